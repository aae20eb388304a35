/// Turns what people write in keys (`snake_case`, `kebab-case`, words, `camelCase`, `SHOUTED`) into Swift's way of
/// joining words.
enum CamelCase {
  /// `UpperCamelCase`, for types; never empty, though it may begin with a digit.
  static func upper(_ text: String) -> String {
    joined(text, isUpper: true)
  }

  /// `lowerCamelCase`, for members; never empty, though it may begin with a digit.
  static func lower(_ text: String) -> String {
    isOneLowercaseWord(text) ? text : joined(text, isUpper: false)
  }

  private static func joined(_ text: String, isUpper: Bool) -> String {
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

  /// Most keys, which need no work.
  private static func isOneLowercaseWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }

  /// Where an upper-case letter can't show that a word begins.
  private static func needsSeparator(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
    if isDigit(first) { return isDigit(last) }
    return !isCased(first)
  }
}

// MARK: - Words

extension CamelCase {
  private typealias Word = [Unicode.Scalar]

  /// The words of a text, at least one. A scalar that no identifier may hold is a word of its own, `u2605`.
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

  /// Adds the word that was read to the others; one in capitals, such as `FOR` in `URL_FOR`, in small letters.
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

  /// The word with its first letter small, or all capitals that an abbreviation begins it with: `urlString`.
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

  /// The alphabets whose cases are the same in every version of Unicode that a standard library may have.
  private static func hasStableCase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x530 || (0x1E00...0x1FFF).contains(scalar.value)
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
