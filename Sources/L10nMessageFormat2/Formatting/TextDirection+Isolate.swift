import L10nAllLanguages

extension TextDirection {
  /// The character that begins an isolated text of this direction.
  var isolate: Character {
    switch self {
    case .leftToRight: "\u{2066}"
    case .rightToLeft: "\u{2067}"
    case .unknown: "\u{2068}"
    }
  }
}
