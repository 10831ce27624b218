// The widgets' words in Arabic, in all six of its plural forms.

extension Phrasebook {
  static let arabic = Phrasebook(
    language: "ar",
    allDone: "تم كل شيء", seeYouTomorrow: "إلى الغد", wellDone: "أحسنت", doneForToday: "يكفي لليوم",
    doneOfDue: Forms(
      one: "{done} من عادة واحدة", two: "{done} من عادتين", few: "{done} من {due} عادات", other: "{done} من {due} عادة"),
    nothingDue: "لا شيء مطلوب", enjoyTheDay: "يومًا سعيدًا", noHabits: "لا عادات بعد", noHabitsBriefly: "لا عادات بعد",
    addOne: "أضِف عادة من التطبيق", addOneBriefly: "أضِف عادة",
    unavailable: "العادات غير متاحة", unavailableBriefly: "غير متاحة",
    tomorrow: "{name} غدًا", onWeekday: "{name} يوم {day}", onDate: "{name} في {day}", at: "الساعة {time}", since: "منذ {time}",
    leftToday: Forms(
      zero: "لم يبقَ شيء اليوم", one: "بقيت عادة واحدة اليوم", two: "بقيت عادتان اليوم", few: "بقيت {n} عادات اليوم",
      other: "بقيت {n} عادة اليوم"),
    amount: "{amount} من {target}", amountOfUnit: "{amount} من {target} {unit}",
    amountThisWeek: "{amount} من {target} هذا الأسبوع", amountThisMonth: "{amount} من {target} هذا الشهر",
    dayStreak: Forms(
      one: "سلسلة من يوم واحد", two: "سلسلة من يومين", few: "سلسلة من {n} أيام", many: "سلسلة من {n} يومًا", other: "سلسلة من {n} يوم"),
    weekStreak: Forms(
      one: "سلسلة من أسبوع واحد", two: "سلسلة من أسبوعين", few: "سلسلة من {n} أسابيع", many: "سلسلة من {n} أسبوعًا",
      other: "سلسلة من {n} أسبوع"),
    monthStreak: Forms(
      one: "سلسلة من شهر واحد", two: "سلسلة من شهرين", few: "سلسلة من {n} أشهر", many: "سلسلة من {n} شهرًا", other: "سلسلة من {n} شهر"),
    timesStreak: Forms(
      one: "مرة واحدة حتى الآن", two: "مرتان متتاليتان", few: "{n} مرات متتالية", other: "{n} مرة متتالية"),
    days: Forms(one: "يوم", two: "يومان", few: "أيام", many: "يومًا", other: "يوم"),
    weeks: Forms(one: "أسبوع", two: "أسبوعان", few: "أسابيع", many: "أسبوعًا", other: "أسبوع"),
    months: Forms(one: "شهر", two: "شهران", few: "أشهر", many: "شهرًا", other: "شهر"),
    times: Forms(one: "مرة", two: "مرتان", few: "مرات", other: "مرة"),
    toDo: "لم تُنجز بعد", keptSoFar: "مستمرة حتى الآن", done: "منجزة", skipped: "متخطاة", missed: "فائتة", comma: "، ",
    abbreviations: [
      Abbreviation("\u{a0}ألف", unit: 1_000, from: 10_000), Abbreviation("\u{a0}مليون", unit: 1_000_000),
    ])
}
