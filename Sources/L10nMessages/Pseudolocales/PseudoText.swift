/// Changes the text of messages for a pseudolocale.
enum PseudoText {
  /// Returns the text with its words changed. Tags, entities and addresses don't count as words, since programs must
  /// still recognize them.
  static func changed(_ text: String, _ locale: Pseudolocale) -> String {
    let characters = Array(text)
    var changed = ""
    var index = 0
    while index < characters.count {
      if let end = codeEnd(characters, from: index) {
        changed += String(characters[index..<end])
        index = end
      } else if let end = wordEnd(characters, from: index) {
        changed += word(characters[index..<end], locale)
        index = end
      } else {
        changed.append(characters[index])
        index += 1
      }
    }
    return changed
  }

  // MARK: Words

  private static func wordEnd(_ characters: [Character], from start: Int) -> Int? {
    var end = start
    while end < characters.count, isWord(characters[end]) { end += 1 }
    return end > start ? end : nil
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func word(_ characters: ArraySlice<Character>, _ locale: Pseudolocale) -> String {
    switch locale {
    case .accented: accented(characters)
    // A mark on both sides, and an override around the word (UAX #9, sections 2.2 and 2.6).
    case .bidirectional: "\u{200F}\u{202E}\(String(characters))\u{202C}\u{200F}"
    }
  }

  /// Returns a word with accents that is a third to a half longer, by its vowels or, in another script, by every third
  /// character. The last character is kept, since a Korean particle may follow it.
  private static func accented(_ characters: ArraySlice<Character>) -> String {
    var word = ""
    var others = 0
    for character in characters {
      if let accented = accents[character] {
        word.append(accented)
        if vowels.contains(character) { word.append(accented) }
      } else {
        word.append(character)
        if character.isLetter {
          if others.isMultiple(of: 3) { word.append(character) }
          others += 1
        }
      }
    }
    return word
  }

  private static let vowels: Set<Character> = Set("aeiouyAEIOUY")

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))

  // MARK: Markup and addresses

  /// Returns the end of a tag, an entity or an address that begins at an index.
  private static func codeEnd(_ characters: [Character], from start: Int) -> Int? {
    switch characters[start] {
    case "<":
      let rest = characters[(start + 1)...]
      guard let first = rest.first, first == "/" || first.isLetter else { return nil }
      // A tag can't begin in another one. Searching further would be slow with many unclosed tags.
      let end = rest.firstIndex { $0 == ">" || $0 == "<" }
      return end.flatMap { characters[$0] == ">" ? $0 + 1 : nil }
    case "&":
      let end = characters[(start + 1)...].firstIndex { !($0.isASCII && isWord($0) || $0 == "#") }
      return end.flatMap { $0 > start + 1 && characters[$0] == ";" ? $0 + 1 : nil }
    default:
      guard start == 0 || !isAddress(characters[start - 1]) else { return nil }
      let end = characters[start...].firstIndex { !isAddress($0) } ?? characters.count
      return isAddress(characters[start..<end]) ? end : nil
    }
  }

  private static func isAddress(_ character: Character) -> Bool {
    character.isASCII && !character.isWhitespace && character != "<" && character != "\""
  }

  /// Returns a Boolean value indicating whether the text is `https://…`, `www.…` or `name@…`.
  private static func isAddress(_ characters: ArraySlice<Character>) -> Bool {
    let text = String(characters)
    return text.contains("://") || text.hasPrefix("www.") || text.contains("@")
  }
}
