// The widgets' words in Thai.

extension Phrasebook {
  static let thai = Phrasebook(
    language: "th",
    allDone: "ทำครบแล้ว", seeYouTomorrow: "พบกันพรุ่งนี้", wellDone: "เยี่ยมมาก", doneForToday: "วันนี้พอแค่นี้",
    doneOfDue: "ทำแล้ว {done} จาก {due} นิสัย",
    nothingDue: "วันนี้ไม่มีรายการ", enjoyTheDay: "ขอให้เป็นวันที่ดี", noHabits: "ยังไม่มีนิสัย", noHabitsBriefly: "ยังไม่มี", addOne: "เพิ่มได้ในแอป",
    addOneBriefly: "เพิ่มนิสัย",
    unavailable: "ไม่สามารถอ่านนิสัยได้", unavailableBriefly: "อ่านไม่ได้",
    tomorrow: "{name} พรุ่งนี้", onWeekday: "{name} {day}", onDate: "{name} วันที่ {day}", at: "เวลา {time}", since: "ตั้งแต่ {time}",
    leftToday: "วันนี้เหลืออีก {n}", amount: "{amount} จาก {target}", amountOfUnit: "{amount} จาก {target} {unit}",
    amountThisWeek: "สัปดาห์นี้ {amount} จาก {target}", amountThisMonth: "เดือนนี้ {amount} จาก {target}",
    dayStreak: "ต่อเนื่อง {n} วัน", weekStreak: "ต่อเนื่อง {n} สัปดาห์", monthStreak: "ต่อเนื่อง {n} เดือน", timesStreak: "ติดต่อกัน {n} ครั้ง",
    days: "วัน", weeks: "สัปดาห์", months: "เดือน", times: "ครั้ง",
    toDo: "ยังไม่ได้ทำ", keptSoFar: "รักษาไว้ได้", done: "ทำแล้ว", skipped: "ข้าม", missed: "พลาด",
    abbreviations: [Abbreviation("K", unit: 1_000, from: 10_000), Abbreviation("M", unit: 1_000_000)])
}
