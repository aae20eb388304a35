import L10nCatalog
import L10nText

/// `swift-name-collision`: two parts of a catalog with the same name in generated Swift.
struct SwiftNameCollision: CatalogRule {
  let id = RuleID.swiftNameCollision
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _ accessors: AccessorTree, _ reporter: inout Reporter) {
    for collision in accessors.collisions {
      let (first, second) = (collision.first, collision.second)
      reporter.report(
        id, SharedName(collision: collision), at: .place(second.place),
        of: .other(key: second.keyPath, language: catalog.languages.first),
        related: [.init(place: first.place, words: first.description)])
    }
  }
}

/// A Swift name that two parts would have.
private struct SharedName: Facts {
  var collision: NameCollision

  var values: KeyValuePairs<FactName, String?> {
    switch collision.subject {
    case .name(let name): [.problem: "name", .name: name, .found: collision.first.keyPath]
    case .parameter(let name, let accessor): [.problem: "parameter", .name: name, .found: accessor]
    case .sharedEnum(let name): [.problem: "enum", .name: name, .found: collision.first.keyPath]
    case .id: [.problem: "id", .found: collision.first.keyPath]
    }
  }
  var sentence: String {
    switch collision.subject {
    case .name(let name):
      "\(both) would both be '\(name)' in Swift; rename one of the two"
    case .parameter(let name, let accessor):
      "\(both) would both be the parameter '\(name)' of '\(accessor)' in Swift; rename one of the two"
    case .sharedEnum(let name):
      "\(both) share '\(name)' in the metadata, but have different branches; give them the same ones, or separate "
        + "enums "
        + "own"
    case .id: "\(both) would have the same 64-bit number in generated code; rename one of the two"
    }
  }

  private var both: String {
    let (first, second) = (collision.first, collision.second)
    return switch (first.kind, second.kind) {
    case (.message, .message): "the messages '\(first.name)' and '\(second.name)'"
    case (.namespace, .namespace): "the namespaces '\(first.name)' and '\(second.name)'"
    case (.argument, .argument): "the arguments '\(first.name)' and '\(second.name)'"
    case (.keyword, .keyword): "the branches '\(first.name)' and '\(second.name)'"
    default: "\(first.description) and \(second.description)"
    }
  }
}

extension NameCollision.Claim {
  /// The name in translation files.
  fileprivate var name: String {
    switch kind {
    case .message, .formerMessage, .namespace: keyPath
    case .argument(let name), .selectEnum(let name), .keyword(let name, _): name
    }
  }

  fileprivate var description: String {
    switch kind {
    case .message: "the message '\(keyPath)'"
    case .formerMessage: "the key '\(keyPath)' that a message is renamed from"
    case .namespace: "the namespace '\(keyPath)'"
    case .argument(let name): "the argument '\(name)' of '\(keyPath)'"
    case .selectEnum(let argument): "the select over '\(argument)' in '\(keyPath)'"
    case .keyword(let keyword, let argument): "the branch '\(keyword)' over '\(argument)' in '\(keyPath)'"
    }
  }
}
