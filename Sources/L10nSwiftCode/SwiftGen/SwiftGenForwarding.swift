import L10nCatalog

/// SwiftGen's accessors, as deprecated ones that call the current ones: a file with which code compiles unchanged.
package struct SwiftGenForwarding {
  /// The bytes of the file; empty if there is nothing to forward.
  package private(set) var bytes: [UInt8] = []
  /// The number of accessors in it.
  package private(set) var count = 0
  /// The accessors that can't be forwarded, each as a sentence: its name and the reason.
  package private(set) var leftOut: [String] = []
  /// The accessors whose values differ from the string's arguments, each as a sentence.
  package private(set) var doubtful: [String] = []

  private let accessors: CallSiteAccessors
  private let access: EmissionOptions.Access
  /// The enums that already exist, without backticks.
  private let enums: Set<[String]>
  private let bundle: Bundle
  /// The accessors of the other modules of a project, by their names.
  private let others: [(module: String, accessors: CallSiteAccessors)]
  private var root = Scope()
  private var usesFoundation = false

  /// - Parameters:
  ///   - files: the bytes of the files that SwiftGen generated.
  ///   - others: the accessors of the other modules of a project, by their names.
  init(
    _ files: [[UInt8]], _ accessors: CallSiteAccessors, enums: Set<[String]>, access: EmissionOptions.Access,
    bundle: Bundle = .main, others: [(module: String, accessors: CallSiteAccessors)] = []
  ) {
    self.accessors = accessors
    self.bundle = bundle
    self.others = others
    self.access = access
    self.enums = Set(enums.map { $0.map(SwiftGenAccessor.plain) })
    for file in files.map(SwiftGenFile.init) {
      for accessor in file.accessors { add(accessor) }
      for lookup in file.lookups { add(lookup) }
    }
    if count > 0 { write() }
  }

  /// The bundle with the tables of a module's code.
  enum Bundle: String {
    case main
    case module
  }

  /// An enum and its additions.
  private struct Scope {
    var members: [String] = []
    /// The enums in it, in the order of the files.
    var scopes: [(name: String, scope: Scope)] = []

    mutating func add(_ member: String, in path: ArraySlice<String>) {
      guard let name = path.first else { return members.append(member) }
      let index = scopes.firstIndex { $0.name == name } ?? scopes.count
      if index == scopes.count { scopes.append((name, Scope())) }
      scopes[index].scope.add(member, in: path.dropFirst())
    }
  }

  // MARK: Accessors

  private mutating func add(_ former: SwiftGenAccessor) {
    guard let accessor = accessors.accessor(ofKey: former.key, in: former.table) else {
      return leftOut.append("\(former.fullName): \(reasonWithoutString(former))")
    }
    let declaration = accessor.declaration
    let formerName = SwiftGenAccessor.plain(former.fullName)
    // With the same name and no parameters, code compiles unchanged.
    if former.parameters == nil, declaration.parameters.isEmpty, SwiftGenAccessor.plain(declaration.name) == formerName
    {
      return
    }
    let isProperty = accessors.accessor(named: formerName)?.declaration.parameters.isEmpty ?? false
    if former.parameters == nil, isProperty || formerName == "\(accessors.rootEnum).localization" {
      return leftOut.append("\(former.fullName): another declaration has this name now; call '\(declaration.text)'")
    }
    guard let values = SwiftGenValues(of: former.parameters ?? [], for: accessor) else {
      return leftOut.append("\(former.fullName): its parameters don't fit '\(declaration.text)'")
    }
    if !values.areAll { doubtful.append("\(former.fullName): its parameters aren't those of '\(declaration.text)'") }
    let call = declaration.parameters.isEmpty ? declaration.name : "\(declaration.name)(\(values.arguments))"
    let parameters = former.parameters.map { types in
      "(" + types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ") + ")"
    }
    // A function that is passed by its name alone is the current one.
    let overload = parameters == nil ? "" : "@_disfavoredOverload "
    let head = parameters.map { "func \(former.name)\($0) ->" } ?? "var \(former.name):"
    root.add(
      """
      @available(*, deprecated, \(advice(for: former, declaration, values)))
      \(overload)\(access.rawValue) static \(head) \(declaration.result) { \(call) }
      """, in: former.scope[...])
    count += 1
  }

  private func reasonWithoutString(_ former: SwiftGenAccessor) -> String {
    for (module, accessors) in others {
      guard let accessor = accessors.accessor(ofKey: former.key, in: former.table) else { continue }
      return "the module '\(module)' has its string; call '\(accessor.declaration.text)' of that module"
    }
    return "no string of '\(former.table)' has the key '\(former.key)'"
  }

  /// Returns the advice that the compiler shows. Its fix-it replaces the last name of a property, and all names of a
  /// function, whose arguments keep their order.
  private func advice(
    for former: SwiftGenAccessor, _ declaration: AccessorDeclaration, _ values: SwiftGenValues
  ) -> String {
    let names = SwiftGenAccessor.plain(declaration.name).split(separator: ".").map(String.init)
    let labels = declaration.parameters.map { "\(SwiftGenAccessor.plain($0.label)):" }.joined()
    guard values.areAll, values.areInOrder else {
      return "message: \"call '\(declaration.name)\(labels.isEmpty ? "" : "(\(labels))")', whose arguments are others\""
    }
    let isInPlace = names.dropLast().elementsEqual(former.scope)
    let isFunction = former.parameters?.isEmpty == false
    guard isFunction || isInPlace && declaration.parameters.isEmpty else {
      return "message: \"renamed to '\(declaration.name)'\""
    }
    let name = isInPlace ? names[names.count - 1] : names.joined(separator: ".")
    return "renamed: \"\(name)\(labels.isEmpty ? "" : "(\(labels))")\""
  }

  /// Adds a function that the app may call itself.
  private mutating func add(_ lookup: SwiftGenLookup) {
    usesFoundation = true
    let fallback = lookup.hasFallback ? ", fallback value: String" : ""
    root.add(
      """
      @available(*, deprecated, message: "call the accessor of the string; this reads the table in \(bundle == .main ? "the app's bundle" : "Bundle.module")")
      \(access.rawValue) static func tr(_ table: String, _ key: String, _ args: CVarArg...\(fallback)) -> String {
        let format = Bundle.\(bundle.rawValue).localizedString(forKey: key, value: \(lookup.hasFallback ? "value" : "nil"), table: table)
        return String(format: format, locale: Locale.current, arguments: args)
      }
      """, in: [lookup.scope])
    count += 1
  }

  // MARK: Swift

  private mutating func write() {
    var text = SwiftGenHeader.text
    if usesFoundation { text += "import Foundation\n" }
    for (name, scope) in root.scopes { append(scope, [name], to: &text) }
    bytes = Array(text.utf8)
  }

  /// Writes an enum, or an extension of one that exists; existing enums inside it get their own extensions.
  private func append(_ scope: Scope, _ path: [String], to text: inout String) {
    let isKnown = isKnown(path)
    let added = isKnown ? scope.scopes.filter { !self.isKnown(path + [$0.name]) } : scope.scopes
    if !scope.members.isEmpty || !added.isEmpty {
      let keyword = isKnown ? "extension" : "\(access.rawValue) enum"
      text += "\nnonisolated \(keyword) \(path.joined(separator: ".")) {\n"
      append(scope.members, added, to: &text, depth: 1)
      text += "}\n"
    }
    guard isKnown else { return }
    for (name, inner) in scope.scopes where self.isKnown(path + [name]) { append(inner, path + [name], to: &text) }
  }

  private func isKnown(_ path: [String]) -> Bool { enums.contains(path.map(SwiftGenAccessor.plain)) }

  private func append(
    _ members: [String], _ scopes: [(name: String, scope: Scope)], to text: inout String, depth: Int
  ) {
    let indentation = String(repeating: "  ", count: depth)
    for member in members {
      for line in member.split(separator: "\n") { text += "\(indentation)\(line)\n" }
    }
    for (name, scope) in scopes {
      text += "\(indentation)\(access.rawValue) enum \(name) {\n"
      append(scope.members, scope.scopes, to: &text, depth: depth + 1)
      text += "\(indentation)}\n"
    }
  }
}
