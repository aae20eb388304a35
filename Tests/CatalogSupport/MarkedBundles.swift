import L10nMessages

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nFormats
@testable import L10nText

/// Bundles whose texts contain marks (❶, ❷, …), each before a place where a finding is expected. The marks are removed
/// before anything is read.
package struct MarkedBundles {
  private var files: [InputFile] = []
  private var infoPropertyList: SourceFile?
  private var infoSettings: [SourceFile] = []
  private var marks: [SourceLocation: Character] = [:]
  package var syntax = MessageSyntax.icu
  package var syntaxExceptions: [(pattern: String, syntax: MessageSyntax)] = []
  package var source = "ko"
  package var languages: [String]?
  package var fallback: [String] = []
  package var include: [String]?
  package var sparse: [String]?
  package var tables: [SystemTable] = []
  package var notifications: [NotificationPattern] = []
  package var options = CheckingOptions()
  /// A Boolean value indicating whether JSON files are those of i18next.
  package var isOfI18next = false
  /// The store whose listing the files are, or `nil` for bundles.
  package var store: Store?
  /// The places of other platforms' files, which are among the others.
  package var sources: [ConfiguredSource] = []

  package init(_ files: KeyValuePairs<String, String>) {
    self.init(files.map { ($0.key, $0.value) })
  }

  package init(_ files: [(path: String, text: String)]) {
    for (path, text) in files { add(path, text) }
  }

  private mutating func add(_ path: String, _ marked: String) {
    var text = ""
    for character in marked {
      if "❶❷❸❹❺❻❼❽❾".contains(character) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let column = (lines.last?.unicodeScalars.count ?? 0) + 1
        marks[SourceLocation(file: path, line: lines.count, column: column)] = character
      } else {
        text.append(character)
      }
    }
    if path == "Info.plist" {
      infoPropertyList = SourceFile(path: path, bytes: Array(text.utf8))
      return
    }
    if path == "project.pbxproj" { return infoSettings.append(SourceFile(path: path, bytes: Array(text.utf8))) }
    files.append(
      InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8)))
  }

  package var catalog: Catalog {
    if let store {
      let configuration = SourceFile(path: "l10n.yml", bytes: [])
      let options = ReadingOptions(listing: ListingOptions(store: store), source: source, configuration: configuration)
      return CatalogReader.catalog(of: files, options: options)
    }
    var options = ReadingOptions(
      source: source, languages: languages, fallback: fallback, syntax: syntax, include: include, sparse: sparse)
    options.syntax.exceptions = syntaxExceptions.compactMap { .init(pattern: $0.pattern, syntax: $0.syntax, offset: 0) }
    options.infoPropertyList = infoPropertyList
    options.infoSettings = infoSettings
    options.tables = tables
    options.notifications = notifications
    if isOfI18next {
      options.dialect = .i18next
      options.syntax = SyntaxChoice(.i18next)
    }
    let files = options.configured(files)
    let own = files.filter { file in !sources.contains { FilePath.isInside(file.shownPath, $0.path) } }
    return CatalogReader.catalog(of: own, options: options)
  }

  package var findings: [Finding] {
    let compared = sources.map { ComparedSource($0, catalog(of: $0)) }
    let project = catalog
    let rules = Rules.comparing(project, with: compared)
    let others = Rules.all.filter { rule in
      (store == nil || rule.id.checksListings) && !rules.contains { $0.id == rule.id }
    }
    return Checker(others + rules, options: options).findings(in: project)
  }

  /// Returns the strings of another platform.
  private func catalog(of other: ConfiguredSource) -> Catalog {
    let files = files.filter { FilePath.isInside($0.shownPath, other.path) }.map { file in
      InputFile(
        path: FilePath.relative(file.shownPath, to: other.path).split(separator: "/").map(String.init),
        shownPath: file.shownPath, bytes: file.bytes)
    }
    return CatalogReader.catalog(of: files, options: ReadingOptions(source: source))
  }

  /// Returns the findings of a rule, as `❶ error: words`. A related place follows if it is marked.
  package func found(by rule: RuleID) -> [String] {
    findings.filter { $0.rule == rule }.map { finding in
      let related = finding.related.compactMap { related in
        marks[related.location].map { " (\($0) \(related.message))" }
      }
      return "\(spot(finding.location)) \(finding.severity.rawValue): \(finding.message)" + related.joined()
    }
  }

  /// The findings of all rules, as `❶ rule-id`.
  package var foundRules: [String] {
    findings.map { "\(spot($0.location)) \($0.rule.rawValue)" }
  }

  /// Returns the fixes that a rule offers.
  package func fixes(by rule: RuleID) -> [Fix] {
    findings.filter { $0.rule == rule }.compactMap(\.fix)
  }

  /// Returns a text after a rule's fixes for it, with the last one applied first.
  package func fixed(_ text: String, by rule: RuleID) -> String {
    let fixes = fixes(by: rule).sorted { $0.range.lowerBound > $1.range.lowerBound }
    let bytes = fixes.reduce(into: Array(text.utf8)) { $0.replaceSubrange($1.range, with: Array($1.replacement.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func spot(_ location: SourceLocation) -> String {
    marks[location].map { String($0) } ?? "\(location.file):\(location.line):\(location.column)"
  }
}

/// Returns the findings of a rule in files with marks, as ``MarkedBundles/found(by:)``.
package func found(
  by rule: RuleID, in files: KeyValuePairs<String, String>, syntax: MessageSyntax = .icu
) -> [String] {
  var bundles = MarkedBundles(files)
  bundles.syntax = syntax
  return bundles.found(by: rule)
}

/// Returns the findings of a rule in the files of a store's listing with marks, as ``MarkedBundles/found(by:)``.
package func found(
  by rule: RuleID, inListing files: KeyValuePairs<String, String>, of store: Store = .appStore, source: String = "en-US"
) -> [String] {
  var bundles = MarkedBundles(files)
  bundles.store = store
  bundles.source = source
  return bundles.found(by: rule)
}

extension Checker {
  /// Returns all findings, with the accessors named as without a configuration.
  package func findings(in catalog: Catalog) -> [Finding] {
    findings(in: catalog, accessors: AccessorTree(catalog, rootEnum: "L10n"))
  }
}
