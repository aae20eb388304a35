import L10nLanguage

/// The word after an argument's name in ICU's syntax: `{n, number}`.
enum ArgumentKeyword: Hashable {
  case number
  /// A number formatted by the language's own rules: `spellout`, `ordinal`.
  case ruled(NumberFormat)
  case date
  case time
  case styled(StyledKind)
  case choice(ChoiceKind)
  /// A type of ICU's that Foundation can't format, with a sentence that suggests an alternative.
  case unsupported(String)

  /// A list, a span of time or an amount of data.
  enum StyledKind: String {
    case list, interval, bytes, duration
  }

  /// Plural or select.
  enum ChoiceKind: Hashable {
    case plural(PluralKind)
    case select

    /// The branches that a message of this kind begins with, for advice.
    var example: String {
      switch self {
      case .plural: "one {…} other {…}"
      case .select: "female {…} other {…}"
      }
    }
  }

  /// Returns the type with a name, in any case, or `nil` if ICU has no such type.
  init?(_ word: String) {
    switch word.lowercased() {
    case "number": self = .number
    case "spellout": self = .ruled(.spellout)
    case "ordinal": self = .ruled(.ordinal)
    case "date": self = .date
    case "time": self = .time
    case "plural": self = .choice(.plural(.cardinal))
    case "selectordinal": self = .choice(.plural(.ordinal))
    case "select": self = .choice(.select)
    case "choice": self = .unsupported("`choice` isn't supported; use `plural` with branches such as `=0 {…}`")
    case let name:
      guard let kind = StyledKind(rawValue: name) else { return nil }
      self = .styled(kind)
    }
  }
}
