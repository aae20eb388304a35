package import L10nCatalog
package import L10nFormats

/// The changes that bring a table up to date: a String Catalog, or the `.strings` file of the source language.
package struct CatalogPlan {
  /// The keys that are new.
  package internal(set) var added: [String] = []
  /// The keys that no code uses any more.
  package private(set) var stale: [String] = []
  package private(set) var removed: [String] = []
  /// The stale keys that code uses again.
  package private(set) var revived: [String] = []
  package private(set) var comments: [String] = []
  package private(set) var values: [String] = []
  /// The keys that code may still use, although no lookup of them was found.
  package private(set) var unproven: [String] = []
  /// The lookups whose key isn't known.
  package internal(set) var undecided: [ExtractedKey] = []
  /// The lookups whose default value differs from a text that a person has changed.
  package private(set) var differing: [ExtractedKey] = []
  /// The places of the lookups of each key.
  package internal(set) var places: [String: [ExtractedKey]] = [:]
  /// The catalog with the changes; `nil` if they can't be written.
  package internal(set) var bytes: [UInt8]?

  /// The treatment of keys that no code uses.
  package struct Options: Sendable {
    /// A Boolean value indicating whether unused keys without translations are removed.
    package var prunes = false
    /// A Boolean value indicating whether all code was read that may use the keys. Otherwise none is known to be unused.
    package var isComplete = true
    package var staleness = ExtractionSettings.Staleness.certain

    package init() {}
  }

  /// Creates a plan without changes.
  init() {}

  /// - Parameters:
  ///   - catalog: the catalog as it is.
  ///   - lookups: all lookups in the table, of the targets that have the catalog.
  ///   - evidence: the texts by which other code may look keys up.
  package init(_ catalog: StringCatalogKeys, _ lookups: [ExtractedKey], _ evidence: UseEvidence, _ options: Options) {
    var catalog = catalog
    let present = catalog.keys
    let known = Dictionary(grouping: present.compactMap(CatalogKey.init), by: \.texts)
    var used: Set<String> = []
    for lookup in lookups {
      guard let key = lookup.key(among: known) else {
        if lookup.certainty != .possible { undecided.append(lookup) }
        continue
      }
      if lookup.certainty == .possible {
        used.insert(key)
      } else {
        places[key, default: []].append(lookup)
      }
    }
    for key in places.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      update(key, &catalog)
    }
    for key in present where places[key] == nil { leave(key, used, evidence, options, &catalog) }
    bytes = catalog.bytes
  }

  // MARK: Used keys

  private mutating func update(_ key: String, _ catalog: inout StringCatalogKeys) {
    let lookups = places[key] ?? []
    let comments = Set(lookups.compactMap(\.comment)).sorted().joined(separator: "\n")
    let comment = comments.isEmpty ? nil : comments
    let value = lookups.lazy.compactMap(\.defaultValue).first
    guard catalog.contains(key) else {
      let phrases = lookups.lazy.map(\.phrases).first { !$0.isEmpty } ?? []
      let text = value ?? lookups.lazy.compactMap(\.positional).first
      catalog.add(
        key, state: Self.state(of: lookups, hasText: value != nil || !phrases.isEmpty), comment: comment, value: text,
        phrases: phrases)
      added.append(key)
      return
    }
    let state = catalog.state(of: key)
    guard [.extracted, .extractedWithValue, .stale].contains(state) else { return }
    if state == .stale {
      catalog.setState(value == nil ? .extracted : .extractedWithValue, of: key)
      revived.append(key)
    }
    if let comment, catalog.comment(of: key) != comment {
      catalog.setComment(comment, of: key)
      self.comments.append(key)
    }
    if let value { update(value, of: key, state, lookups, &catalog) }
  }

  /// Returns the state of a new key. Xcode would remove one that only the app's own functions look up.
  private static func state(of lookups: [ExtractedKey], hasText: Bool) -> StringCatalogKeys.State {
    if lookups.allSatisfy(\.isByOwnLookup) { return .manual }
    return hasText ? .extractedWithValue : .extracted
  }

  private mutating func update(
    _ value: String, of key: String, _ state: StringCatalogKeys.State, _ lookups: [ExtractedKey],
    _ catalog: inout StringCatalogKeys
  ) {
    let present = catalog.sourceText(of: key)
    // Several places may have different values, of which Xcode keeps the one it has.
    guard !lookups.contains(where: { $0.defaultValue != nil && $0.defaultValue == present?.text }) else { return }
    if present == nil || present?.isNew == true && present?.text != nil {
      catalog.setState(.extractedWithValue, of: key)
      catalog.setValue(value, of: key)
      values.append(key)
    } else if state == .extractedWithValue, let lookup = lookups.first(where: { $0.defaultValue == value }) {
      differing.append(lookup)
    }
  }

  // MARK: Unused keys

  private mutating func leave(
    _ key: String, _ used: Set<String>, _ evidence: UseEvidence, _ options: Options,
    _ catalog: inout StringCatalogKeys
  ) {
    guard [.extracted, .extractedWithValue].contains(catalog.state(of: key)), !key.isEmpty else { return }
    let isUnused: Bool
    switch options.staleness {
    case .certain: isUnused = options.isComplete && !used.contains(key) && !evidence.mayUse(key)
    case .xcode: isUnused = options.isComplete
    case .never: isUnused = false
    }
    guard isUnused else { return unproven.append(key) }
    if catalog.hasTranslations(key) {
      catalog.setState(.stale, of: key)
      stale.append(key)
    } else if options.prunes {
      catalog.remove(key)
      removed.append(key)
    } else {
      unproven.append(key)
    }
  }

  /// A Boolean value indicating whether the catalog is up to date.
  package var isEmpty: Bool {
    added.isEmpty && stale.isEmpty && removed.isEmpty && revived.isEmpty && comments.isEmpty && values.isEmpty
  }
}

extension ExtractedKey {
  /// Returns the key, or the only one of a catalog that fits its literal.
  func key(among keys: [[String]: [CatalogKey]]) -> String? {
    if let key { return key }
    var text = KeyText()
    text.texts = texts
    text.conversions = conversions
    return text.key(among: keys)
  }
}
