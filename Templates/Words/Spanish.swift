// The widgets' words in Spanish.

extension Phrasebook {
  static let spanish = Phrasebook(
    language: "es",
    allDone: "Todo hecho", seeYouTomorrow: "Hasta mañana", wellDone: "Bien hecho", doneForToday: "Listo por hoy",
    doneOfDue: Forms(one: "{done} de {due} hábito", other: "{done} de {due} hábitos"),
    nothingDue: "Día libre", enjoyTheDay: "Buen día", noHabits: "Aún no hay hábitos", noHabitsBriefly: "Sin hábitos",
    addOne: "Añade uno en la app", addOneBriefly: "Añade uno",
    unavailable: "Hábitos no disponibles", unavailableBriefly: "Sin datos",
    tomorrow: "{name} mañana", onWeekday: "{name} el {day}", onDate: "{name} el {day}",
    at: Forms(one: "A la {time}", other: "A las {time}"), since: Forms(one: "Desde la {time}", other: "Desde las {time}"),
    leftToday: Forms(one: "Queda {n} hoy", other: "Quedan {n} hoy"), amount: "{amount} de {target}",
    amountOfUnit: "{amount} de {target} {unit}",
    amountThisWeek: "{amount} de {target} esta semana", amountThisMonth: "{amount} de {target} este mes",
    dayStreak: Forms(one: "Racha de {n} día", many: "Racha de {n} de días", other: "Racha de {n} días"),
    weekStreak: Forms(one: "Racha de {n} semana", many: "Racha de {n} de semanas", other: "Racha de {n} semanas"),
    monthStreak: Forms(one: "Racha de {n} mes", many: "Racha de {n} de meses", other: "Racha de {n} meses"),
    timesStreak: Forms(one: "Una vez por ahora", many: "{n} de veces seguidas", other: "{n} veces seguidas"),
    days: Forms(one: "día", many: "de días", other: "días"), weeks: Forms(one: "semana", many: "de semanas", other: "semanas"),
    months: Forms(one: "mes", many: "de meses", other: "meses"), times: Forms(one: "vez", many: "de veces", other: "veces"),
    toDo: "pendiente", keptSoFar: "cumplido por ahora", done: "hecho", skipped: "omitido", missed: "fallado",
    abbreviations: [
      Abbreviation("\u{a0}mil", unit: 1_000, from: 10_000), Abbreviation("\u{a0}M", unit: 1_000_000),
    ])
}
