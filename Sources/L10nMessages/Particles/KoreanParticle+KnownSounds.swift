import L10nLanguage

extension KoreanParticle {
  /// Returns a text in which each both-form in brackets directly after a word of the text is replaced with the right
  /// form: `파일을(를)` becomes `파일을`. Both-forms after an unknown sound are kept.
  ///
  /// Only unambiguous shapes are resolved. `은/는` may be a choice of two words, `(이)` may begin a remark, and next to
  /// `(나)`, even `이(가)` may be an item of a list.
  ///
  /// - Parameter isWhole: whether nothing precedes the text, so that its first word is complete.
  package static func resolved(in text: String, isWhole: Bool) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == 0xEF }) else { return text }
    let isList = text.contains("(나)") || text.contains("（나）")
    var result = ""
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      guard let (particle, end) = leading(text[index...]),
        particle.isUnmistakable(before: text[end...], inList: isList),
        text[..<index].suffix(200).endsInItsOwnWord(isWhole: isWhole)
      else {
        index = text.index(after: index)
        continue
      }
      result += text[start..<index]
      result += particle.form(after: String(text[..<index].suffix(200)))
      (start, index) = (end, end)
    }
    return start == text.startIndex ? text : result + text[start...]
  }

  private func isUnmistakable(before rest: Substring, inList: Bool) -> Bool {
    guard !written.contains("/"), !written.contains("／"), afterConsonant != "아" else { return false }
    // `(이)라고` and `(으)로`, whose ending isn't part of the particle.
    guard !afterVowel.isEmpty else { return Self.beginsWithEnding(rest, of: afterConsonant) }
    return afterConsonant != "이" || !inList
  }
}

extension Substring {
  /// Returns a Boolean value indicating whether the text ends in a complete word, apart from quotes and brackets.
  fileprivate func endsInItsOwnWord(isWhole: Bool) -> Bool {
    guard let last = last(where: { $0.isLetter || $0.isNumber || $0.isWhitespace }), !last.isWhitespace else {
      return false
    }
    return isWhole || last.unicodeScalars.first.flatMap(FinalSound.hangul) != nil || contains(where: \.isWhitespace)
  }
}
