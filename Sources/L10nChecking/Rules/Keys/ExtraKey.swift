import L10nCatalog
import L10nFormats
import L10nText

/// `extra-key`: keys that only translations have.
struct ExtraKey: CatalogRule, BundleProblemRule {
  let id = RuleID.extraKey
  let defaultSeverity = Severity.warning

  package func join(_ rules: inout CalledRules) {
    rules.catalogRules.append(self)
    rules.problemRules.append(self)
  }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    checkReferences(in: catalog, &reporter)
    guard let source = catalog.bundles.first, source.isComplete else { return }
    var suggestions = Suggestions(catalog)
    // The source's strings for the system may be in Info.plist.
    let systemMessages = catalog.systemMessages
    lazy var keys = WrittenKeys(catalog)
    for index in catalog.messages.indices
    where !catalog.messages[index].isInSource && !systemMessages.contains(index) {
      let message = catalog.messages[index]
      guard source.entries[message.key] == nil else { continue }
      // If the source has a text where others have a namespace, another rule reports it; also for a list that is too
      // long and for values that couldn't be read.
      let parent = source.nearestParent(of: message.key, in: catalog.keys)
      if parent?.entry.kind == .message || parent?.entry.kind == .unread { continue }
      let list = parent.flatMap { source.hasList(at: $0.key) ? $0.key : nil }
      let holders = message.texts.indices.filter { message.isIn(language: $0) }
      // Code uses such a key of a table: Foundation finds its translations even if the source doesn't have the text. An
      // entry of a String Catalog is for all languages, and the catalog's own source may be another one.
      if keys.isOfTable(message.keyPath), let first = holders.first, let text = message.texts[first],
        holders.count > 1 && holders.count * 2 >= catalog.languages.count - 1
          || catalog.files[text.keyPlace.file].path.hasSuffix(".xcstrings")
      {
        let lacking = UnknownKey.Holder.translations(source: source.language, count: holders.count)
        reporter.report(
          id, UnknownKey(key: message.keyPath, name: keys.name(of: message.keyPath), holder: lacking),
          at: .place(text.keyPlace), of: .message(index, language: first))
        continue
      }
      for (language, text) in message.texts.enumerated() {
        guard let text else { continue }
        if let list, catalog.bundles[language].hasList(at: list) { continue }
        let meant = suggestions.suggestion(for: message, in: language)
        reporter.report(
          id,
          UnknownKey(
            key: message.keyPath, name: keys.name(of: message.keyPath),
            holder: .bundle(source: source.language, suggestion: meant.map { keys.name(of: $0) })),
          at: .place(text.keyPlace), of: .message(index, language: language))
      }
    }
  }

  /// Reports the keys that texts name and no file has.
  private func checkReferences(in catalog: Catalog, _ reporter: inout Reporter) {
    guard let keys = ReferencedKeys(catalog) else { return }
    // If all keys are unknown, none of them is a typo.
    var budget = 20_000
    keys.forEachUnknown { message, language, text, reference in
      let written = String(decoding: Array(text.text.utf8)[reference.range], as: UTF8.self)
      reporter.report(
        id, UnknownReference(key: written, suggestion: keys.suggestion(for: reference, &budget)),
        at: .within(text, offset: reference.range.lowerBound), of: .message(message, language: language))
    }
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    switch problem.kind {
    case .idleMetadata(let key, let isNamespace):
      reporter.report(id, UnknownKey(key: key, holder: .metadata(isNamespace: isNamespace)), of: problem, key: key)
    case .idleInclude(let name):
      reporter.report(id, UnknownKey(key: name, holder: .include), of: problem, key: KeySegment.written(name))
    case .idleSyntax(let pattern, let isNamespace):
      reporter.report(id, UnknownKey(key: pattern, holder: .syntax(isNamespace: isNamespace)), of: problem)
    case .idleSettings(let path, let readPath):
      reporter.report(id, SettingsNotRead(path: path, readPath: readPath), of: problem)
    case .idleTableKeys(let pattern):
      reporter.report(id, UnknownKey(key: pattern, holder: .table), of: problem)
    case .idleNotifications(let pattern):
      reporter.report(id, UnknownKey(key: pattern, holder: .notifications), of: problem)
    default: break
    }
  }
}

/// A key that the source doesn't have.
private struct UnknownKey: Facts {
  var key: String
  /// The key in the sentence.
  var name: String
  var holder: Holder

  init(key: String, name: String? = nil, holder: Holder) {
    self.key = key
    self.name = name ?? key
    self.holder = holder
  }

  /// The kind of file that has the key.
  enum Holder {
    case bundle(source: String, suggestion: String?)
    /// Most translations of a table.
    case translations(source: String, count: Int)
    case metadata(isNamespace: Bool)
    case include
    case syntax(isNamespace: Bool)
    case table
    case notifications
  }

  var values: KeyValuePairs<FactName, String?> {
    switch holder {
    case .bundle(_, let suggestion): [.suggestion: suggestion]
    case .translations(_, let count): [.found: String(count)]
    case .metadata(let isNamespace): [.problem: isNamespace ? "metadata-of-namespace" : "metadata"]
    case .include: [.problem: "include"]
    case .syntax: [.problem: "syntax", .written: key]
    case .table: [.problem: "table", .written: key]
    case .notifications: [.problem: "notifications", .written: key]
    }
  }
  var sentence: String {
    switch holder {
    case .bundle(let source, let suggestion):
      "'\(name)' is not a key in \(source), so it is never shown; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "remove it, or add it to \(source)")
    case .translations(let source, let count):
      count == 1
        ? "'\(name)' has no text in \(source), but in another language; add one, or remove the key"
        : "'\(name)' is not a key in \(source), but in \(count) other languages; add it to \(source), or remove it from these"
    case .metadata(isNamespace: true):
      "'\(key)' is a namespace, and this applies to messages only; write '\(key).**' for all its messages"
    case .metadata(isNamespace: false):
      "'\(key)' is not a key of the source, so this has no effect; correct the key path, or remove it"
    case .include:
      "no source key matches '\(key)'; correct it, or remove it from 'include'"
    case .table:
      "no source key matches '\(key)'; correct it, or remove it from 'tables'"
    case .notifications:
      "no source key matches '\(key)'; correct it, or remove it from 'notifications'"
    case .syntax(let isNamespace):
      "no source key matches '\(key)'; "
        + (isNamespace ? "write '\(key).**' for all below it" : "correct it") + ", or remove it from 'syntax'"
    }
  }
}

/// A key that a text names, and that no file has.
private struct UnknownReference: Facts {
  /// The key with its namespace, as the text writes it.
  var key: String
  var suggestion: String?

  var values: KeyValuePairs<FactName, String?> {
    [.problem: "reference", .written: key, .suggestion: suggestion]
  }
  var sentence: String {
    "no text has the key '\(key)', so users see the key itself; "
      + (suggestion.map { "did you mean '\($0)'?" } ?? "correct it, or add the key")
  }
}

/// Metadata or a glossary in a place where it isn't read.
private struct SettingsNotRead: Facts {
  var path: String
  var readPath: String

  var values: KeyValuePairs<FactName, String?> { [.problem: "settings", .written: path] }
  var sentence: String { "'\(path)' isn't read; move what it says to '\(readPath)'" }
}

extension ExtraKey {
  /// Finds the key that was probably meant: one with the same parent that the source has and the language lacks.
  private struct Suggestions {
    private let catalog: Catalog
    /// The last segments of the messages that each language lacks, by the segments before them.
    private var missing: [Int: [ArraySlice<String>: [String]]] = [:]
    /// The number of comparisons left. If all keys of a large catalog are unknown, none of them is a typo.
    private var budget = 20_000

    init(_ catalog: Catalog) {
      self.catalog = catalog
    }

    mutating func suggestion(for message: CatalogMessage, in language: Int) -> String? {
      let segments = catalog.keys.segments(message.key)
      guard let name = segments.last else { return nil }
      let parent = segments.dropLast()
      let candidates = missingKeys(in: language)[parent] ?? []
      guard candidates.count <= budget else { return nil }
      budget -= candidates.count
      guard let meant = NearestName.suggestion(for: name, among: candidates) else { return nil }
      return KeySegment.path(parent + [meant])
    }

    private mutating func missingKeys(in language: Int) -> [ArraySlice<String>: [String]] {
      if let known = missing[language] { return known }
      var keys: [ArraySlice<String>: [String]] = [:]
      for message in catalog.messages where message.isInSource && !message.isIn(language: language) {
        let segments = catalog.keys.segments(message.key)
        guard let name = segments.last else { continue }
        keys[segments.dropLast(), default: []].append(name)
      }
      missing[language] = keys
      return keys
    }
  }
}
