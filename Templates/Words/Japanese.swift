// The widgets' words in Japanese.

extension Phrasebook {
  static let japanese = Phrasebook(
    language: "ja",
    allDone: "全部完了", seeYouTomorrow: "また明日", wellDone: "お見事", doneForToday: "今日はここまで",
    doneOfDue: "{due}件中{done}件を達成",
    nothingDue: "予定なし", enjoyTheDay: "よい一日を", noHabits: "習慣がありません", noHabitsBriefly: "習慣なし", addOne: "アプリで追加できます", addOneBriefly: "追加できます",
    unavailable: "習慣を読めません", unavailableBriefly: "読込不可",
    tomorrow: "明日は{name}", onWeekday: "{day}に{name}", onDate: "{day}に{name}", at: "{time}に", since: "{time}から",
    leftToday: "今日はあと{n}件", amount: "{amount}/{target}", amountOfUnit: "{amount}/{target} {unit}",
    amountThisWeek: "今週 {amount}/{target}", amountThisMonth: "今月 {amount}/{target}",
    dayStreak: "{n}日連続", weekStreak: "{n}週連続", monthStreak: "{n}か月連続", timesStreak: "{n}回連続",
    days: "日", weeks: "週", months: "か月", times: "回", counted: "{n}{unit}",
    toDo: "未完了", keptSoFar: "継続中", done: "完了", skipped: "スキップ", missed: "未達成", comma: "、",
    abbreviations: [Abbreviation("万", unit: 10_000), Abbreviation("億", unit: 100_000_000)])
}
