import L10nCatalog
import L10nChecking
package import L10nText

extension CheckOutcome {
  /// The findings as shown to people: if a language lacks a whole namespace, one finding replaces those of all its
  /// messages.
  package var foldedFindings: [Finding] {
    var namespaces = MissingNamespaces(catalog)
    var groups: [MissingNamespaces.Namespace: MissingNamespaces.Group] = [:]
    let members = findings.map { finding in
      let namespace = namespaces.namespace(of: finding)
      if let namespace { groups[namespace, default: .init()].add(finding) }
      return namespace
    }
    guard groups.values.contains(where: { $0.count > 1 }) else { return findings }
    return zip(findings, members).compactMap { finding, namespace in
      guard let namespace, let group = groups[namespace], group.count > 1 else { return finding }
      guard !group.isShown else { return nil }
      groups[namespace]?.isShown = true
      return group.finding(like: finding, of: catalog.keys.path(namespace.key))
    }
  }
}

/// Finds the missing namespace around missing messages.
private struct MissingNamespaces {
  private let keys: KeyTree
  private let bundles: [String: Bundle]
  /// The numbers of the key paths that were looked up, stored because every language lacks the same ones.
  private var numbers: [String: Int?] = [:]

  /// A namespace that a language lacks, by its number among the keys.
  struct Namespace: Hashable {
    var language: String
    var key: Int
  }

  /// The findings of a namespace.
  struct Group {
    private(set) var count = 0
    private var first: Finding.Related?
    var isShown = false

    mutating func add(_ finding: Finding) {
      count += 1
      guard let related = finding.related.first else { return }
      guard let place = first?.location else { return first = related }
      if (related.location.file, related.location.line) < (place.file, place.line) { first = related }
    }

    /// Returns one finding for all, with the first message's place in the source.
    func finding(like finding: Finding, of path: String) -> Finding {
      Finding(
        rule: finding.rule, severity: finding.severity, facts: MissingNamespace(key: path, count: count),
        language: finding.language, key: path, location: finding.location, related: first.map { [$0] } ?? [])
    }
  }

  init(_ catalog: Catalog) {
    keys = catalog.keys
    bundles = Dictionary(catalog.bundles.map { ($0.language, $0) }) { first, _ in first }
  }

  /// Returns the outermost namespace that a language lacks around the missing message of a finding.
  mutating func namespace(of finding: Finding) -> Namespace? {
    guard finding.rule == .missingKey, let language = finding.language, let path = finding.key,
      let bundle = bundles[language], var key = number(of: path)
    else { return nil }
    var outermost: Int?
    while let parent = keys.parent(key), parent != KeyTree.root, bundle.entries[parent] == nil {
      outermost = parent
      key = parent
    }
    return outermost.map { Namespace(language: language, key: $0) }
  }

  private mutating func number(of path: String) -> Int? {
    if let known = numbers[path] { return known }
    let number = KeySegment.split(path).flatMap { keys.number(of: $0) }
    numbers[path] = number
    return number
  }
}

/// A namespace that a language doesn't have at all.
private struct MissingNamespace: Facts {
  var key: String
  var count: Int

  var values: KeyValuePairs<FactName, String?> { [.found: String(count)] }
  var sentence: String { "'\(key)' is missing, with all of its \(count) messages; translate them" }
}
