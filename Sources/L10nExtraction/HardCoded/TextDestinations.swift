import L10nSwiftCode

/// Finds where the values of expressions go: to users, or to a declaration of the app's own.
struct TextDestinations {
  let places: ExpectedTypes
  private let shown = ShownAPIs.all
  private let arrays = ArrayDestinations()
  var code: ReadCode { places.code }
  private var types: ExpressionTypes { places.types }

  init(_ code: ReadCode, _ apis: LocalizableAPIs) { places = ExpectedTypes(code, apis) }

  enum Destination: Hashable {
    /// A parameter or property of a framework that users see.
    case shown(Shown)
    case declared(TextDeclaration)

    enum Shown: Hashable {
      /// SwiftUI looks literals up there, but no other strings.
      case view
      case verbatim
      case object
    }
  }

  /// Returns where the value of an expression goes, or `nil` if the code doesn't show it.
  func destination(of expression: Range<Int>, in file: CodeFile, depth: Int = 0) -> Destination? {
    guard depth < ExpectedTypes.depthLimit else { return nil }
    let value = file.value(around: expression)
    guard isOperand(expression, of: value.range, in: file) else { return nil }
    switch value.place {
    case .argument(let opening): return destination(ofArgument: value.range, at: opening, in: file, depth)
    case .assigned(let target): return destination(ofTarget: target, in: file)
    case .declared, .unknown: return declaration(before: value.range.lowerBound, in: file).map { .declared($0) }
    case .returned(let brace): return result(of: brace, isImplicit: false, in: file, depth)
    case .alone(let brace): return result(of: brace, isImplicit: true, in: file, depth)
    case .rawValue(let brace): return .declared(TextDeclaration(file: file.index, token: brace))
    case .element(let opening, isKey: false):
      return destination(ofBrackets: opening, in: file, depth)
    case .element, .member: return nil
    }
  }

  /// Returns where an array or a dictionary goes. Those of files are kept, because they may have thousands of elements.
  private func destination(ofBrackets opening: Int, in file: CodeFile, _ depth: Int) -> Destination? {
    let place = ArrayDestinations.Place(file: file.index, opening: opening, depth: depth)
    if file.outer == nil, let known = arrays.destinations[place] { return known }
    guard let closing = file.partner(of: opening) else { return nil }
    let found = destination(of: opening..<closing + 1, in: file, depth: depth + 1)
    if file.outer == nil { arrays.destinations[place] = .some(found) }
    return found
  }

  /// Returns a Boolean value indicating whether an expression is one of the values of another one, or a part of its text.
  private func isOperand(_ expression: Range<Int>, of whole: Range<Int>, in file: CodeFile) -> Bool {
    file.values(of: whole).contains { value in
      parts(of: value, in: file).contains { $0 == expression || text(of: $0, in: file) == expression }
    }
  }

  /// Returns the parts of a concatenation, or the whole.
  private func parts(of value: Range<Int>, in file: CodeFile) -> [Range<Int>] {
    guard let operands = types.operands(of: value, in: file), operands.signs.allSatisfy({ $0 == "+" }) else {
      return [value]
    }
    return operands.ranges.flatMap { file.values(of: $0) }
  }

  /// Returns an expression without the members at its end that leave the words of a text as they are.
  private func text(of range: Range<Int>, in file: CodeFile) -> Range<Int> {
    var range = range
    while range.count > 2 {
      let last = range.upperBound - 1
      if file.isSign(last, "!") || file.isSign(last, "?") {
        range = range.lowerBound..<last
        continue
      }
      let isCall = file.isSign(last, ")")
      let name = isCall ? (file.partner(of: last) ?? last) - 1 : last
      guard name > range.lowerBound + 1, file.isSign(name - 1, "."),
        Self.sameWords.contains(file.name(name) ?? "")
      else { break }
      range = range.lowerBound..<name - 1
    }
    return range
  }

  private static let sameWords: Set = [
    "uppercased", "lowercased", "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase",
    "trimmingCharacters", "description", "attributed",
  ]

  // MARK: Arguments

  private func destination(
    ofArgument argument: Range<Int>, at opening: Int, in file: CodeFile, _ depth: Int
  ) -> Destination? {
    guard let callee = Callee(file, at: opening), let call = SwiftCall(file.code, at: opening),
      let index = call.arguments.firstIndex(where: { $0.tokens.contains(argument.lowerBound) })
    else { return nil }
    let label = call.arguments[index].label
    // 'String(format: "…", count)' is a text again.
    if callee.name == "String" && label == "format" || callee.name == "String" && index == 0 && label == nil {
      return destination(of: callee.token..<call.end + 1, in: file, depth: depth + 1)
    }
    if code.table.types(named: callee.name).isEmpty, shown.show(label, at: index, of: callee) {
      return .shown(label == "verbatim" ? .verbatim : .object)
    }
    guard let expected = places.parameters.expected(ofArgument: argument, at: opening, in: file, places, depth) else {
      return nil
    }
    if expected.api == .viewKey {
      // 'LocalizedStringKey(title)' looks any string up.
      return expected.certainty == .certain && callee.name != "LocalizedStringKey" ? .shown(.view) : nil
    }
    guard let parameter = expected.parameter, Self.mayHold(expected.type) else { return nil }
    return .declared(parameter)
  }

  /// Returns a Boolean value indicating whether a type is that of texts.
  private static func mayHold(_ type: TypeName) -> Bool {
    let name = type.unwrapped
    return ["String", "Substring", "StringProtocol", "NSAttributedString", "AttributedString", "_"].contains(name.name)
      || name.element.map { $0.unwrapped.name == "String" } ?? false
  }

  // MARK: Assignments

  private func destination(ofTarget target: Range<Int>, in file: CodeFile) -> Destination? {
    guard let last = target.last, let name = file.name(last) else { return nil }
    guard target.count > 1 else {
      if let own = declaration(of: name, at: last, in: file) { return .declared(own) }
      return isShownMember(name) ? .shown(.object) : nil
    }
    guard file.isSign(last - 1, ".") else { return nil }
    let receiver = text(of: target.lowerBound..<last - 1, in: file)
    let owners = owners(of: receiver, in: file)
    if let own = owners.lazy.compactMap({ member(name, of: $0, near: file.index) }).first { return .declared(own) }
    return isShownMember(name) ? .shown(.object) : nil
  }

  private func isShownMember(_ name: String) -> Bool { shown.properties.contains(name) }

  // MARK: Declarations

  /// Returns the declaration whose initial value begins at a token.
  private func declaration(before start: Int, in file: CodeFile) -> TextDeclaration? {
    let equal = start - 1
    guard file.isSign(equal, "=") else { return nil }
    var index = equal
    let limit = max(0, equal - Self.longestDeclaration)
    while index > limit {
      index = file.previous(before: index)
      if file.isWord(index, "let") || file.isWord(index, "var") {
        return TextDeclaration(file: file.index, token: index)
      }
      if file.beginsLine(index), !file.continuesExpression(index) { break }
    }
    return parameter(before: equal, in: file)
  }

  /// Returns the parameter of a function whose default value follows a sign.
  private func parameter(before equal: Int, in file: CodeFile) -> TextDeclaration? {
    guard let opening = file.opening(around: equal), file.isSign(opening, "(") else { return nil }
    var index = equal
    while index > opening + 1, !file.isSign(index - 1, ",") { index = file.previous(before: index) }
    let names = (index..<equal).prefix { !file.isSign($0, ":") }.compactMap { file.name($0) }
    guard let name = names.last,
      let token = [opening - 1, opening - 2].first(where: { file.isWord($0, "init") || file.isWord($0, "func") })
    else { return nil }
    return TextDeclaration(file: file.index, token: token, parameter: name)
  }

  private static let longestDeclaration = 40

  /// Returns the function or property whose result a statement in a block is.
  private func result(of brace: Int, isImplicit: Bool, in file: CodeFile, _ depth: Int) -> Destination? {
    guard depth < ExpectedTypes.depthLimit, file.outer == nil else { return nil }
    let reader = code.readers[file.index]
    if let owner = reader.owners[brace] {
      guard reader.results[brace].map(Self.mayHold) ?? false else { return nil }
      return .declared(TextDeclaration(file: file.index, token: owner))
    }
    guard let statement = file.statement(ofBlock: brace) else { return nil }
    if isImplicit { return destination(of: statement, in: file, depth: depth + 1) }
    return file.opening(around: brace).flatMap { result(of: $0, isImplicit: false, in: file, depth + 1) }
  }

  /// Returns the declaration of a name that code at a token uses.
  func declaration(of name: String, at token: Int, in file: CodeFile) -> TextDeclaration? {
    var position = token
    while let opening = file.opening(around: position) {
      if file.isSign(opening, "{") {
        if let local = local(name, in: opening + 1..<position, file) {
          // 'if let title {' is about an outer one.
          let isNamed = file.isSign(local + 2, "=") || file.isSign(local + 2, ":")
          return isNamed
            ? TextDeclaration(file: file.index, token: local) : declaration(of: name, at: local, in: file)
        }
        if file.outer == nil {
          let reader = code.readers[file.index]
          if let owner = reader.bodies[opening] {
            if let member = member(name, of: owner, near: file.index) { return member }
          } else if let function = reader.owners[opening],
            reader.scopes[opening]?.contains(where: { $0.name == name }) == true
          {
            return TextDeclaration(file: file.index, token: function, parameter: name)
          }
        }
      }
      position = opening
    }
    if let outer = file.outer { return declaration(of: name, at: outer.token, in: outer.file) }
    return code.table.global(name).map(TextDeclaration.init)
  }

  /// Returns the keyword of the last declaration of a name directly in a block.
  private func local(_ name: String, in range: Range<Int>, _ file: CodeFile) -> Int? {
    var found: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if file.isWord(index, "let") || file.isWord(index, "var"), file.name(index + 1) == name,
        index + 1 < range.upperBound
      {
        found = index
      }
      index = file.next(after: index)
    }
    return found
  }

  /// Returns the property of a type; of several types with the same name, that in the same file.
  private func member(_ name: String, of owner: String, near file: Int) -> TextDeclaration? {
    let lineage = Set(code.table.lineage(of: owner))
    let found = (code.table.propertiesByName[name] ?? []).filter { $0.owner.map(lineage.contains) ?? false }
    return (found.first { $0.file == file } ?? found.first).map(TextDeclaration.init)
  }

  /// Returns the names of the types that a value before a dot may have, or that it is.
  private func owners(of receiver: Range<Int>, in file: CodeFile) -> [String] {
    if let last = receiver.last, let name = file.name(last), name.first?.isUppercase == true {
      return [code.table.resolved(TypeName(name)).name]
    }
    return types.type(of: receiver, in: file, depth: 0).map { [code.table.resolved($0).unwrapped.name] } ?? []
  }

  /// Returns the name of a declaration, or an empty one for the raw values of an enum.
  func name(of declaration: TextDeclaration) -> String {
    declaration.parameter ?? code.files[declaration.file].name(declaration.token + 1) ?? ""
  }

  // MARK: Sources

  /// Returns the declarations whose text an expression may be.
  func sources(of range: Range<Int>, in file: CodeFile) -> [TextDeclaration] {
    file.values(of: range).flatMap { value in
      parts(of: value, in: file).flatMap { part in
        // 'kind.description' may be the app's own text.
        let own = file.isWord(part.upperBound - 1, "description") ? source(of: part, in: file) : []
        return own.isEmpty ? source(of: text(of: part, in: file), in: file) : own
      }
    }
  }

  private func source(of range: Range<Int>, in file: CodeFile) -> [TextDeclaration] {
    guard let last = range.last else { return [] }
    if file.isSign(last, ")"), let opening = file.partner(of: last) { return functions(calledAt: opening, in: file) }
    guard let name = file.name(last) else { return [] }
    guard range.count > 1 else { return declaration(of: name, at: last, in: file).map { [$0] } ?? [] }
    guard file.isSign(last - 1, "."), last - 1 > range.lowerBound else { return [] }
    let owners = owners(of: range.lowerBound..<last - 1, in: file)
    if name == "rawValue" { return owners.flatMap { code.rawValues[$0] ?? [] } }
    return owners.compactMap { member(name, of: $0, near: file.index) }
  }

  /// Returns the functions that a call may be of, if they return texts.
  private func functions(calledAt opening: Int, in file: CodeFile) -> [TextDeclaration] {
    guard let callee = Callee(file, at: opening), let call = SwiftCall(file.code, at: opening) else { return [] }
    let labels = call.arguments.map(\.label)
    var found = (code.table.functions[callee.name] ?? []).filter {
      $0.kind == .function && $0.parameters(for: labels) != nil && $0.type.map(Self.mayHold) ?? false
    }
    if let receiver = callee.receiver {
      let owners = Set(owners(of: receiver, in: file).flatMap(code.table.lineage))
      found = found.filter { owners.contains($0.owner ?? "") }
    } else if found.count > 1 {
      found = found.filter { $0.file == file.index }
    }
    return found.map(TextDeclaration.init)
  }
}
