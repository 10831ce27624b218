// The widgets' words in English, which also stand in where a language has none.

extension Phrasebook {
  static let english = Phrasebook(
    language: "en",
    allDone: "All done", seeYouTomorrow: "See you tomorrow", wellDone: "Well done", doneForToday: "Done for today",
    doneOfDue: Forms(one: "{done} of {due} habit", other: "{done} of {due} habits"),
    nothingDue: "Nothing due", enjoyTheDay: "Enjoy the day", noHabits: "No habits yet", noHabitsBriefly: "No habits yet",
    addOne: "Add one in the app", addOneBriefly: "Add one",
    unavailable: "Habits unavailable", unavailableBriefly: "Habits unavailable",
    tomorrow: "{name} tomorrow", onWeekday: "{name} on {day}", onDate: "{name} on {day}", at: "At {time}", since: "Since {time}",
    leftToday: "{n} left today", amount: "{amount} of {target}", amountOfUnit: "{amount} of {target} {unit}",
    amountThisWeek: "{amount} of {target} this week", amountThisMonth: "{amount} of {target} this month",
    dayStreak: "{n} day streak", weekStreak: "{n} week streak", monthStreak: "{n} month streak",
    timesStreak: Forms(one: "Once so far", other: "{n} times in a row"),
    days: Forms(one: "day", other: "days"), weeks: Forms(one: "week", other: "weeks"), months: Forms(one: "month", other: "months"),
    times: Forms(one: "time", other: "times"),
    toDo: "to do", keptSoFar: "kept so far", done: "done", skipped: "skipped", missed: "missed",
    abbreviations: [Abbreviation("k", unit: 1_000, from: 10_000), Abbreviation("M", unit: 1_000_000)])
}
