/// The strings of a module as a catalog of its own: its key paths don't have the folders that only distinguish the
/// module's tables from those of other modules.
package struct ModuleCatalog: Sendable {
  package let module: ConfiguredModule
  /// The messages, with the module's own key paths.
  package internal(set) var catalog: Catalog
  /// The names of the messages in Swift.
  package let accessors: AccessorTree
  /// The indexes of the messages in the project's catalog.
  package let messages: [Int]
  /// The key paths in the project, by those in the module.
  package let projectKeyPaths: [String: String]
  /// The namespaces of tables in the module, and in the project.
  let namespaces: [(own: [String], project: [String])]
  /// The names of tables in the project, by those in the module.
  package let tableNames: [String: String]

  /// Returns the possible key paths in the project for a key path in the module, even if there is no such message.
  package func projectKeyPaths(of keyPath: String) -> [String] {
    if let known = projectKeyPaths[keyPath] { return [known] }
    guard let segments = KeySegment.split(keyPath) else { return [] }
    return namespaces.filter { segments.starts(with: $0.own) }.map {
      KeySegment.path($0.project + segments.dropFirst($0.own.count))
    }
  }

  /// The names that two messages of the module would share, with the project's key paths.
  package var collisions: [NameCollision] {
    accessors.collisions.map { collision in
      func inProject(_ claim: NameCollision.Claim) -> NameCollision.Claim {
        .init(kind: claim.kind, keyPath: projectKeyPaths[claim.keyPath] ?? claim.keyPath, place: claim.place)
      }
      return NameCollision(
        subject: collision.subject, first: inProject(collision.first), second: inProject(collision.second))
    }
  }
}
