/// The words of a name in Swift.
enum CodeWords {
  /// Returns the words in small letters: `visit`, `count` of `visitCount`, and of `VisitCount`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var lastIsUppercase = true
    for character in name where character != "_" {
      if words.isEmpty || character.isUppercase && !lastIsUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
      lastIsUppercase = character.isUppercase
    }
    return words.isEmpty ? [name] : words
  }

  /// Returns a word with a capital letter at its beginning.
  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
