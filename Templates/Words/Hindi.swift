// The widgets' words in Hindi.

extension Phrasebook {
  static let hindi = Phrasebook(
    language: "hi",
    allDone: "सब पूरा हुआ", seeYouTomorrow: "कल मिलते हैं", wellDone: "शाबाश", doneForToday: "आज के लिए बस",
    doneOfDue: Forms(one: "{due} में से {done} आदत", other: "{due} में से {done} आदतें"), countsDone: true,
    nothingDue: "आज कुछ नहीं", enjoyTheDay: "दिन शुभ हो", noHabits: "अभी कोई आदत नहीं", noHabitsBriefly: "कोई आदत नहीं", addOne: "ऐप में जोड़ें",
    addOneBriefly: "एक जोड़ें",
    unavailable: "आदतें उपलब्ध नहीं", unavailableBriefly: "उपलब्ध नहीं",
    tomorrow: "कल {name}", onWeekday: "{day} को {name}", onDate: "{day} को {name}", at: "{time} बजे", since: "{time} बजे से",
    namesDayPeriods: true,
    leftToday: "आज {n} बाकी", amount: "{target} में से {amount}", amountOfUnit: "{target} {unit} में से {amount}",
    amountThisWeek: "इस हफ़्ते {target} में से {amount}", amountThisMonth: "इस महीने {target} में से {amount}",
    dayStreak: "लगातार {n} दिन", weekStreak: Forms(one: "लगातार {n} हफ़्ता", other: "लगातार {n} हफ़्ते"),
    monthStreak: Forms(one: "लगातार {n} महीना", other: "लगातार {n} महीने"),
    timesStreak: Forms(one: "अब तक एक बार", other: "लगातार {n} बार"),
    days: "दिन", weeks: Forms(one: "हफ़्ता", other: "हफ़्ते"), months: Forms(one: "महीना", other: "महीने"), times: "बार",
    toDo: "बाकी", keptSoFar: "अब तक निभाई", done: "पूरी", skipped: "छोड़ी गई", missed: "छूट गई",
    abbreviations: [
      Abbreviation("\u{a0}हज़ार", unit: 1_000, from: 10_000), Abbreviation("\u{a0}लाख", unit: 100_000),
      Abbreviation("\u{a0}करोड़", unit: 10_000_000),
    ])
}
