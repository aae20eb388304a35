import L10nMessages

extension PatternText {
  /// Returns the holes whose following words they may count: in English, words in the plural; elsewhere, any that
  /// aren't units.
  func holesBeforeCounted(isEnglish: Bool) -> [MessagePattern.Element] {
    var holes = holes.makeIterator()
    return bytes.indices.filter { bytes[$0] == Self.hole }.compactMap { index in
      guard let hole = holes.next() else { return nil }
      // A number after this sign is one of a series.
      if index > 0, bytes[index - 1] == UInt8(ascii: "#") { return nil }
      let rest = bytes[(index + 1)...]
      let end = rest.firstIndex { $0 == Self.hole || ".,;:!?\n".utf8.contains($0) } ?? rest.endIndex
      let following = Self.words(in: Array(rest[..<end]))
      let words = following.prefix { $0.first?.isLetter == true }
      // One word between two placeholders is the "of" of a share.
      let isShare = end < bytes.count && bytes[end] == Self.hole && following.count < 2
      guard let first = words.first, !isShare else { return nil }
      guard isEnglish else { return Self.isUnit(first) ? nil : hole }
      return !Self.isFixed(after: bytes[..<index], before: first) && !Self.areAlwaysPlural(words)
        && words.prefix(3).contains(where: Self.isPlural) ? hole : nil
    }
  }

  /// Returns the words of a text that begins with a space or a tag, or none if the number is attached to the next word.
  private static func words(in bytes: [UInt8]) -> [String] {
    let bytes = MarkupTag.blanked(in: bytes)
    guard bytes.first == 0x20 || bytes.starts(with: [0xC2, 0xA0]) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\u{A0}" }.map(String.init)
  }

  /// Returns a Boolean value indicating whether a number between a text and a word hardly is 1, because a product sets it:
  /// "at least 8 characters", "all 5 sensors", "for 10 minutes".
  private static func isFixed(after text: some Collection<UInt8>, before word: String) -> Bool {
    let text = String(decoding: text, as: UTF8.self).lowercased()
    if text.hasSuffix("for "), ["seconds", "minutes", "hours", "days"].contains(where: word.lowercased().hasPrefix) {
      return true
    }
    let limits = [
      "at least ", "at most ", "more than ", "less than ", "fewer than ", "up to ", "over ", "exceed ", ">", "> ", "≥ ",
      "all ",
    ]
    return limits.contains(where: text.hasSuffix)
  }

  /// Returns a Boolean value indicating whether words after a number ask for a plural even after 1: "1 or more files",
  /// "1 of your photos".
  private static func areAlwaysPlural(_ words: some Collection<String>) -> Bool {
    guard let first = words.first, let second = words.dropFirst().first else { return false }
    switch first {
    case "or": return ["more", "fewer", "less"].contains(second)
    case "of": return ["your", "the", "my", "our", "their", "these", "those", "all"].contains(second)
    default: return false
    }
  }

  private static func isPlural(_ word: String) -> Bool {
    if word.hasSuffix("(s)") || word.hasSuffix("(es)") || ["people", "children"].contains(word) { return true }
    return word.utf8.count > 3 && word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
      && !["mins", "secs", "days'", "always", "was", "has", "does", "this"].contains(word)
  }

  private static func isUnit(_ word: String) -> Bool {
    ["min", "sec", "am", "pm"].contains(word.lowercased())
      || word.utf8.allSatisfy { !"aeiouyAEIOUY".utf8.contains($0) && $0 < 0x80 }
  }
}

extension MessagePattern.Element {
  /// The argument of a placeholder; `nil` for everything else.
  var placeholderArgument: String? {
    if case .placeholder(let hole) = self { hole.argument } else { nil }
  }
}
