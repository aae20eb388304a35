import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nText

/// A String Catalog as a service exports it.
struct ExportedCatalog {
  /// A string in one language.
  struct Unit {
    var text: String
    /// The state, or `nil` if the export has none.
    var state: String? = "translated"
  }

  /// The strings of each language by key.
  var units: [String: [String: Unit]] = [:]

  /// Creates a catalog of `count` strings in English, with numbers for keys.
  init(_ count: Int, _ text: (Int) -> String) {
    for number in 1...count { units["key\(number)"] = ["en": Unit(text: text(number))] }
  }

  /// Returns the catalog with a language added or replaced, in which strings without a text are missing.
  func adding(_ language: String, state: String? = "translated", _ text: (Int) -> String?) -> ExportedCatalog {
    changing { key, units in
      let number = Int(key.dropFirst(3)) ?? 0
      units[language] = text(number).map { Unit(text: $0, state: state) }
    }
  }

  /// Returns the catalog with the strings of each key changed.
  func changing(_ change: (String, inout [String: Unit]) -> Void) -> ExportedCatalog {
    var result = self
    for key in units.keys { change(key, &result.units[key, default: [:]]) }
    return result
  }

  /// The project's files.
  var files: ProjectFiles {
    let entries = units.sorted { $0.key < $1.key }.map { key, units in
      let localizations = units.sorted { $0.key < $1.key }.map { language, unit in
        let state = unit.state.map { #""state" : "\#($0)", "# } ?? ""
        return #""\#(language)" : { "stringUnit" : { \#(state)"value" : "\#(unit.text)" } }"#
      }
      return #""\#(key)" : { "localizations" : { \#(localizations.joined(separator: ", ")) } }"#
    }
    return ProjectFiles([
      "Localizable.xcstrings": StringCatalogText.catalog(entries.joined(separator: ",\n"))
    ])
  }
}

/// Returns the findings of the rules about exports, each as `rule: message`.
func findings(from before: ExportedCatalog, to after: ExportedCatalog) -> [String] {
  findings(from: before.files, to: after.files)
}

/// Returns the findings of the rules about exports, each as `rule: message`.
func findings(from before: ProjectFiles, to after: ProjectFiles) -> [String] {
  let rules = Rules.comparing(with: before.catalog).filter { $0.id != .outdated }
  return Checker(rules, options: CheckingOptions()).findings(in: after.catalog).map {
    "\($0.rule.rawValue): \($0.message)"
  }
}
