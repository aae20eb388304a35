import L10nCatalog
import L10nFormats
import L10nText

/// `derived-name`: accessors whose names aren't in `names.yml` yet.
struct UnrecordedNames: CatalogRule {
  let id = RuleID.derivedName
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard !catalog.derivedNames.isEmpty else { return }
    let tables = Dictionary(grouping: catalog.derivedNames, by: \.table)
    // Code can't use other keys.
    let keysOfSource = Set(catalog.messages.lazy.filter(\.isInSource).map(\.keyPath))
    for (_, names) in tables.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) {
      guard let first = names.first else { continue }
      reporter.report(
        id, MissingNames(name: KeySegment.path(first.path), table: first.table, others: names.count - 1),
        at: .place(first.place), of: .other(key: KeySegment.path(first.path), language: nil),
        name: .init(key: AppleTableKey(table: first.table, key: first.key).shown))
      for name in names {
        guard let spelled = name.spelled, let path = catalog.tableKeys[name.table]?[name.key],
          keysOfSource.contains(KeySegment.path(path)), !Self.isSameAccessor(name.path, spelled),
          !Self.isSameAccessor(name.path, spelled + [KeyNaming.selfSegment])
        else { continue }
        reporter.report(
          id, TakenName(name: KeySegment.path(name.path), table: name.table, key: name.key),
          at: .place(name.place), of: .other(key: KeySegment.path(name.path), language: nil),
          name: .init(key: AppleTableKey(table: name.table, key: name.key).shown))
      }
    }
  }

  /// Returns a Boolean value indicating whether two key paths have the same name in Swift.
  private static func isSameAccessor(_ path: [String], _ other: [String]) -> Bool {
    KeyNaming.Path(path).form == KeyNaming.Path(other).form
  }
}

/// Names that aren't in a file.
private struct MissingNames: Facts {
  /// The first of the names.
  var name: String
  var table: String
  var others: Int

  var values: KeyValuePairs<FactName, String?> { [.name: table] }
  var sentence: String {
    let more = others == 0 ? "" : others == 1 ? " and another name" : " and \(others) other names"
    return "names.yml doesn't have '\(name)'\(more); run 'l10n-gen check --fix', and commit names.yml"
  }
}

/// A key whose own name is another key's.
private struct TakenName: Facts {
  /// The name that it has instead.
  var name: String
  var table: String
  var key: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "taken", .name: table, .written: key] }
  var sentence: String {
    "'\(key)' is called '\(name)', because another key has its name in Swift; to keep the name, add "
      + "'\(key): \(SettingsText.quoted(key))' to names.yml below '\(SettingsText.written(table)):'"
  }
}
