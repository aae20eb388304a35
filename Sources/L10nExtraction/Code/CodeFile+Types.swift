import L10nSwiftCode

extension CodeFile {
  /// Returns the type that begins at a token, and the index after it.
  func type(from start: Int) -> (name: TypeName, end: Int) {
    var index = start
    while index < count {
      if index > start, beginsLine(index), !continuesType(index) { break }
      guard let sign = sign(index) else {
        if isWord(index, "where") || code.isString(index) { break }
        index += 1
        continue
      }
      if ["=", "{", ",", ")", "]", "}", ";"].contains(sign), !(sign == "," && angles(start..<index) > 0) { break }
      index = next(after: index)
    }
    return (typeName(start..<index), index)
  }

  private func continuesType(_ index: Int) -> Bool {
    let previous = sign(index - 1)
    return isSign(index, "&") || isSign(index, ".") || isSign(index, "-") || previous == "&" || previous == "."
      || angles(max(0, index - 40)..<index) > 0 && previous == ","
  }

  private func angles(_ range: Range<Int>) -> Int {
    range.reduce(0) { depth, index in
      isSign(index, "<") ? depth + 1 : isSign(index, ">") && !isSign(index - 1, "-") ? depth - 1 : depth
    }
  }
}
