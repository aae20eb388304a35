import L10nText

extension Fix {
  /// Returns the fix with its range reduced to the characters that change, or `nil` if none does, or the text doesn't
  /// have the range.
  func narrowed(to text: String) -> Fix? {
    let bytes = text.utf8
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    guard start.samePosition(in: text.unicodeScalars) != nil, end.samePosition(in: text.unicodeScalars) != nil else {
      return nil
    }
    var old = text.unicodeScalars[start..<end]
    var new = replacement.unicodeScalars[...]
    var narrowed = self
    while let scalar = old.first, scalar == new.first {
      old.removeFirst()
      new.removeFirst()
      narrowed.range = narrowed.range.lowerBound + UTF8.width(scalar)..<narrowed.range.upperBound
    }
    while let scalar = old.last, scalar == new.last {
      old.removeLast()
      new.removeLast()
      narrowed.range = narrowed.range.lowerBound..<narrowed.range.upperBound - UTF8.width(scalar)
    }
    narrowed.replacement = String(new)
    return old.isEmpty && new.isEmpty ? nil : narrowed
  }
}
