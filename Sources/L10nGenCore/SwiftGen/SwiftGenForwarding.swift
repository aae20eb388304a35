/// The accessors that SwiftGen generated, as deprecated ones that call those of today: a file with which code compiles
/// as it is.
package struct SwiftGenForwarding {
  /// The bytes of the file; empty if there is nothing to forward.
  package private(set) var bytes: [UInt8] = []
  /// The number of accessors in it.
  package private(set) var count = 0
  /// The accessors that can't be forwarded, each as a sentence: its name and the reason.
  package private(set) var leftOut: [String] = []

  private let accessors: CallSiteAccessors
  private let access: EmissionOptions.Access
  /// The enums that exist already.
  private let enums: Set<[String]>
  private var root = Scope()

  /// - Parameter files: the bytes of the files that SwiftGen generated.
  init(_ files: [[UInt8]], _ accessors: CallSiteAccessors, enums: Set<[String]>, access: EmissionOptions.Access) {
    self.accessors = accessors
    self.access = access
    self.enums = enums
    for accessor in files.flatMap(SwiftGenAccessor.accessors) { add(accessor) }
    if count > 0 { write() }
  }

  /// An enum with what is to be added to it.
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
    let formerName = (former.scope + [former.name]).joined(separator: ".")
    guard let accessor = accessors.accessor(ofKey: former.key, in: former.table) else {
      return leftOut.append("\(formerName): no string of '\(former.table)' has the key '\(former.key)'")
    }
    let declaration = accessor.declaration
    // The same name and no parameters: code compiles as it is.
    if former.parameters == nil, declaration.parameters.isEmpty, declaration.name == formerName { return }
    let isProperty = accessors.accessor(named: formerName)?.declaration.parameters.isEmpty ?? false
    if former.parameters == nil, isProperty || formerName == "\(accessors.rootEnum).localization" {
      return leftOut.append("\(formerName): another declaration has this name now; call '\(declaration.text)'")
    }
    guard let arguments = arguments(of: former.parameters ?? [], for: accessor) else {
      return leftOut.append("\(formerName): its parameters don't fit '\(declaration.text)'")
    }
    let call = declaration.parameters.isEmpty ? declaration.name : "\(declaration.name)(\(arguments))"
    let parameters = former.parameters.map { types in
      "(" + types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ") + ")"
    }
    let head = parameters.map { "func \(former.name)\($0) ->" } ?? "var \(former.name):"
    root.add(
      """
      @available(*, deprecated, \(advice(for: former, declaration)))
      \(access.rawValue) static \(head) \(declaration.result) { \(call) }
      """, in: former.scope[...])
    count += 1
  }

  /// The advice that the compiler shows. Its fix-it replaces the last name of a property, and all names of a function.
  private func advice(for former: SwiftGenAccessor, _ declaration: AccessorDeclaration) -> String {
    let names = declaration.name.filter { $0 != "`" }.split(separator: ".").map(String.init)
    let isInPlace = names.dropLast().elementsEqual(former.scope)
    let isFunction = former.parameters?.isEmpty == false
    guard isFunction || isInPlace && declaration.parameters.isEmpty else {
      return "message: \"renamed to '\(declaration.name)'\""
    }
    let labels = declaration.parameters.map { "\($0.label):" }.joined()
    let name = isInPlace ? names[names.count - 1] : names.joined(separator: ".")
    return "renamed: \"\(name)\(labels.isEmpty ? "" : "(\(labels))")\""
  }

  /// The arguments that parameters without labels make, or `nil` if they don't fit.
  private func arguments(of types: [String], for accessor: CallSiteAccessors.Accessor) -> String? {
    guard let parameters = accessor.parameters(forValues: types.count) else { return nil }
    var arguments: [String] = []
    for (parameter, index) in parameters {
      guard let value = Self.value("p\(index + 1)", of: types[index], as: parameter.type) else { return nil }
      arguments.append("\(parameter.label): \(value)")
    }
    return arguments.joined(separator: ", ")
  }

  /// A value of one of SwiftGen's types as another type, or `nil` if there is no conversion.
  private static func value(_ name: String, of type: String, as other: String) -> String? {
    switch (type, other) {
    case ("Any", "String"): "String(describing: \(name))"
    case ("UnsafePointer<CChar>", "String"): "String(cString: \(name))"
    case ("UnsafeRawPointer", "Int"): "Int(bitPattern: \(name))"
    case ("Float", "Double"): "Double(\(name))"
    case _ where type == other: name
    default: nil
    }
  }

  // MARK: Swift

  private mutating func write() {
    var text = """
      // The accessors that SwiftGen generated, for code that still calls them. 'l10n-gen import' wrote this file; delete it
      // when the compiler doesn't warn of them any more.
      // swift-format-ignore-file
      // swiftlint:disable all

      """
    for (name, scope) in root.scopes { append(scope, [name], to: &text) }
    bytes = Array(text.utf8)
  }

  /// Writes an enum, or an extension of one that exists; enums that exist in it get extensions of their own.
  private func append(_ scope: Scope, _ path: [String], to text: inout String) {
    let isKnown = path == [accessors.rootEnum] || enums.contains(path)
    let added = isKnown ? scope.scopes.filter { !enums.contains(path + [$0.name]) } : scope.scopes
    if !scope.members.isEmpty || !added.isEmpty {
      let keyword = isKnown ? "extension" : "\(access.rawValue) enum"
      text += "\nnonisolated \(keyword) \(path.joined(separator: ".")) {\n"
      append(scope.members, added, to: &text, depth: 1)
      text += "}\n"
    }
    guard isKnown else { return }
    for (name, inner) in scope.scopes where enums.contains(path + [name]) { append(inner, path + [name], to: &text) }
  }

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
