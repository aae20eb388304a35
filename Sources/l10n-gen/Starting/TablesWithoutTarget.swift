import L10nText

/// Languages of tables that a manifest excludes from targets that copy others, because nobody reviewed them or because they
/// document the strings.
struct TablesWithoutTarget {
  /// The paths of the tables in these languages.
  let tables: Set<String>

  /// - Parameter paths: the paths of a project's tables.
  init(_ paths: [String], _ membership: XcodeMembership) {
    let ofLanguages = paths.filter { FilePath.parent($0).hasSuffix(".lproj") }
    tables = Dictionary(grouping: ofLanguages, by: LeftoverAppleTables.table).values.reduce(into: []) { all, files in
      let targets = files.reduce(into: Set<String>()) { $0.formUnion(membership.targets(of: $1)) }
      // A project's own list of files may be older than a language.
      guard membership.searchesFiles(ofTargets: targets) else { return }
      all.formUnion(files.filter { membership.targets(of: $0).isEmpty })
    }
  }

  /// The reasons for leaving them out, for the user.
  var notes: [FileSystem.Failure] {
    tables.sorted().map { .init(path: $0, reason: "no target copies the table in this language, but in others") }
  }
}
