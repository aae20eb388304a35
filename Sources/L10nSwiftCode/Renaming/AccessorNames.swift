import L10nCatalog

/// The names of accessors, of enums of selects and of namespaces that a change of key paths gives other names.
struct AccessorNames {
  /// The new names, by the old ones without backticks; each is a list of the names from the outermost enum on.
  private(set) var members: [[String]: [String]] = [:]
  /// The same for namespaces that only have other names now.
  private(set) var scopes: [[String]: [String]] = [:]
  /// The new key paths, by the old ones, as code spells them.
  private(set) var keys: [String: String] = [:]

  /// - Parameter renamed: the new key paths of messages in the project, by the old ones.
  init(from before: NamedCatalog, to after: NamedCatalog, _ renamed: [String: String]) {
    let (old, new) = (AccessorDeclarations(before).byKey, AccessorDeclarations(after).byKey)
    let (oldKeys, newKeys) = (Self.ownKeyPaths(before), Self.ownKeyPaths(after))
    for (oldPath, newPath) in renamed {
      keys[oldKeys[oldPath] ?? oldPath] = newKeys[newPath] ?? newPath
      guard let own = old[oldPath], let other = new[newPath] else { continue }
      add(own.name, other.name)
      for (parameter, renamed) in zip(own.parameters, other.parameters) { add(parameter.type, renamed.type) }
    }
    let left = Set(new.values.flatMap { Self.namespaces(of: Self.names($0.name)) })
    for (name, other) in members {
      // Namespaces that no accessor is left in have the name that all of its accessors agree on.
      for count in name.indices.dropFirst() where !left.contains(Array(name[..<count])) {
        let rest = name.count - count
        let namespace = Array(other.dropLast(rest))
        let isSame = scopes[Array(name[..<count])].map { $0 == namespace } ?? true
        scopes[Array(name[..<count])] = isSame ? namespace : []
      }
    }
    scopes = scopes.filter { !$0.value.isEmpty }
  }

  private mutating func add(_ old: String, _ new: String) {
    if old != new { members[Self.names(old)] = new.split(separator: ".").map(String.init) }
  }

  /// Returns the names in a qualified one, without backticks.
  static func names(_ name: String) -> [String] { name.filter { $0 != "`" }.split(separator: ".").map(String.init) }

  private static func namespaces(of names: [String]) -> [[String]] {
    names.indices.dropFirst().map { Array(names[..<$0]) }
  }

  private static func ownKeyPaths(_ state: NamedCatalog) -> [String: String] {
    let pairs = state.modules.flatMap { $0.projectKeyPaths.map { ($0.value, $0.key) } }
    return Dictionary(pairs) { first, _ in first }
  }
}
