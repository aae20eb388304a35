import L10nSwiftCode

/// Infers the types of expressions from declarations. It doesn't guess: a type that the code doesn't show is unknown.
struct ExpressionTypes {
  let code: ReadCode

  /// The depth up to which names are followed.
  private static let depthLimit = 12

  init(_ code: ReadCode) { self.code = code }

  /// Returns the type of a declaration: the written one, or that of its initial value.
  func type(of declaration: Declaration, depth: Int) -> TypeName? {
    if let type = declaration.type {
      return type
    }
    guard let value = declaration.value, depth < Self.depthLimit else { return nil }
    return type(from: value, in: code.files[declaration.file], depth: depth + 1)
  }

  /// Returns the type of the expression that begins at a token and ends with its statement.
  func type(from start: Int, in file: CodeFile, depth: Int) -> TypeName? {
    type(of: start..<file.endOfExpression(from: start), in: file, depth: depth)
  }

  /// Returns a Boolean value indicating whether an expression ends with a call of `enumerated()`.
  func isEnumerated(from start: Int, in file: CodeFile) -> Bool {
    (start..<file.endOfExpression(from: start)).contains { file.isWord($0, "enumerated") }
  }

  /// Returns the type of an expression, or `nil` if it isn't known.
  func type(of range: Range<Int>, in file: CodeFile, depth: Int) -> TypeName? {
    guard depth < Self.depthLimit, !range.isEmpty else { return nil }
    var range = range
    while let word = file.name(range.lowerBound), ["try", "await", "consume", "copy"].contains(word), range.count > 1 {
      let isMark = file.isSign(range.lowerBound + 1, "?") || file.isSign(range.lowerBound + 1, "!")
      range = range.lowerBound + (isMark ? 2 : 1)..<range.upperBound
      if range.isEmpty { return nil }
    }
    let branches = file.values(of: range)
    if branches.count > 1 {
      let found = branches.compactMap { $0 == range ? nil : type(of: $0, in: file, depth: depth + 1) }
      guard found.count == branches.count, let last = found.last else {
        // 'a ?? b' has the type of either.
        return file.isCoalescing(range) ? found.last?.unwrapped : nil
      }
      // A number takes the type of the other branch.
      let others = zip(branches, found).filter { !file.isNumber($0.0) }.map(\.1.unwrapped)
      return others.isEmpty ? last : Set(others).count == 1 ? others.last : nil
    }
    if let operators = operands(of: range, in: file) { return type(ofOperands: operators, in: file, depth: depth) }
    if branches.first != range, let inner = branches.first { return type(of: inner, in: file, depth: depth + 1) }
    return chain(range, in: file, depth: depth) ?? typeOfLastMember(range, in: file)
  }

  /// Returns the type of a member that has one type wherever it is declared: `.count`, `.formatted(…)`.
  private func typeOfLastMember(_ range: Range<Int>, in file: CodeFile) -> TypeName? {
    var last = range.upperBound - 1
    let isCall = file.isSign(last, ")")
    if isCall { last = (file.partner(of: last) ?? last) - 1 }
    guard last > range.lowerBound, let name = file.name(last), file.isSign(last - 1, ".") else { return nil }
    if isCall { return code.table.functions[name] == nil ? BuiltInTypes.methods[name] : nil }
    guard let type = BuiltInTypes.members[name] else { return nil }
    let own = code.table.propertiesByName[name] ?? []
    return own.allSatisfy { $0.type == nil || $0.type == type } ? type : nil
  }
}
