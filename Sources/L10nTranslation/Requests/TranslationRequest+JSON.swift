package import L10nFormats
import L10nLanguage

extension TranslationRequest {
  /// The request as a small object: what is empty isn't written.
  package var json: JSONValue {
    var members: [JSONValue.Member] = [
      ("id", .string(id.description)), ("basis", .string(basis)), ("source", source.json),
    ]
    func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append((name, value)) }
    }
    func add(_ name: String, list: [JSONValue]) {
      if !list.isEmpty { members.append((name, .array(list))) }
    }
    add("present", present?.json)
    add("oldSource", oldSource?.json)
    add("forms", list: forms.map(JSONValue.string))
    add("arguments", list: arguments.map(\.json))
    add("description", description.map(JSONValue.string))
    add("context", context.map(JSONValue.string))
    add("maxWidth", maxWidth.map(JSONValue.number))
    if !terms.isEmpty {
      add("terms", .object(terms.map { ($0.word, .array($0.translations.map(JSONValue.string))) }))
    }
    if !others.isEmpty { add("others", .object(others.map { ($0.language, .string($0.text)) })) }
    add("similar", list: similar.map { .object([("source", .string($0.source)), ("text", .string($0.translation))]) })
    if !neighbors.isEmpty { add("near", .object(neighbors.map { ($0.key, .string($0.source)) })) }
    return .object(members)
  }
}

extension TranslationRequest.Argument {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let written { members.append(("write", .string(written))) } else { members.append(("name", .string(name))) }
    if keywords.isEmpty { members.append(("type", .string(type.rawValue))) }
    if let example { members.append(("example", .string(example))) }
    for (name, categories) in [("plural", plurals), ("ordinal", ordinals)] where !categories.isEmpty {
      members.append((name, .array(categories.map { .string($0.rawValue) })))
    }
    if !keywords.isEmpty { members.append(("select", .array(keywords.map(JSONValue.string)))) }
    return .object(members)
  }
}
