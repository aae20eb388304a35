import L10nLanguage

/// Ordinals in previews: as in ICU 77 for the sample's languages and Japanese, as plain numbers for others.
struct PreviewOrdinals {
  private let language: String

  init(in tag: LanguageTag) {
    language = tag.language
  }

  /// Returns a whole number as an ordinal.
  func text(_ number: PreviewNumber, _ rules: PluralRules) -> String {
    switch language {
    case "ko": number.text + "번째"
    case "zh", "ja": "第" + number.text
    case "en": number.text + Self.englishEnding(number.category(rules, .ordinal))
    default: number.text
    }
  }

  private static func englishEnding(_ category: PluralCategory) -> String {
    switch category {
    case .one: "st"
    case .two: "nd"
    case .few: "rd"
    case .zero, .many, .other: "th"
    }
  }
}
