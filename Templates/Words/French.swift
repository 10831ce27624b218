// The widgets' words in French.

extension Phrasebook {
  static let french = Phrasebook(
    language: "fr",
    allDone: "Tout est fait", seeYouTomorrow: "À demain", wellDone: "Bravo", doneForToday: "Journée finie",
    doneOfDue: Forms(one: "{done} habitude sur {due}", other: "{done} habitudes sur {due}"), countsDone: true,
    nothingDue: "Rien de prévu", enjoyTheDay: "Bonne journée", noHabits: "Aucune habitude", noHabitsBriefly: "Aucune habitude",
    addOne: "Ajoutez-en dans l’app", addOneBriefly: "Ajoutez-en",
    unavailable: "Habitudes indisponibles", unavailableBriefly: "Aucune donnée",
    tomorrow: "{name} demain", onWeekday: "{name} {day}", onDate: "{name} le {day}", at: "À {time}", since: "Depuis {time}",
    leftToday: "Encore {n} aujourd’hui", amount: "{amount} sur {target}", amountOfUnit: "{amount} sur {target} {unit}",
    amountThisWeek: "{amount} sur {target} cette semaine", amountThisMonth: "{amount} sur {target} ce mois-ci",
    dayStreak: Forms(one: "Série de {n} jour", many: "Série de {n} de jours", other: "Série de {n} jours"),
    weekStreak: Forms(one: "Série de {n} semaine", many: "Série de {n} de semaines", other: "Série de {n} semaines"),
    monthStreak: "Série de {n} mois",
    timesStreak: Forms(one: "Une seule fois", many: "{n} de fois d’affilée", other: "{n} fois d’affilée"),
    days: Forms(one: "jour", many: "de jours", other: "jours"), weeks: Forms(one: "semaine", many: "de semaines", other: "semaines"),
    months: Forms(many: "de mois", other: "mois"), times: Forms(many: "de fois", other: "fois"),
    toDo: "à faire", keptSoFar: "tenu jusqu’ici", done: "fait", skipped: "sauté", missed: "manqué",
    abbreviations: [
      Abbreviation("\u{202f}k", unit: 1_000, from: 10_000), Abbreviation("\u{202f}M", unit: 1_000_000),
    ])
}
