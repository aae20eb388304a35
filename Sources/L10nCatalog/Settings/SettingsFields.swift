package import L10nFormats
import L10nText

/// The fields of a mapping that describes something, such as an entry of the metadata. Each field is read by its name;
/// fields with the wrong shape are reported, and so are those that the record of the mapping doesn't have.
package struct SettingsFields {
  private let pairs: [DocumentEntry]
  /// The fields that the mapping may have.
  private let record: SettingsRecord
  private(set) var problems: [DocumentProblem] = []

  package init(_ node: DocumentNode, of record: SettingsRecord) {
    self.record = record
    switch node.content {
    case .mapping(let pairs): self.pairs = pairs
    case .text(let scalar) where scalar.isNull: pairs = []
    case .unread: pairs = []
    case .text, .list:
      pairs = []
      refuse(node, "\(record.name) must be a mapping; write '{ field: value }' or the fields below it")
    }
  }

  package mutating func refuse(_ node: DocumentNode, _ explanation: String) {
    problems.append(DocumentProblem(explanation: explanation, offset: node.offset))
  }

  /// Returns the value of a field, or `nil` if it is absent or null.
  package mutating func node(_ name: String) -> DocumentNode? {
    assert(record.fields.contains { $0.name == name }, "'\(name)' is missing in the record of \(record.name)")
    guard let value = pairs.first(where: { $0.key == name })?.value else { return nil }
    if case .text(let scalar) = value.content, scalar.isNull { return nil }
    return value
  }

  package mutating func text(_ name: String) -> String? {
    guard let node = node(name) else { return nil }
    if node.text == nil { refuse(node, "'\(name)' must be text") }
    return node.text
  }

  /// Returns a text; reports a problem and returns `nil` if it is empty.
  mutating func nonEmptyText(_ name: String) -> String? {
    guard let text = text(name), let node = node(name) else { return nil }
    guard text.isEmpty else { return text }
    refuse(node, "'\(name)' is empty; write it, or remove the field")
    return nil
  }

  mutating func truth(_ name: String) -> Bool? {
    guard let node = node(name) else { return nil }
    switch node.text {
    case "true": return true
    case "false": return false
    default:
      refuse(node, "'\(name)' must be true or false")
      return nil
    }
  }

  /// Returns one of the values that a field may have.
  mutating func choice<Value: RawRepresentable & CaseIterable>(_ name: String, _: Value.Type) -> Value?
  where Value.RawValue == String {
    node(name).flatMap { choice(name, in: $0, Value.self) }
  }

  /// Returns one of the values that a part of a field may have.
  mutating func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String, in node: DocumentNode, _: Value.Type
  ) -> Value? where Value.RawValue == String {
    if let value = Value.allCases.first(where: { $0.rawValue == node.text }) { return value }
    let values = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    refuse(node, "'\(name)' must be one of \(values)")
    return nil
  }

  mutating func texts(_ name: String) -> [DocumentNode]? {
    guard let node = node(name) else { return nil }
    guard case .list(let items) = node.content, items.allSatisfy({ $0.text != nil }) else {
      refuse(node, "'\(name)' must be a list; write '[first, second]'")
      return nil
    }
    return items
  }

  mutating func mapping(_ name: String) -> [DocumentEntry]? {
    guard let node = node(name) else { return nil }
    guard case .mapping(let pairs) = node.content else {
      refuse(node, "'\(name)' must be a mapping; write '{ name: value }'")
      return nil
    }
    return pairs
  }

  /// Returns all problems, including those of fields that the record doesn't have.
  package func finished() -> [DocumentProblem] {
    let known = record.fields.map(\.name)
    return problems
      + pairs.filter { !known.contains($0.key) }.map { pair in
        let suggestion = NearestName.suggestion(for: pair.key, among: known)
        let advice =
          suggestion.map { "did you mean '\($0)'?" } ?? "known fields: \(known.sorted().joined(separator: ", "))"
        return DocumentProblem(
          explanation: "unknown field '\(pair.key)' in \(record.name); \(advice)", offset: pair.keyOffset)
      }
  }
}
