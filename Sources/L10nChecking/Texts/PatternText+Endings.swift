import L10nMessages
import L10nText

extension PatternText {
  /// Returns a Boolean value indicating whether an argument is written as the ending of a word after a number, as in
  /// `%lld file%@`, and nowhere else. Code passes `s` or an empty text, which a language without such endings leaves out.
  ///
  /// - Parameter isNumber: a function that tells by an argument's name whether it is a number.
  func hasOnlyAsEnding(_ argument: String, isNumber: (String) -> Bool) -> Bool {
    guard choices.isEmpty else { return false }
    var (isEnding, followsNumber) = (false, false)
    for (hole, index) in zip(holes, bytes.indices.filter { bytes[$0] == Self.hole }) {
      guard let name = hole.placeholderArgument else { continue }
      if name == argument {
        guard followsNumber, isAfterWord(index), !isBeforeWord(index) else { return false }
        isEnding = true
      } else if isNumber(name) {
        followsNumber = true
      }
    }
    return isEnding
  }

  /// Returns a Boolean value indicating whether two small letters come before a hole; one may be an abbreviation: `v%@`.
  private func isAfterWord(_ index: Int) -> Bool {
    index >= 2 && bytes[(index - 2)..<index].allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
  }

  private func isBeforeWord(_ index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    return next.isASCIILetter || next.isASCIIDigit || next >= 0x80
  }
}
