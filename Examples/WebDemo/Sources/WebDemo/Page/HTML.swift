import L10nRuntime

/// A part of a page. What translators and others wrote gets into it as text only.
struct HTML: Sendable, ExpressibleByStringInterpolation {
  private(set) var source: String

  init(stringLiteral value: String) {
    source = value
  }

  init(stringInterpolation: StringInterpolation) {
    source = stringInterpolation.source
  }

  /// Parts after each other.
  init(_ parts: [HTML]) {
    source = parts.map(\.source).joined()
  }

  /// Markup with texts between.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: String) {
      source += literal
    }

    mutating func appendInterpolation(_ text: String) {
      for character in text.unicodeScalars {
        switch character {
        case "&": source += "&amp;"
        case "<": source += "&lt;"
        case ">": source += "&gt;"
        case "\"": source += "&quot;"
        default: source.unicodeScalars.append(character)
        }
      }
    }

    mutating func appendInterpolation(_ number: Int) {
      source += String(number)
    }

    mutating func appendInterpolation(_ part: HTML) {
      source += part.source
    }
  }
}
