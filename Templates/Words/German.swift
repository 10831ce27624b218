// The widgets' words in German.

extension Phrasebook {
  static let german = Phrasebook(
    language: "de",
    allDone: "Alles erledigt", seeYouTomorrow: "Bis morgen", wellDone: "Gut gemacht", doneForToday: "Das war’s",
    doneOfDue: Forms(one: "{done} von {due} Gewohnheit", other: "{done} von {due} Gewohnheiten"),
    nothingDue: "Nichts fällig", enjoyTheDay: "Schönen Tag", noHabits: "Noch keine Gewohnheiten", noHabitsBriefly: "Noch leer",
    addOne: "In der App hinzufügen", addOneBriefly: "Neu anlegen",
    unavailable: "Gewohnheiten nicht verfügbar", unavailableBriefly: "Keine Daten",
    tomorrow: "{name} morgen", onWeekday: "{name} am {day}", onDate: "{name} am {day}", at: "Um {time}", since: "Seit {time}",
    leftToday: "Heute noch {n}", amount: "{amount} von {target}", amountOfUnit: "{amount} von {target} {unit}",
    amountThisWeek: "Diese Woche {amount} von {target}", amountThisMonth: "Diesen Monat {amount} von {target}",
    dayStreak: Forms(one: "{n} Tag in Folge", other: "{n} Tage in Folge"),
    weekStreak: Forms(one: "{n} Woche in Folge", other: "{n} Wochen in Folge"),
    monthStreak: Forms(one: "{n} Monat in Folge", other: "{n} Monate in Folge"),
    timesStreak: Forms(one: "Bisher einmal", other: "{n}-mal in Folge"),
    days: Forms(one: "Tag", other: "Tage"), weeks: Forms(one: "Woche", other: "Wochen"), months: Forms(one: "Monat", other: "Monate"),
    times: "Mal",
    toDo: "zu erledigen", keptSoFar: "bisher geschafft", done: "erledigt", skipped: "ausgelassen", missed: "verpasst",
    abbreviations: [
      Abbreviation("\u{a0}Tsd.", unit: 1_000, from: 10_000), Abbreviation("\u{a0}Mio.", unit: 1_000_000),
    ])
}
