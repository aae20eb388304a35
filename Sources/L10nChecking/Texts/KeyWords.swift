import L10nText

/// The words that a key is made of.
enum KeyWords {
  /// Returns the words in lower case, without placeholders: of `REMOVE_%i_ITEMS`, `remove` and `items`.
  static func words(of key: String) -> [String] {
    var words: [String] = []
    var word = "".unicodeScalars
    func finish() {
      if !word.isEmpty { words.append(String(word).lowercased()) }
      word = "".unicodeScalars
    }
    let key = key.utf8.contains(UInt8(ascii: "%")) ? withoutPlaceholders(key) : key
    for scalar in key.unicodeScalars {
      guard scalar.isWordCharacter else {
        finish()
        continue
      }
      if scalar.properties.isUppercase, word.last?.properties.isLowercase == true { finish() }
      word.append(scalar)
    }
    finish()
    return words
  }

  private static func withoutPlaceholders(_ key: String) -> String {
    key.replacing(/%(?:[0-9]+\$)?[0-9.#+-]*[hlqzt]*[@A-Za-z]/, with: " ")
  }
}
