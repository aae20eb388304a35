import L10nCatalog
import L10nMessages
import L10nLanguage
import L10nText

/// `list-length`: lists of one message that have different numbers of items.
struct ListLength: CatalogRule {
  let id = RuleID.listLength
  let defaultSeverity = Severity.warning

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    checkLists(of: catalog, &reporter)
    checkListsOfMappings(of: catalog, &reporter)
  }

  private func checkLists(of catalog: Catalog, _ reporter: inout Reporter) {
    let phrases = Set(
      catalog.systemStrings.compactMap { string in
        if case .appShortcuts = string.table { string.message } else { nil }
      })
    for index in catalog.messages.indices where !phrases.contains(index) {
      guard case .list(let expected)? = catalog.messages[index].texts.first??.message else { continue }
      let source = catalog.messages[index].texts[0]
      for (language, text) in catalog.messages[index].texts.enumerated().dropFirst() {
        guard let text, !text.isEmpty, case .list(let items) = text.message, items.count != expected.count
        else { continue }
        // Extra items are never an error; missing ones shorten the list.
        let place = items.indices.contains(expected.count) ? items[expected.count].place : text.keyPlace
        reporter.report(
          id, UnequalLists(found: items.count, expected: expected.count, source: catalog.languages[0]),
          at: .place(place), of: .message(index, language: language),
          related: source.map { [.init(place: $0.keyPlace, words: "the list in \(catalog.languages[0])")] } ?? [])
      }
    }
  }

  private func checkListsOfMappings(of catalog: Catalog, _ reporter: inout Reporter) {
    guard let source = catalog.bundles.first else { return }
    for key in lists(of: source, in: catalog) {
      guard let list = source.entries[key], let expected = list.itemCount else { continue }
      for bundle in catalog.bundles.dropFirst() {
        guard let translation = bundle.entries[key], let found = translation.itemCount, found != expected else {
          continue
        }
        let extraItem = catalog.keys.number(of: catalog.keys.segments(key) + [String(expected)])
        reporter.report(
          id, UnequalLists(found: found, expected: expected, source: source.language),
          at: .place(extraItem.flatMap { bundle.entries[$0] }?.keyPlace ?? translation.keyPlace),
          of: .other(key: catalog.keys.path(key), language: bundle.language),
          related: [.init(place: list.keyPlace, words: "the list in \(source.language)")])
      }
    }
  }

  /// Returns the lists that are mappings and contain messages of the catalog. A namespace that isn't included has none.
  private func lists(of source: Bundle, in catalog: Catalog) -> [Int] {
    var lists: Set<Int> = []
    for index in catalog.messages.indices {
      var key = catalog.messages[index].key
      while let parent = catalog.keys.parent(key) {
        if source.hasList(at: parent) { lists.insert(parent) }
        key = parent
      }
    }
    return lists.sorted()
  }
}

/// A list that is longer or shorter than the source's.
private struct UnequalLists: Facts {
  var found: Int
  var expected: Int
  var source: String

  var values: KeyValuePairs<FactName, String?> { [.found: String(found), .expected: String(expected)] }
  var sentence: String {
    "this list has \(found) item\(found == 1 ? "" : "s"), but \(source) has \(expected); write the same number"
  }
}
