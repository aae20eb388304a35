import L10nCatalog
import L10nLanguage

/// The files of a build, which build systems must know before they read anything: the number and the names are the same
/// for every catalog.
///
/// Accessors are spread over several files, because debug builds compile files in parallel. The build tool plugin has
/// the same names.
package enum ShardNames {
  /// The file with the outermost enum.
  static let root = "L10nGen.swift"
  /// The files with accessors.
  static let shards = (1...8).map { "L10nGen+Accessors\($0).swift" }
  /// The file with the tables.
  static let tables = "L10nGen+Tables.swift"

  /// All names.
  package static let all = [root] + shards + [tables]

  /// Returns the shard of a namespace. It is always the same, so that additions to other namespaces don't move it.
  static func shard(of namespace: SwiftIdentifier) -> Int {
    Int(truncatingIfNeeded: MessageID.hash(namespace.spelling.utf8) % UInt64(shards.count))
  }
}
