import L10nSwiftCode

/// Finds the type that the code of one file expects of an expression, by climbing from it to the call, the declaration or the result
/// that it is the value of.
struct ExpectedTypes {
  let types: ExpressionTypes
  let apis: LocalizableAPIs
  let parameters: CalledParameters
  private let arrays = Arrays()
  var code: ReadCode { types.code }

  static let depthLimit = 16

  init(_ code: ReadCode, _ apis: LocalizableAPIs) {
    types = ExpressionTypes(code)
    self.apis = apis
    parameters = CalledParameters(types: types, apis: apis)
  }

  /// Returns the type that is expected of an expression, or `nil` if the place doesn't show one.
  func expected(of expression: Range<Int>, in file: CodeFile, depth: Int = 0) -> ExpectedType? {
    guard depth < Self.depthLimit else { return nil }
    let value = file.value(around: expression)
    guard
      let leaf = file.values(of: value.range).first(where: { $0 == expression || $0.contains(expression.lowerBound) })
    else { return nil }
    if leaf != expression {
      return converted(leaf, expression, in: file)
    }
    let others = file.values(of: value.range).filter { $0 != expression && $0 != value.range }
    guard let found = expected(ofWhole: value, in: file, depth: depth) else { return nil }
    return file.values(of: value.range).count > 1 ? found.beside(others, types, file) : found
  }

  /// Returns the type of a conversion: `"…" as LocalizedStringKey`.
  private func converted(_ leaf: Range<Int>, _ expression: Range<Int>, in file: CodeFile) -> ExpectedType? {
    guard leaf.lowerBound == expression.lowerBound, file.isWord(expression.upperBound, "as"),
      expression.upperBound + 1 < leaf.upperBound
    else { return nil }
    return ExpectedType(type: file.typeName(expression.upperBound + 1..<leaf.upperBound))
  }

  private func expected(ofWhole value: CodeFile.Value, in file: CodeFile, depth: Int) -> ExpectedType? {
    switch value.place {
    case .declared(let type): return ExpectedType(type: type)
    case .assigned(let target):
      // A property's setter takes exactly its type.
      return types.type(of: target, in: file, depth: 0).map { ExpectedType(type: $0) }
    case .rawValue(let brace):
      let reader = code.readers[file.index]
      guard file.outer == nil, let name = reader.bodies[brace] else { return nil }
      return reader.types.first { $0.name == name }?.inherited.first.map { ExpectedType(type: TypeName($0)) }
    case .returned(let brace): return result(of: brace, isImplicit: false, in: file, depth: depth)
    case .alone(let brace): return result(of: brace, isImplicit: true, in: file, depth: depth)
    case .argument(let opening): return parameters.expected(ofArgument: value.range, at: opening, in: file, self, depth)
    case .element(let opening, let isKey):
      guard var outer = expected(ofBrackets: opening, in: file, depth: depth),
        let type = isKey ? outer.type.key : outer.type.element
      else { return nil }
      outer.type = type
      return outer
    case .member(let opening, let index):
      guard let closing = file.partner(of: opening),
        let outer = expected(of: opening..<closing + 1, in: file, depth: depth + 1)
      else { return nil }
      let elements = outer.type.unwrapped.elements
      return elements.indices.contains(index) ? ExpectedType(type: elements[index]) : nil
    case .unknown: return nil
    }
  }

  /// Returns the type of an array or a dictionary. Those of files are kept, because they may have thousands of elements.
  private func expected(ofBrackets opening: Int, in file: CodeFile, depth: Int) -> ExpectedType? {
    if file.outer == nil, let known = arrays.types[opening] { return known }
    guard let closing = file.partner(of: opening) else { return nil }
    let type = expected(of: opening..<closing + 1, in: file, depth: depth + 1)
    if file.outer == nil { arrays.types[opening] = .some(type) }
    return type
  }

  /// The types of the arrays of a file, by their brackets.
  private final class Arrays {
    var types: [Int: ExpectedType?] = [:]
  }

  // MARK: Results

  /// Returns the type of the results of the function, getter or closure that has a body.
  private func result(of brace: Int, isImplicit: Bool, in file: CodeFile, depth: Int) -> ExpectedType? {
    guard depth < Self.depthLimit else { return nil }
    if file.outer == nil, let type = code.readers[file.index].results[brace] { return ExpectedType(type: type) }
    guard let statement = file.statement(ofBlock: brace) else { return closure(brace, in: file, depth: depth) }
    if !isImplicit {
      guard let outer = file.opening(around: brace) else { return nil }
      return result(of: outer, isImplicit: false, in: file, depth: depth + 1)
    }
    return expected(of: statement, in: file, depth: depth + 1)
  }

  /// Returns the type of what a closure returns: one that is called on the spot, or has a type.
  private func closure(_ brace: Int, in file: CodeFile, depth: Int) -> ExpectedType? {
    guard let closing = file.partner(of: brace) else { return nil }
    if let type = file.resultOfClosure(brace) { return ExpectedType(type: type) }
    if file.isSign(closing + 1, "("), let end = file.partner(of: closing + 1) {
      return expected(of: brace..<end + 1, in: file, depth: depth + 1)
    }
    let outer = expected(of: brace..<closing + 1, in: file, depth: depth + 1)
    return outer?.type.result.map { ExpectedType(type: $0) }
  }
}

extension ExpectedType {
  /// Returns the type for a literal that is one of several values. A framework's parameters take keys as literals, and
  /// strings as other expressions: one string makes all of them strings.
  ///
  /// Xcode extracts no branch of a condition to a table that the call names.
  fileprivate func beside(_ others: [Range<Int>], _ types: ExpressionTypes, _ file: CodeFile) -> ExpectedType? {
    guard api == .viewKey else { return self }
    var result = self
    if call?.argument("tableName") != nil { result.certainty = .possible }
    for other in others where !(other.count == 1 && file.code.isString(other.lowerBound)) {
      if file.isWord(other.lowerBound, "nil") { continue }
      guard let type = types.type(of: other, in: file, depth: 0) else {
        result.certainty = .possible
        continue
      }
      if LocalizableType.kind(of: types.code.table.resolved(type)) == nil { return nil }
    }
    return result
  }
}
