import L10nExtraction
import L10nFormats
import L10nProject
import L10nText

extension ExtractionReport {
  /// A document for programs. Members may be added, but existing members keep their names and meanings.
  var json: String {
    func list(_ updates: [CatalogUpdates.Update]) -> JSONValue { .array(updates.map(json)) }
    var document = JSONValue.object([
      ("catalogs", list(updates.updates.filter { $0.catalog.companions == nil })),
      ("tables", list(updates.updates.filter { $0.catalog.companions != nil })),
    ])
    document["unplaced"] = .array(
      updates.unplaced.map { keys in
        .object([
          ("catalogs", .array(keys.catalogs.map(JSONValue.string))),
          ("places", .array(keys.lookups.map { .string(location($0).printable) })),
        ])
      })
    document["stringsdata"] = updates.build?.json
    return document.text + "\n"
  }

  private func json(_ update: CatalogUpdates.Update) -> JSONValue {
    let plan = update.plan
    func list(_ keys: [String]) -> JSONValue { .array(keys.map(JSONValue.string)) }
    func places(_ lookups: [ExtractedKey]) -> JSONValue {
      .array(lookups.map { .string(location($0).printable) })
    }
    let keys = plan.places.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object([
      ("catalog", .string(update.catalog.file.path)),
      ("targets", list(update.targets)),
      ("added", list(plan.added)), ("stale", list(plan.stale)), ("revived", list(plan.revived)),
      ("removed", list(plan.removed)), ("comments", list(plan.comments)), ("values", list(plan.values)),
      ("unproven", list(plan.unproven)), ("undecided", places(plan.undecided)),
      ("differing", places(plan.differing)), ("keys", .object(keys.map { ($0.key, places($0.value)) })),
    ])
  }
}
