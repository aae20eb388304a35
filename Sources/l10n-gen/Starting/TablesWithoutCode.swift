import L10nCatalog
import L10nText

/// Tables that only targets without Swift code copy, such as those of a helper in C, if one has the name of a table that
/// the app's code reads. Generated code would have to distinguish the two, though nothing calls it for the helper's. Those
/// of a library that has an Xcode project without Swift code of its own are left out whatever their names are.
struct TablesWithoutCode {
  /// The paths of the tables.
  let tables: Set<String>

  /// - Parameters:
  ///   - paths: the paths of a project's tables.
  ///   - withCode: the names of the targets that compile Swift files.
  ///   - libraries: the folders of Xcode projects in which there are no Swift files.
  init(_ paths: [String], besides withCode: Set<String>, _ membership: XcodeMembership, libraries: [String]) {
    guard !withCode.isEmpty else {
      tables = []
      return
    }
    let unread = Set(
      paths.filter { path in
        let targets = membership.targets(of: path)
        return !targets.isEmpty && targets.isDisjoint(with: withCode)
      })
    let isCompeting = !Self.names(unread).isDisjoint(with: Self.names(Set(paths).subtracting(unread)))
    tables = isCompeting ? unread : unread.filter { path in libraries.contains { FilePath.isInside(path, $0) } }
  }

  /// Returns the names of tables that have accessors, so not of those that the system reads.
  private static func names(_ tables: Set<String>) -> Set<String> {
    Set(tables.map { BundlePath.stem(FilePath.name($0)) }.filter { SystemString.Table(name: $0) == nil })
  }

  /// The reasons for leaving them out, for the user: one for each table, at its first language.
  var notes: [FileSystem.Failure] {
    Dictionary(grouping: tables, by: LeftoverAppleTables.table).values.compactMap { $0.min() }.sorted().map { path in
      .init(path: path, reason: "no target that uses this table has Swift code")
    }
  }
}
