import L10nFormats
import L10nProject

extension JSONValue {
  /// The value in which control and direction characters are numbers, so that no text can hide something, or change
  /// the direction of what follows: `<U+202E>`. Line breaks and tabs stay, because JSON escapes them.
  var visible: JSONValue {
    switch self {
    case .object(let members): .object(members.map { ($0.key.withVisibleCharacters, $0.value.visible) })
    case .array(let values): .array(values.map(\.visible))
    case .string(let text): .string(text.withVisibleCharacters)
    case .word: self
    }
  }

  /// The value in which the numbers of such characters are the characters again.
  var withNamedCharacters: JSONValue {
    switch self {
    case .object(let members): .object(members.map { ($0.key, $0.value.withNamedCharacters) })
    case .array(let values): .array(values.map(\.withNamedCharacters))
    case .string(let text): .string(text.withNamedCharacters)
    case .word: self
    }
  }
}

extension String {
  fileprivate var withVisibleCharacters: String {
    guard unicodeScalars.contains(where: \.isNumbered) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isNumbered {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  fileprivate var withNamedCharacters: String {
    guard contains("<U+") else { return self }
    return replacing(/<U\+([0-9A-F]{4,6})>/) { match in
      let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.flatMap { $0.isNumbered ? String($0) : nil } ?? String(match.0)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isNumbered: Bool { self != "\n" && self != "\t" && Console.isInvisible(self) }
}
