import L10nCatalog
import L10nLanguage

/// The files of a build, which build systems must know before it has read anything: as many for every catalog, and named
/// alike.
///
/// Accessors are spread over several, since a debug build compiles files beside each other. The build tool plugin has the
/// same names.
package enum ShardNames {
  /// The file with the outermost enum.
  static let root = "L10nGen.swift"
  /// The files with accessors.
  static let shards = (1...8).map { "L10nGen+Accessors\($0).swift" }
  /// The file with the tables.
  static let tables = "L10nGen+Tables.swift"

  /// All names.
  package static let all = [root] + shards + [tables]

  /// The shard of a namespace: always the same, so that what is added to another moves nothing.
  static func shard(of namespace: SwiftIdentifier) -> Int {
    Int(truncatingIfNeeded: MessageID.hash(namespace.spelling.utf8) % UInt64(shards.count))
  }
}
