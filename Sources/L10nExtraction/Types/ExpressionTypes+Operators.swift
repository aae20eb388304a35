/// Expressions with operators.
extension ExpressionTypes {
  struct Operands {
    var ranges: [Range<Int>] = []
    var signs: [String] = []
  }

  /// Returns the operands of an expression with operators outside of brackets.
  func operands(of range: Range<Int>, in file: CodeFile) -> Operands? {
    var operands = Operands()
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if file.isWord(index, "as") || file.isWord(index, "is") {
        operands.ranges.append(start..<index)
        var next = index + 1
        let isOptional = file.isSign(next, "?")
        if isOptional || file.isSign(next, "!") { next += 1 }
        operands.signs.append(file.isWord(index, "is") ? "is" : isOptional ? "as?" : "as")
        operands.ranges.append(next..<range.upperBound)
        return operands
      }
      if let sign = file.sign(index), Self.operatorSigns.contains(sign), index > start,
        isBinary(index, range, file)
      {
        operands.ranges.append(start..<index)
        var text = ""
        while index < range.upperBound, let sign = file.sign(index), Self.operatorSigns.contains(sign),
          text.isEmpty || !file.hasSpace(before: index)
        {
          text.unicodeScalars.append(sign)
          index += 1
        }
        operands.signs.append(text)
        start = index
        continue
      }
      index = file.next(after: index)
    }
    guard !operands.signs.isEmpty, start < range.upperBound else { return nil }
    operands.ranges.append(start..<range.upperBound)
    return operands
  }

  private static let operatorSigns: Set<Unicode.Scalar> = ["+", "-", "*", "/", "%", "<", ">", "=", "&", "|"]

  private func isBinary(_ index: Int, _ range: Range<Int>, _ file: CodeFile) -> Bool {
    // '<' may begin generic arguments, which have no space before them.
    if file.isSign(index, "<") || file.isSign(index, ">") { return file.hasSpace(before: index) }
    return !file.isSign(index, "-") || !file.isSign(index + 1, ">")
  }

  func type(ofOperands operands: Operands, in file: CodeFile, depth: Int) -> TypeName? {
    if operands.signs.contains(where: { ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "is"].contains($0) }) {
      return TypeName("Bool")
    }
    if let cast = operands.signs.first, cast.hasPrefix("as") {
      let type = file.typeName(operands.ranges[1])
      return cast == "as?" ? TypeName(type.text + "?") : type
    }
    if operands.signs.contains("...") || operands.signs.contains("..<") { return nil }
    var literal: TypeName?
    for range in operands.ranges {
      guard let type = type(of: range, in: file, depth: depth + 1) else { continue }
      if file.isNumber(range) {
        if literal?.text != "Double" { literal = type }
      } else {
        return code.table.resolved(type)
      }
    }
    // A number takes the type of what it is added to.
    return operands.ranges.allSatisfy(file.isNumber) ? literal : nil
  }
}
