import L10nCatalog
import L10nExtraction
import L10nFormats
import L10nProject
import L10nText

/// The changes of each catalog, and the lookups that need a person.
struct ExtractionReport {
  let updates: CatalogUpdates
  /// A Boolean value indicating whether missing changes are findings.
  let isCheck: Bool
  private let lines: [Int: LineTable]

  init(_ updates: CatalogUpdates, isCheck: Bool) {
    self.updates = updates
    self.isCheck = isCheck
    var files: Set<Int> = []
    for update in updates.updates {
      for place in update.plan.places.values { files.formUnion(place.map(\.file)) }
      files.formUnion((update.plan.undecided + update.plan.differing).map(\.file))
    }
    for unplaced in updates.unplaced { files.formUnion(unplaced.lookups.map(\.file)) }
    lines = Dictionary(uniqueKeysWithValues: files.map { ($0, LineTable(updates.files[$0].bytes)) })
  }

  /// A sentence about a lookup.
  struct Finding {
    let rule: ExtractionRule
    let location: SourceLocation
    let message: String
    /// The key, if it is known.
    var key: String?
  }

  func location(_ lookup: ExtractedKey) -> SourceLocation {
    let file = updates.files[lookup.file]
    let position = lines[lookup.file]?.position(atByte: lookup.byte, in: file.bytes)
    return SourceLocation(file: file.path, line: position?.line ?? 1, column: position?.column ?? 1)
  }

  /// A Boolean value indicating whether a lookup needs a person.
  var hasFindings: Bool {
    !updates.unplaced.isEmpty
      || updates.updates.contains { !$0.plan.undecided.isEmpty || !$0.plan.differing.isEmpty }
  }

  // MARK: Text

  /// A line for each catalog that changes, and the findings.
  var text: String {
    if updates.updates.isEmpty {
      return "no code here looks up strings of these tables\n" + (updates.build?.summary ?? "")
    }
    let changed = updates.updates.filter { !$0.plan.isEmpty || !$0.plan.undecided.isEmpty }
    let summaries =
      changed.map { "\(Console.printable($0.catalog.file.path)): \(Self.summary($0.plan))\n" }
      + updates.unplaced.map { keys in
        "\(Console.printable(keys.name)): \(keys.lookups.count) not written (\(keys.catalogs.count) catalogs of this name)\n"
      }
    let findings = findings.map { "\($0.location.printable): \(Console.printable($0.message))\n" }
    let unproven = updates.updates.reduce(0) { $0 + $1.plan.unproven.count }
    let rest =
      unproven == 0
      ? "" : "\(String.counted(unproven, "unused key")) may still be in use, so nothing changed for them\n"
    let end = summaries.isEmpty ? "\(Self.counted(updates.updates)) up to date\n" : ""
    return findings.joined() + summaries.joined() + rest + reasons + end + (updates.build?.summary ?? "")
  }

  /// The reasons why no unused key of a catalog becomes stale, if that is so.
  private var reasons: String {
    let unused = updates.updates.filter { !$0.plan.unproven.isEmpty }
    if updates.staleness == .never {
      return unused.isEmpty ? "" : "no key becomes stale, because 'stale' in l10n.yml is 'never'\n"
    }
    return unused.compactMap { update in
      let catalog = update.catalog
      guard !catalog.isComplete else { return nil }
      let reason = catalog.unread.map { "'\($0)' of its target wasn't read" } ?? "no project here lists it"
      return Console.printable("no key of \(catalog.file.path) becomes stale, because \(reason)") + "\n"
    }.joined()
  }

  private static func counted(_ updates: [CatalogUpdates.Update]) -> String {
    let hasStrings = updates.contains { $0.catalog.companions != nil }
    return String.counted(updates.count, hasStrings ? "table" : "String Catalog")
  }

  private static func summary(_ plan: CatalogPlan) -> String {
    var parts: [String] = []
    if !plan.added.isEmpty { parts.append("\(plan.added.count) added") }
    if !plan.stale.isEmpty { parts.append("\(plan.stale.count) stale") }
    if !plan.removed.isEmpty { parts.append("\(plan.removed.count) removed") }
    if !plan.revived.isEmpty { parts.append("\(plan.revived.count) used again") }
    if !plan.comments.isEmpty { parts.append(String.counted(plan.comments.count, "comment")) }
    if !plan.values.isEmpty { parts.append(String.counted(plan.values.count, "default value")) }
    let undecided = plan.undecided.isEmpty ? "" : "\(plan.undecided.count) not written (type unknown)"
    return ([parts.joined(separator: ", "), undecided].filter { !$0.isEmpty }).joined(separator: "; ")
  }

  /// The findings in the order of places.
  var findings: [Finding] {
    var findings: [Finding] = []
    for update in updates.updates {
      let name = FilePath.name(update.catalog.file.path)
      for lookup in update.plan.undecided {
        findings.append(
          Finding(
            rule: .unknownType, location: location(lookup),
            message:
              "the type of an interpolation isn't known, so this key isn't in \(name); write its format, such as "
              + "\\(value, specifier: \"%lld\"), or give the value a type"))
      }
      for lookup in update.plan.differing {
        findings.append(
          Finding(
            rule: .otherText, location: location(lookup),
            message: "\(name) has another text for '\(lookup.key ?? "")' than this default value; change one of them",
            key: lookup.key))
      }
      guard isCheck else { continue }
      findings += missing(update.plan, name) + unused(update)
    }
    findings += updates.unplaced.flatMap(unplaced)
    return findings.sorted {
      ($0.location.file, $0.location.line, $0.location.column) < (
        $1.location.file, $1.location.line, $1.location.column
      )
    }
  }

  private func unplaced(_ keys: CatalogUpdates.UnplacedKeys) -> [Finding] {
    keys.lookups.map { lookup in
      let key = lookup.key.map { "'\($0)'" } ?? "this key"
      return Finding(
        rule: .unknownCatalog, location: location(lookup),
        message:
          "\(key) isn't in any of \(keys.catalogs.count) catalogs named \(keys.name), and no project here says which one gets it; "
          + "generate the Xcode project first, or add the key to one of them", key: lookup.key)
    }
  }

  private func missing(_ plan: CatalogPlan, _ name: String) -> [Finding] {
    func at(_ keys: [String], _ rule: ExtractionRule, _ message: (String) -> String) -> [Finding] {
      keys.flatMap { key in
        (plan.places[key] ?? []).map {
          Finding(
            rule: rule, location: location($0), message: "\(message(key)); run 'l10n-gen extract'", key: key)
        }
      }
    }
    return at(plan.added, .missingKey) { "'\($0)' isn't in \(name)" }
      + at(plan.comments, .comment) { "the comment of '\($0)' in \(name) is another one" }
      + at(plan.values, .defaultValue) { "the default value of '\($0)' in \(name) is another one" }
      + at(plan.revived, .usedAgain) { "'\($0)' is stale in \(name), but used here" }
  }

  /// The keys that become stale or go, at their places in the catalog.
  private func unused(_ update: CatalogUpdates.Update) -> [Finding] {
    let keys = update.plan.stale + update.plan.removed
    guard !keys.isEmpty, let catalog = StringCatalogKeys(update.catalog.file.bytes) else { return [] }
    let file = update.catalog.file
    let lines = LineTable(file.bytes)
    return keys.compactMap { key in
      catalog.byte(of: key).map { byte in
        Finding(
          rule: .unusedKey, location: file.location(ofByte: byte, in: lines),
          message: "no code uses '\(key)' any more; run 'l10n-gen extract'", key: key)
      }
    }
  }

  /// The keys with the places that look them up.
  var list: String {
    updates.updates.flatMap { update in
      update.plan.places.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.flatMap { key, lookups in
        lookups.map {
          "\(location($0).printable): \(Console.printable(key)) (\(Console.printable(update.catalog.table)))\n"
        }
      }
    }.joined()
  }
}
