import L10nSwiftCode

/// The types of members and of the results of functions.
extension ExpressionTypes {
  func member(_ name: String, of type: TypeName, _ isType: Bool, depth: Int) -> TypeName? {
    let type = code.table.resolved(type)
    if let property = code.table.property(name, of: type.name) { return self.type(of: property, depth: depth + 1) }
    if isType, code.table.functions[name]?.contains(where: { $0.kind == .enumCase && $0.owner == type.name }) == true {
      return type
    }
    switch type.name {
    case "Binding", "Published", "State", "CurrentValueSubject", "Bindable":
      if let argument = type.arguments.first {
        return name == "wrappedValue" || name == "value" ? argument : member(name, of: argument, isType, depth: depth)
      }
    default: break
    }
    if name == "rawValue" { return rawType(of: type) }
    if name == "keys" { return type.key.map { TypeName("[\($0.text)]") } }
    if name == "values" { return type.element.map { TypeName("[\($0.text)]") } }
    if name == "allCases", isType { return TypeName("[\(type.text)]") }
    if BuiltInTypes.elements.contains(name), let element = type.element { return TypeName(element.text + "?") }
    if BuiltInTypes.same.contains(name) || isType && BuiltInTypes.instances.contains(name) { return type }
    guard !isKnown(type) || !isType else { return nil }
    return BuiltInTypes.members[name]
  }

  /// Returns a Boolean value indicating whether the app's code declares a type.
  private func isKnown(_ type: TypeName) -> Bool { !code.table.types(named: type.name).isEmpty }

  private func rawType(of type: TypeName) -> TypeName? {
    code.table.lineage(of: type.name).map(TypeName.init).first {
      $0.text == "String" || $0.text == "Character" || BuiltInTypes.conversions[$0.text] != nil
    }
  }

  func result(
    ofMethod name: String, of type: TypeName, _ isType: Bool, at opening: Int, in file: CodeFile, depth: Int
  ) -> TypeName? {
    let type = code.table.resolved(type)
    if let own = result(ofFunction: name, owner: type.name, at: opening, in: file, depth: depth) { return own }
    if BuiltInTypes.same.contains(name) { return type }
    if type.name == "Text", BuiltInTypes.textModifiers.contains(name) { return type }
    if BuiltInTypes.elements.contains(name), let element = type.element { return TypeName(element.text + "?") }
    return BuiltInTypes.methods[name]
  }

  func result(
    ofFunction name: String, owner: String?, at opening: Int, in file: CodeFile, depth: Int
  ) -> TypeName? {
    if owner == nil, ["max", "min", "abs", "floor", "ceil", "round", "pow"].contains(name) {
      return SwiftCall(file.code, at: opening)?.arguments.lazy.compactMap {
        $0.tokens.count == 1 && file.code.tokens[$0.tokens.lowerBound].kind == .number
          ? nil : type(of: $0.tokens, in: file, depth: depth + 1)
      }.first
    }
    guard let declared = code.table.functions[name] else { return nil }
    let labels = SwiftCall(file.code, at: opening)?.arguments.map(\.label)
    let lineage = owner.map { Set(code.table.lineage(of: $0)) }
    let fitting = declared.filter { declaration in
      (lineage.map { $0.contains(declaration.owner ?? "") } ?? true)
        && (labels.map { declaration.parameters(for: $0) != nil } ?? true)
    }
    let results = Set(fitting.map { $0.type ?? TypeName("Void") })
    return results.count == 1 ? results.first : nil
  }
}
