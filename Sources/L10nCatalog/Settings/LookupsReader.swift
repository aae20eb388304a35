import L10nFormats

/// Reads `lookups` of the configuration: an app's own functions and properties that look strings up.
struct LookupsReader {
  private(set) var lookups: [StringLookup] = []
  private(set) var problems: [DocumentProblem] = []

  init(_ node: DocumentNode) {
    guard case .list(let items) = node.content else {
      refuse(node, "'lookups' must be a list; write '- localizedString(_:)' below it")
      return
    }
    for item in items {
      guard let lookup = lookup(item) else { continue }
      if lookups.contains(where: { $0.fullName == lookup.fullName }) {
        refuse(item, SettingsDocument.secondTime(lookup.fullName))
      } else {
        lookups.append(lookup)
      }
    }
  }

  private mutating func refuse(_ node: DocumentNode, _ explanation: String) {
    problems.append(DocumentProblem(explanation: explanation, offset: node.offset))
  }

  private mutating func lookup(_ item: DocumentNode) -> StringLookup? {
    if let text = item.text {
      guard let name = name(text, item) else { return nil }
      return StringLookup(
        qualifiers: name.qualifiers, name: name.name, labels: name.labels,
        key: name.labels?.isEmpty == false ? .argument(0) : .receiver)
    }
    let before = problems.count
    var fields = SettingsFields(item, of: .lookup)
    let text = fields.nonEmptyText("name")
    guard let node = fields.node("name"), let text, let name = name(text, node) else {
      if text == nil, fields.node("name") == nil {
        refuse(item, "'name' is missing; write that of a function or a property, such as 'localizedString(_:)'")
      }
      problems += fields.finished()
      return nil
    }
    var lookup = StringLookup(
      qualifiers: name.qualifiers, name: name.name, labels: name.labels,
      key: name.labels?.isEmpty == false ? .argument(0) : .receiver)
    if let key = fields.text("key"), let node = fields.node("key") {
      if key == "self" {
        lookup.key = .receiver
      } else if let index = argument(key, of: lookup, node) {
        lookup.key = .argument(index)
      }
    }
    if let table = fields.nonEmptyText("table"), let node = fields.node("table") {
      if Int(table) == nil {
        lookup.table = .named(table)
      } else if let index = argument(table, of: lookup, node) {
        lookup.table = .argument(index)
        if lookup.key == .argument(index) {
          refuse(node, "the key is argument \(index + 1), too; write which one the key is, such as 'key: 2'")
        }
      }
    }
    if let values = fields.text("values"), let node = fields.node("values") {
      lookup.values = argument(values, of: lookup, node)
    }
    problems += fields.finished()
    return problems.count == before ? lookup : nil
  }

  private mutating func name(_ text: String, _ node: DocumentNode) -> StringLookup.Name? {
    guard let name = StringLookup.Name(text) else {
      refuse(
        node,
        "'\(text)' is not the name of a function or a property; write one such as 'localizedString(_:)', "
          + "'tr(_:table:)' or 'localized'")
      return nil
    }
    if name.labels?.isEmpty != false, !name.qualifiers.isEmpty {
      refuse(node, "'\(text)' has no argument for the key; write the name alone if the key is what it is called on")
      return nil
    }
    return name
  }

  /// Returns the index of an argument that is given by its number.
  private mutating func argument(_ text: String, of lookup: StringLookup, _ node: DocumentNode) -> Int? {
    guard let number = Int(text), number > 0 else {
      refuse(node, "'\(text)' is not the number of an argument; write 1 for the first")
      return nil
    }
    guard let labels = lookup.labels, number <= labels.count else {
      refuse(node, "'\(lookup.fullName)' has no argument \(number)")
      return nil
    }
    return number - 1
  }
}
