package import L10nCatalog
import L10nText

/// The strings of a project's module, as code of the module gets more of them.
package struct ModuleStrings {
  /// The module's name.
  package let name: String
  /// The key paths of its messages in the project.
  package internal(set) var keyPaths: Set<String>
  /// The segments of key paths in the project before the keys of new messages, or `nil` if the module has no messages
  /// that would show where its strings are.
  let namespace: [String]?

  package init(_ module: ModuleCatalog) {
    name = module.module.name
    keyPaths = Set(module.projectKeyPaths.values)
    var counts: [[String]: (depth: Int, count: Int)] = [:]
    for (own, inProject) in module.projectKeyPaths {
      guard let own = KeySegment.split(own), let segments = KeySegment.split(inProject) else { continue }
      counts[segments.dropLast(), default: (own.count, 0)].count += 1
    }
    // Most new messages are like those with the shortest names in code, of which there may be several tables.
    namespace =
      counts.min {
        ($0.value.depth, -$0.value.count, KeySegment.path($0.key))
          < ($1.value.depth, -$1.value.count, KeySegment.path($1.key))
      }?.key
  }
}
