/// A text with some parts replaced, which keeps the original positions of its characters.
struct RewrittenText {
  let text: String
  /// The ranges of the new parts and of those they replace, in UTF-8 bytes.
  private let replacements: [(new: Range<Int>, old: Range<Int>)]

  /// - Parameter replacements: the replacements in the order of the text.
  init(_ original: String, _ replacements: [(range: Range<String.Index>, text: String)]) {
    var text = ""
    var ranges: [(Range<Int>, Range<Int>)] = []
    var end = original.startIndex
    for (range, replacement) in replacements {
      text += original[end..<range.lowerBound]
      let old = original.utf8.distance(from: original.startIndex, to: range.lowerBound)
      let new = text.utf8.count
      ranges.append(
        (
          new..<new + replacement.utf8.count,
          old..<old + original.utf8.distance(from: range.lowerBound, to: range.upperBound)
        ))
      text += replacement
      end = range.upperBound
    }
    self.text = text + original[end...]
    self.replacements = ranges
  }

  /// Returns the original offset of a byte; for a new part, that of the part that it replaces.
  func originalOffset(of offset: Int) -> Int {
    guard let last = replacements.last(where: { $0.new.lowerBound <= offset }) else { return offset }
    return last.new.contains(offset) ? last.old.lowerBound : last.old.upperBound + offset - last.new.upperBound
  }
}
