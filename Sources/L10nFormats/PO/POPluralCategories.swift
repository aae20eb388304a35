import L10nAllLanguages
import L10nLanguage

/// The categories of CLDR that the plural forms of a PO file are for, found by comparing which integers select them.
struct POPluralCategories {
  /// The category of each form, or `nil` for a form that CLDR has no category for.
  let categories: [PluralCategory?]
  /// The numbers that select a form in gettext and that of another category in CLDR.
  let unmapped: [Int]

  /// - Parameter rules: the rules of the file's language.
  init(_ forms: POPluralForms, rules: PluralRules) {
    /// The forms that the numbers of each category select, with how many of the samples do.
    var counts: [PluralCategory: [Int: Int]] = [:]
    var used: Set<Int> = []
    let selected = POPluralForms.samples.map { number in
      let choice = (number: number, category: rules.category(number, .cardinal), form: forms.form(for: number) ?? 0)
      counts[choice.category, default: [:]][choice.form, default: 0] += 1
      used.insert(choice.form)
      return choice
    }
    let most = counts.mapValues { forms in
      forms.max { ($0.value, -$0.key) < ($1.value, -$1.key) } ?? (key: 0, value: 0)
    }
    var categories = [PluralCategory?](repeating: nil, count: forms.count)
    // Some forms are for fractions, which gettext doesn't have, though other programs with the same files do.
    let idle = (0..<forms.count).filter { !used.contains($0) }
    let idleCategories = rules.categories(.cardinal).filter { counts[$0] == nil }
    if idle.count == 1, idleCategories.count == 1 { categories[idle[0]] = idleCategories[0] }
    // Where integers don't select 'other', the form of most numbers takes its place.
    if !categories.contains(.other) {
      let rest = most[.other]?.key ?? most.values.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
      if let rest { categories[rest] = .other }
    }
    for (category, form) in most.sorted(by: { ($0.value.value, $1.key) > ($1.value.value, $0.key) })
    where categories[form.key] == nil {
      categories[form.key] = category
    }
    self.categories = categories
    let forms = Dictionary(categories.enumerated().compactMap { form, category in category.map { ($0, form) } }) {
      first, _ in first
    }
    unmapped = selected.filter { (forms[$0.category] ?? forms[.other]) != $0.form }.map(\.number)
  }

  /// A Boolean value indicating whether each form is for exactly the numbers of its category.
  private var isExact: Bool { unmapped.isEmpty && !categories.contains(nil) }

  /// Returns the categories by the rules of a language or, without one, by those of the first language that has the same
  /// forms.
  static func categories(of forms: POPluralForms, language: LanguageTag?) -> POPluralCategories {
    if let language { return POPluralCategories(forms, rules: PluralRules(for: language)) }
    let all = examples.compactMap { LanguageTag($0) }.map { POPluralCategories(forms, rules: PluralRules(for: $0)) }
    return all.first(where: \.isExact) ?? all[0]
  }

  /// A language for each kind of plural rules that programs with PO files support.
  private static let examples = [
    "en", "ko", "fr", "ru", "pl", "cs", "lt", "lv", "ro", "sl", "ar", "he", "ga", "gd", "cy", "mt", "br", "is", "mk",
    "hr", "es", "dsb",
  ]

  // MARK: New files

  /// Returns the value of `Plural-Forms` for a language, or `nil` if gettext has no usual one for its rules.
  static func standardValue(for language: LanguageTag) -> String? {
    let rules = PluralRules(for: language)
    let categories = rules.integerCategories(.cardinal)
    return standardValues.first { value in
      guard let forms = try? POPluralForms(value), forms.count == categories.count else { return false }
      return POPluralCategories(forms, rules: rules).unmapped.allSatisfy { $0 >= 1_000_000 }
    }
  }

  /// The usual values (GNU gettext, `plural-table.c`; the others by CLDR's rules).
  private static let standardValues = [
    "nplurals=1; plural=0;",
    "nplurals=2; plural=(n != 1);",
    "nplurals=2; plural=(n > 1);",
    "nplurals=2; plural=(n%10 != 1 || n%100 == 11);",
    "nplurals=2; plural=(n%10 == 4 || n%10 == 6 || n%10 == 9);",
    "nplurals=2; plural=(n > 1 && (n < 11 || n > 99));",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;",
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : (n==0 || (n%100 > 0 && n%100 < 20)) ? 1 : 2);",
    "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);",
    "nplurals=3; plural=(n==0 ? 0 : n==1 ? 1 : 2);",
    "nplurals=3; plural=(n<=1 ? 0 : n<=10 ? 1 : 2);",
    "nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);",
    "nplurals=4; plural=(n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : (n > 2 && n < 20) ? 2 : 3;",
    "nplurals=4; plural=(n%10==1 ? 0 : n%10==2 ? 1 : n%20==0 ? 2 : 3);",
    "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n<7 && n>2 ? 2 : n<11 && n>6 ? 3 : 4);",
    "nplurals=5; plural=(n==1 ? 0 : n==2 ? 1 : n==0 || n%100>=3 && n%100<=10 ? 2 : n%100>=11 && n%100<=19 ? 3 : 4);",
    "nplurals=4; plural=(n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && n%100!=12 && n%100!=72 && "
      + "n%100!=92 ? 1 : (n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) && "
      + "n%100<90 ? 2 : 3);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5);",
    "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n%20==2 || n%1000==0 && (n%100000>=1000 && n%100000<=20000 || "
      + "n%100000==40000 || n%100000==60000 || n%100000==80000) || n%1000000==100000 ? 2 : n%20==3 ? 3 : n%20==1 ? 4 : 5);",
  ]
}
