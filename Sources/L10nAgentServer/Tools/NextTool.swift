import L10nCatalog
import L10nExchange
import L10nFormats
import L10nText
import L10nTranslation

extension AgentTool {
  private static let kinds: [UnitSelection.Kind] = [.missing, .outdated, .needsReview, .machineTranslated]
  private static let unitLimit = 50

  /// `next`: the strings to translate.
  static let next = AgentTool(
    name: "next",
    summary: "Units to translate, in the source's order. Without 'only', those that are missing or outdated.",
    arguments: [
      ("language", ToolSchema.text),
      ("only", ["type": "array", "items": ["enum": .array(kinds.map { .string($0.rawValue) })]]),
      ("keys", ToolSchema.texts), ("limit", ["type": "integer", "maximum": .number(unitLimit)]),
      ("cursor", ToolSchema.text),
    ], required: ["language"], results: ToolSchema.page("units")
  ) { (arguments, project) throws(ToolFailure) in
    let state = try project.state()
    let strings = try state.strings(in: arguments.required("language"))
    let limit = try arguments.number("limit", in: 1...unitLimit, default: 20)
    let keys = try arguments.strings("keys")
    var wanted: Set<UnitSelection.Kind> = [.missing, .outdated]
    if let only = try arguments.strings("only") {
      wanted = Set(try only.map { name throws(ToolFailure) in try kind(named: name) })
    }
    let last = try arguments.string("cursor")
    if let last, state.strings.catalog.messagesByKeyPath[last] == nil {
      throw ToolFailure("the string '\(last)' of the cursor isn't there any more; begin again without a cursor")
    }
    let found: [StringID]
    if let keys {
      found = try named(keys, in: strings, state, after: last)
    } else {
      found = strings.identifiers(wanted, after: last)
    }
    var page = ResultPage(count: limit)
    for id in found {
      guard let request = strings.request(for: id.key), page.add(request.json) else { break }
    }
    let count = page.items.count
    return page.result(
      "units", remaining: found.count - count, cursor: count == 0 ? nil : found[count - 1].key)
  }

  private static func kind(named name: String) throws(ToolFailure) -> UnitSelection.Kind {
    guard let kind = kinds.first(where: { $0.rawValue == name }) else {
      throw ToolFailure("'only' has no '\(name)'; write one of \(kinds.map(\.rawValue).joined(separator: ", "))")
    }
    return kind
  }

  /// Returns the strings with keys, whatever is to do with them.
  private static func named(
    _ keys: [String], in strings: LanguageStrings, _ state: AgentProject.State, after last: String?
  ) throws(ToolFailure) -> [StringID] {
    let known = Set(state.strings.catalog.messages.lazy.map(\.keyPath))
    if let unknown = keys.first(where: { !known.contains($0) }) {
      let nearest = NearestName.suggestion(for: unknown, among: Array(known))
      throw ToolFailure(
        "no string has the key '\(unknown)'; " + (nearest.map { "did you mean '\($0)'?" } ?? "'find' searches for one"))
    }
    let start = last.flatMap { keys.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return keys[start...].compactMap { key in
      strings.request(for: key, withContext: false)?.id
    }
  }
}
