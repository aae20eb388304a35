import L10nText

/// Tables that only targets without Swift code copy, such as those of a helper in C. Code that were generated for them
/// would compete with that of the app's tables of the same name.
struct TablesWithoutCode {
  /// The paths of the tables; none if no other table would be left.
  let tables: Set<String>

  /// - Parameters:
  ///   - paths: the paths of a project's tables.
  ///   - swift: the paths of its Swift files.
  init(_ paths: [String], besides swift: [String], _ membership: XcodeMembership) {
    let owners = paths.map { (path: $0, targets: membership.targets(of: $0)) }
    let withCode: Set<String> =
      owners.allSatisfy(\.targets.isEmpty)
      ? [] : swift.reduce(into: []) { $0.formUnion(membership.targets(of: $1)) }
    let unread = owners.filter { !$0.targets.isEmpty && $0.targets.isDisjoint(with: withCode) }.map(\.path)
    tables = unread.count < paths.count && !withCode.isEmpty ? Set(unread) : []
  }

  /// The reasons for leaving them out, for the user: one for each folder.
  var notes: [FileSystem.Failure] {
    AppleTablePlaces(tables.sorted()).folders.map { folder in
      .init(path: folder, reason: "no target that uses its tables has Swift code")
    }
  }
}
