import L10nCatalog
import L10nFormats
import L10nText

/// `derived-name`: accessors whose names aren't in `names.yml` yet.
struct UnrecordedNames: CatalogRule {
  let id = RuleID.derivedName
  let defaultSeverity = Severity.warning
  var summary: String {
    "the names of some accessors were derived from strings and aren't in names.yml yet"
  }
  var explanation: String {
    """
    A key of a String Catalog may be a whole sentence. The name of its accessor is derived from the string's first \
    words, so it could change when strings are added. names.yml keeps it: 'l10n-gen check --fix' and, with committed \
    code, 'l10n-gen emit' add new names to the file. Commit it, and change a name there to rename an accessor.

    There is one finding for each table, at the first of its keys, and one for each key such as 'save_it' whose own \
    name another key has in Swift, such as 'saveIt'. 'l10n-gen emit' leaves the name to the one that the committed \
    code has it for.
    """
  }
  var example: RuleExample {
    let catalog = """
      {
        "sourceLanguage" : "ko",
        "strings" : {
          "Sign in" : {
            "localizations" : {
              "ko" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "로그인"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """
    return RuleExample(
      flagged: ["Localizable.xcstrings": catalog],
      finding: "names.yml doesn't have 'sign_in'; run 'l10n-gen check --fix', and commit names.yml",
      fixed: ["Localizable.xcstrings": catalog.replacing("Sign in", with: "sign_in")])
  }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    let tables = Dictionary(grouping: catalog.derivedNames, by: \.table)
    // Code can't use other keys.
    let keysOfSource = Set(catalog.messages.lazy.filter(\.isInSource).map(\.keyPath))
    for (_, names) in tables.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) {
      guard let first = names.first else { continue }
      reporter.report(
        id, MissingNames(name: KeySegment.path(first.path), table: first.table, others: names.count - 1),
        at: .place(first.place), of: .other(key: KeySegment.path(first.path), language: nil),
        name: .init(key: first.key))
      for name in names {
        guard let spelled = name.spelled, let path = catalog.tableKeys[name.table]?[name.key],
          keysOfSource.contains(KeySegment.path(path)), !Self.isSameAccessor(name.path, spelled),
          !Self.isSameAccessor(name.path, spelled + [KeyNaming.selfSegment])
        else { continue }
        reporter.report(
          id, TakenName(name: KeySegment.path(name.path), table: name.table, key: name.key),
          at: .place(name.place), of: .other(key: KeySegment.path(name.path), language: nil),
          name: .init(key: name.key))
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
