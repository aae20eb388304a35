import L10nLanguage

/// Keys that bundles can't represent as messages, because they name the categories of a plural: `kind.other` without a
/// `kind.title`.
package enum CategoryKeys {
  /// Returns the key paths that would be read as a plural.
  package static func misread(among paths: [[String]]) -> Set<[String]> {
    let siblings = Dictionary(grouping: paths) { $0.dropLast() }
    // The namespaces that contain other namespaces.
    var outer: Set<ArraySlice<String>> = []
    for path in paths where path.count > 2 { outer.formUnion((1...path.count - 2).map { path[..<$0] }) }
    return Set(
      paths.filter { path in
        let above = path.dropLast()
        guard !above.isEmpty, !outer.contains(above) else { return false }
        return siblings[above]?.allSatisfy { $0.last.flatMap(PluralCategory.init) != nil } == true
      })
  }
}
