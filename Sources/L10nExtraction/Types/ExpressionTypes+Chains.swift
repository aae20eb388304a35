import L10nSwiftCode

/// Values with their members, calls and subscripts.
extension ExpressionTypes {
  /// Returns the type of a value with its members, calls and subscripts.
  func chain(_ range: Range<Int>, in file: CodeFile, depth: Int) -> TypeName? {
    if let bounds = rangeType(range, in: file, depth: depth) { return bounds }
    var index = range.lowerBound
    // Signs before a value: '-x', '!x', '$x'.
    if file.isSign(index, "!") { return TypeName("Bool") }
    if file.isSign(index, "-") || file.isSign(index, "+") { index += 1 }
    guard index < range.upperBound else { return nil }
    var current = TypeName("_")
    var isType = false
    switch file.code.tokens[index].kind {
    case .string: current = TypeName("String")
    case .number:
      let text = file.code.text(file.code.tokens[index].range)
      current = TypeName(text.contains(".") || text.contains("e") && !text.hasPrefix("0x") ? "Double" : "Int")
    case .regex: return nil
    case .sign(UInt8(ascii: "[")):
      guard let closing = file.partner(of: index) else { return nil }
      // '[Item]()' is a type.
      if file.isSign(closing + 1, "("), closing + 1 < range.upperBound {
        current = file.typeName(index..<closing + 1)
        index = closing + 1
      } else {
        guard let type = arrayType(index..<closing, in: file, depth: depth) else { return nil }
        current = type
        index = closing
      }
    case .sign(UInt8(ascii: "(")):
      guard let closing = file.partner(of: index) else { return nil }
      // '(0..<3).map'
      if let range = rangeType(index + 1..<closing, in: file, depth: depth) {
        current = range
      } else {
        guard let inner = type(of: index + 1..<closing, in: file, depth: depth + 1) else { return nil }
        current = inner
      }
      index = closing
    case .sign: return nil
    case .word:
      guard let name = file.name(index) else { return nil }
      switch name {
      case "true", "false": current = TypeName("Bool")
      case "self", "Self":
        guard let own = LocalNames(self).type(of: "self", at: index, in: file, depth: depth) else { return nil }
        current = own
        isType = name == "Self"
      case "super", "nil": return nil
      default:
        if name.first?.isUppercase == true {
          var end = index
          if file.isSign(end + 1, "<"), !file.hasSpace(before: end + 1) {
            while end < range.upperBound, !file.isSign(end, ">") || file.isSign(end + 1, ">") { end += 1 }
          }
          current = file.typeName(index..<min(end + 1, range.upperBound))
          isType = true
          index = end
        } else if file.isSign(index + 1, "("), index + 1 < range.upperBound, !file.beginsLine(index + 1) {
          guard let result = result(ofFunction: name, owner: nil, at: index + 1, in: file, depth: depth) else {
            return nil
          }
          current = result
          index = file.partner(of: index + 1) ?? index + 1
        } else {
          guard
            let type = LocalNames(self).type(
              of: name, at: index, in: file, depth: depth + 1)
          else { return nil }
          current = type
        }
      }
    }
    index += 1
    if file.isSign(range.lowerBound, "[") == true, file.isSign(index - 1, "(") {
      index -= 1
      isType = true
    }
    // Code that ends in the middle has no members.
    guard index <= range.upperBound else { return nil }
    return members(of: current, isType, from: index..<range.upperBound, in: file, depth: depth)
  }

  /// Returns the type after the members of a value.
  private func members(
    of start: TypeName, _ isTypeName: Bool, from range: Range<Int>, in file: CodeFile, depth: Int
  ) -> TypeName? {
    var current = start
    var isType = isTypeName
    var index = range.lowerBound
    while index < range.upperBound {
      switch file.sign(index) {
      case "?", "!":
        current = current.unwrapped
        index += 1
      case ".":
        guard let name = file.name(index + 1) else { return nil }
        let isCall = file.isSign(index + 2, "(") && index + 2 < range.upperBound && !file.beginsLine(index + 2)
        if name == "self" {
          index += 2
          continue
        }
        if isType, name == "init" {
          isType = false
          index = isCall ? file.next(after: index + 2) : index + 2
          continue
        }
        if isType, name.first?.isUppercase == true {
          current = TypeName(name)
          index += 2
          continue
        }
        let closure = !isCall && file.isSign(index + 2, "{") && index + 2 < range.upperBound
        let next =
          isCall || closure
          ? result(ofMethod: name, of: current, isType, at: index + 2, in: file, depth: depth)
          : member(name, of: current, isType, depth: depth)
        guard let next else { return nil }
        current = next
        isType = false
        index = isCall || closure ? file.next(after: index + 2) : index + 2
      case "(":
        guard isType else { return current.result }
        isType = false
        index = file.next(after: index)
      case "[":
        guard let element = current.element else { return nil }
        current = current.key != nil && current.text.hasPrefix("[") ? TypeName(element.text + "?") : element
        index = file.next(after: index)
      case "{": index = file.next(after: index)
      default: return nil
      }
    }
    return isType ? nil : current
  }

  /// Returns the type of a range's bounds as a range: `0..<count`.
  private func rangeType(_ range: Range<Int>, in file: CodeFile, depth: Int) -> TypeName? {
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      if file.isSign(index, "."), file.isSign(index + 1, "."),
        file.isSign(index + 2, "<") || file.isSign(index + 2, ".")
      {
        let low = range.lowerBound..<index
        let high = index + 3..<range.upperBound
        let sides = [low, high].filter {
          !$0.isEmpty && !(($0.count == 1) && file.code.tokens[$0.lowerBound].kind == .number)
        }
        let types = sides.compactMap { type(of: $0, in: file, depth: depth + 1) }
        return TypeName("Range<\(sides.isEmpty ? "Int" : types.first?.text ?? "_")>")
      }
      index = file.next(after: index)
    }
    return nil
  }

  private func arrayType(_ range: Range<Int>, in file: CodeFile, depth: Int) -> TypeName? {
    let first = range.lowerBound + 1..<file.endOfExpression(from: range.lowerBound + 1)
    return type(of: first, in: file, depth: depth + 1).map { TypeName("[\($0.text)]") }
  }
}
