import L10nSwiftCode

/// Finds the parameter that an argument of a call is for, among the app's own declarations and those of the systems'
/// frameworks.
struct CalledParameters {
  let types: ExpressionTypes
  let apis: LocalizableAPIs
  private var table: DeclarationTable { types.code.table }
  private var visibility: Visibility { types.code.visibility }

  /// Returns the type of the parameter for an argument.
  ///
  /// - Parameters:
  ///   - argument: the tokens of the argument's value.
  ///   - opening: the parenthesis.
  func expected(
    ofArgument argument: Range<Int>, at opening: Int, in file: CodeFile, _ places: ExpectedTypes, _ depth: Int
  ) -> ExpectedType? {
    guard let callee = Callee(file, at: opening), let call = SwiftCall(file.code, at: opening),
      let index = call.arguments.firstIndex(where: { $0.tokens.contains(argument.lowerBound) })
    else { return nil }
    if apis.isKeyArgument(at: index, call.arguments[index].label, of: callee, file) {
      return ExpectedType(type: TypeName("LocalizedStringKey"))
    }
    var found: ExpectedType?
    if callee.name == "init" || callee.name.first?.isUppercase == true && !apis.isMacro(callee.name) {
      guard let type = constructed(callee, opening, file, places, depth) else {
        return apis.keyOfEveryType(callee.name, call, index)
          .map { ExpectedType(type: $0, call: call, callee: callee) }
      }
      found = initializer(of: type, callee, call, index, file)
      if found?.api != nil, isForeign(callee, file) || isStringInitializer(of: TypeName(type), callee, call) {
        found?.certainty = .possible
      }
    } else {
      found = function(callee, call, index, file, places, depth)
    }
    // Only the frameworks' own calls have comments and tables.
    guard found?.api != nil else { return found }
    found?.call = call
    found?.callee = callee
    return found
  }

  // MARK: Initializers

  /// Returns the name of the type whose initializer is called.
  private func constructed(
    _ callee: Callee, _ opening: Int, _ file: CodeFile, _ places: ExpectedTypes, _ depth: Int
  ) -> String? {
    guard callee.name == "init" else {
      if callee.name == "Self" { return LocalNames(types).type(of: "self", at: callee.token, in: file, depth: 0)?.name }
      return table.resolved(TypeName(callee.name)).name
    }
    if let receiver = callee.receiver {
      let name = file.typeName(receiver).name
      if name == "self" || name == "Self" {
        return LocalNames(types).type(of: "self", at: callee.token, in: file, depth: 0)?.name
      }
      if name == "super" {
        let own = LocalNames(types).type(of: "self", at: callee.token, in: file, depth: 0)?.name
        return own.flatMap { table.lineage(of: $0).dropFirst().first }
      }
      return name.first?.isUppercase == true ? table.resolved(TypeName(name)).name : nil
    }
    guard let closing = file.partner(of: opening) else { return nil }
    // '.init(…)'
    let type = places.expected(of: callee.token - 1..<closing + 1, in: file, depth: depth + 1)?.type
    return type.map { table.resolved($0.unwrapped).name }
  }

  private func initializer(
    of type: String, _ callee: Callee, _ call: SwiftCall, _ index: Int, _ file: CodeFile
  ) -> ExpectedType? {
    let labels = call.arguments.map(\.label)
    let label = call.arguments[index].label
    let isShadowed = table.shadows(type, in: file.index, visibility)
    // 'SwiftUI.Button' isn't the app's own type.
    if isShadowed, let module = callee.receiver.flatMap({ file.name($0.lowerBound) }), apis.isFramework(module) {
      return apis.parameter(ofInitializer: type, label, index, in: file.index)
    }
    var declared = visibility.visible(table.initializers(of: type), from: file.index)
    // Other files may have a nested type with the same name.
    if table.types(named: type).contains(where: { $0.isNested && $0.kind != .extended }) {
      let nearest = declared.filter { $0.file == file.index }
      if !nearest.isEmpty { declared = nearest }
    }
    let own = declared.compactMap { declaration in
      declaration.parameters(for: labels).map { (declaration: declaration, parameter: $0[index]) }
    }
    if let expected = preferred(own) { return expected }
    if isShadowed, !callee.isAttribute { return nil }
    return apis.parameter(ofInitializer: type, label, index, in: file.index)
  }

  /// Returns the parameter of the overload that Swift prefers for a literal.
  private func preferred(_ overloads: [(declaration: Declaration, parameter: Declaration.Parameter)]) -> ExpectedType? {
    let favored = overloads.filter { !$0.declaration.isDisfavored }
    let choices = favored.isEmpty ? overloads : favored
    // A literal is a 'String' unless only other types fit.
    let choice = choices.first { LocalizableType.kind(of: table.resolved($0.parameter.type)) == nil } ?? choices.first
    return choice.map { choice in
      ExpectedType(
        type: table.resolved(choice.parameter.type),
        parameter: table.declaration(of: choice.parameter, choice.declaration))
    }
  }

  /// Returns a Boolean value indicating whether a type is a member of something that isn't one of the systems' modules.
  private func isForeign(_ callee: Callee, _ file: CodeFile) -> Bool {
    guard callee.name != "init", let receiver = callee.receiver, let name = file.name(receiver.lowerBound) else {
      return false
    }
    return !apis.isFramework(name) && name != "String" && name != "AlarmPresentation"
  }

  /// Returns a Boolean value indicating whether a call is `.init("…")` of a type that has an initializer with a `String`. Only
  /// `LocalizedStringKey("…")` is a literal of the type (SE-0213), so Xcode extracts nothing from the other. With a table or a
  /// default value, it is a `LocalizedStringResource`.
  private func isStringInitializer(of type: TypeName, _ callee: Callee, _ call: SwiftCall) -> Bool {
    callee.name == "init" && call.arguments.count == 1 && LocalizableType.isKey(type)
  }

  // MARK: Functions

  private func function(
    _ callee: Callee, _ call: SwiftCall, _ index: Int, _ file: CodeFile, _ places: ExpectedTypes, _ depth: Int
  ) -> ExpectedType? {
    let labels = call.arguments.map(\.label)
    let label = call.arguments[index].label
    let api = apis.parameter(ofFunction: callee, label, index, in: file.index)
    // Xcode reads calls of the project's macros by their names, also where the app declares them as functions.
    if let api, apis.isCustomMacro(callee.name) { return api }
    if let element = element(addedBy: callee, label, file) { return ExpectedType(type: element) }
    let declared = table.functions[callee.name] ?? []
    let seen = visibility.visible(declared, from: file.index)
    // Members of types are visible without an import of their module, if another file imports it.
    let candidates = seen.isEmpty && api == nil ? declared.filter { !$0.isPrivate } : seen
    var own = candidates.compactMap { declaration in
      declaration.parameters(for: labels).map { (declaration: declaration, parameter: $0[index]) }
    }
    if api != nil, callee.isMember { own = own.filter { isView($0.declaration.owner) } }
    guard !own.isEmpty else { return api }
    let kinds = Set(own.map { LocalizableType.kind(of: table.resolved($0.parameter.type)) != nil })
    if kinds.count > 1, let receiver = receiver(of: callee, file, places, depth) {
      let lineage = Set(table.lineage(of: receiver))
      let fitting = own.filter { lineage.contains($0.declaration.owner ?? "") }
      if !fitting.isEmpty { own = fitting }
    }
    let remaining = Set(own.map { LocalizableType.kind(of: table.resolved($0.parameter.type)) != nil })
    let owners = Set(own.map { $0.declaration.owner ?? "" })
    if remaining.count > 1, owners.count > 1 {
      guard
        let type = own.map({ table.resolved($0.parameter.type) }).first(where: { LocalizableType.kind(of: $0) != nil })
      else { return nil }
      var possible = ExpectedType(type: type)
      possible.certainty = .possible
      return possible
    }
    return preferred(own)
  }

  /// Returns the type of the elements of an array that a call adds to: `rows.append(…)`.
  private func element(addedBy callee: Callee, _ label: String?, _ file: CodeFile) -> TypeName? {
    guard callee.name == "append" || callee.name == "insert", label == nil, let receiver = callee.receiver else {
      return nil
    }
    return types.type(of: receiver, in: file, depth: 0)?.element
  }

  /// Returns a Boolean value indicating whether modifiers may be members of a type.
  private func isView(_ owner: String?) -> Bool {
    guard let owner else { return true }
    let lineage = table.lineage(of: owner)
    return !Self.views.isDisjoint(with: lineage)
  }

  private static let views: Set = ["View", "Scene", "Text", "ToolbarContent", "WidgetConfiguration", "ViewModifier"]

  private func receiver(of callee: Callee, _ file: CodeFile, _ places: ExpectedTypes, _ depth: Int) -> String? {
    if let receiver = callee.receiver {
      if receiver.count == 1, let name = file.name(receiver.lowerBound), name.first?.isUppercase == true {
        return table.resolved(TypeName(name)).name
      }
      return types.type(of: receiver, in: file, depth: 0).map { table.resolved($0).name }
    }
    if callee.isMember {
      guard let closing = file.partner(of: callee.token + 1) else { return nil }
      return places.expected(of: callee.token - 1..<closing + 1, in: file, depth: depth + 1)?.type.unwrapped.name
    }
    return LocalNames(types).type(of: "self", at: callee.token, in: file, depth: 0)?.name
  }
}
