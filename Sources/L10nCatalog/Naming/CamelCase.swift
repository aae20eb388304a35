import L10nMessages

/// Converts the words of keys (`snake_case`, `kebab-case`, words, `camelCase`, `SHOUTED`) to Swift's camel case.
enum CamelCase {
  /// Returns `UpperCamelCase`, for types; never empty, but it may begin with a digit.
  static func upper(_ text: String) -> String {
    joined(text, isUpper: true)
  }

  /// Returns `lowerCamelCase`, for members; never empty, but it may begin with a digit.
  static func lower(_ text: String) -> String {
    joined(text, isUpper: false)
  }

  private static func joined(_ text: String, isUpper: Bool) -> String {
    let simple = joinedSnakeCase(text, isUpper: isUpper)
    if !simple.isEmpty { return simple }
    var result = String.UnicodeScalarView()
    for (index, word) in words(of: text).enumerated() {
      guard let first = word.first else { continue }
      if let last = result.last, needsSeparator(last, first) { result.append("_") }
      if index == 0 && !isUpper {
        result.append(contentsOf: uncapitalized(word))
      } else {
        result.append(titlecased(first))
        result.append(contentsOf: word.dropFirst())
      }
    }
    return String(result)
  }

  /// A fast path for most keys: lowercase letters, digits and single underscores. Returns an empty string for any
  /// other.
  private static func joinedSnakeCase(_ text: String, isUpper: Bool) -> String {
    text.withBytes { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { result in
        // At most one byte is written for each that is read.
        var count = 0
        var beginsWord = isUpper
        var previous = UInt8(ascii: "_")
        for byte in bytes {
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"):
            result[count] = beginsWord ? byte - 0x20 : byte
            count += 1
            beginsWord = false
          case UInt8(ascii: "0")...UInt8(ascii: "9"):
            if previous == UInt8(ascii: "_"), count > 0, result[count - 1] <= UInt8(ascii: "9") { return 0 }
            result[count] = byte
            count += 1
            beginsWord = false
          case UInt8(ascii: "_") where previous != UInt8(ascii: "_"): beginsWord = true
          default: return 0
          }
          previous = byte
        }
        return previous == UInt8(ascii: "_") ? 0 : count
      }
    }
  }

  /// Returns a Boolean value indicating whether an uppercase letter can't show where a word begins.
  private static func needsSeparator(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
    if isDigit(first) { return isDigit(last) }
    return !isCased(first)
  }
}

// MARK: - Words

extension CamelCase {
  private typealias Word = [Unicode.Scalar]

  /// Returns the words of a text, at least one. A scalar that identifiers can't have is a separate word, `u2605`.
  private static func words(of text: String) -> [Word] {
    if text.isEmpty { return [Word("empty".unicodeScalars)] }
    var words: [Word] = []
    var word: Word = []
    for scalar in text.unicodeScalars {
      if isSeparator(scalar) {
        finish(&word, &words)
      } else if IdentifierScalars.canContinue(scalar)
        && (!word.isEmpty || isDigit(scalar) || IdentifierScalars.canBegin(scalar))
      {
        word.append(scalar)
      } else {
        finish(&word, &words)
        words.append(spelled(scalar))
      }
    }
    finish(&word, &words)
    if words.isEmpty { words = text.unicodeScalars.map(spelled) }
    return words
  }

  /// Adds the current word to the others; one in capitals, such as `FOR` in `URL_FOR`, becomes lowercase.
  private static func finish(_ word: inout Word, _ words: inout [Word]) {
    guard let first = word.first else { return }
    let isShouted = isUppercase(first) && !word.contains(where: isLowercase)
    words.append(isShouted ? word.map(lowercased) : word)
    word = []
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> Word {
    let digits = String(scalar.value, radix: 16)
    return Word(("u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits).unicodeScalars)
  }

  /// Returns the word with its first letter in lowercase, or all capitals of an abbreviation at its start: `urlString`.
  private static func uncapitalized(_ word: Word) -> Word {
    let capitals = word.prefix(while: isUppercase).count
    let isFollowedByWord = capitals > 1 && capitals < word.count && isLowercase(word[capitals])
    let count = isFollowedByWord ? capitals - 1 : capitals
    return word.prefix(count).map(lowercased) + word.dropFirst(count)
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "_", "-", ".", " ", "\t", "\n", "\r", "\u{A0}", "\u{3000}": true
    default: false
    }
  }
}

// MARK: - Case

extension CamelCase {
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar >= "0" && scalar <= "9"
  }

  private static func isCased(_ scalar: Unicode.Scalar) -> Bool {
    isUppercase(scalar) || isLowercase(scalar)
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar >= "A" && scalar <= "Z" : hasStableCase(scalar) && lowercased(scalar) != scalar
  }

  private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar >= "a" && scalar <= "z" : hasStableCase(scalar) && titlecased(scalar) != scalar
  }

  private static func titlecased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard hasStableCase(scalar) else { return scalar }
    return single(scalar.properties.titlecaseMapping) ?? scalar
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard hasStableCase(scalar) else { return scalar }
    return single(scalar.properties.lowercaseMapping) ?? scalar
  }

  /// Returns a Boolean value indicating whether a scalar is in an alphabet whose cases are the same in every version of
  /// Unicode that a standard library may have.
  private static func hasStableCase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x530 || (0x1E00...0x1FFF).contains(scalar.value)
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
