/// `swift-name-collision`: two things for which generated Swift has only one name.
struct SwiftNameCollision: CatalogRule {
  let id = RuleID.swiftNameCollision
  let defaultSeverity = Severity.error
  var summary: String {
    "two keys, arguments or branches have one name in the generated Swift"
  }
  var explanation: String {
    """
    Swift names are in camel case, so 'sign_in' and 'signIn' are both 'signIn'; neither could be told from the other in \
    code. The same holds for the arguments of one message, for the branches of a select, and for selects that share an \
    enum and have different branches.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "sign_in: 로그인\nsignIn: 로그인하기\n"],
      finding: "the messages 'signIn' and 'sign_in' would both be 'L10n.signIn' in Swift; rename one of the two",
      fixed: ["ko.yml": "sign_in: 로그인\nsign_in_now: 로그인하기\n"])
  }

  func check(_ catalog: Catalog, _ accessors: AccessorTree, _ reporter: inout Reporter) {
    for collision in accessors.collisions {
      let (first, second) = (collision.first, collision.second)
      reporter.report(
        id, words(collision), at: .place(second.place),
        of: .other(key: second.keyPath, language: catalog.languages.first),
        related: [.init(place: first.place, words: first.description)])
    }
  }

  private func words(_ collision: NameCollision) -> String {
    let (first, second) = (collision.first, collision.second)
    switch collision.subject {
    case .name(let name):
      return "\(both(first, second)) would both be '\(name)' in Swift; rename one of the two"
    case .parameter(let name, let accessor):
      return
        "\(both(first, second)) would both be the parameter '\(name)' of '\(accessor)' in Swift; rename one of the two"
    case .sharedEnum(let name):
      return "\(both(first, second)) share '\(name)' by the metadata, but have different branches; give them the same "
        + "ones, or enums of their own"
    case .id:
      return "\(both(first, second)) would have the same 64-bit number in generated code; rename one of the two"
    }
  }

  private func both(_ first: NameCollision.Claim, _ second: NameCollision.Claim) -> String {
    switch (first.kind, second.kind) {
    case (.message, .message): "the messages '\(first.keyPath)' and '\(second.keyPath)'"
    case (.namespace, .namespace): "the namespaces '\(first.keyPath)' and '\(second.keyPath)'"
    case (.argument(let first), .argument(let second)): "the arguments '\(first)' and '\(second)'"
    case (.keyword(let first, _), .keyword(let second, _)): "the branches '\(first)' and '\(second)'"
    default: "\(first.description) and \(second.description)"
    }
  }
}

extension NameCollision.Claim {
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
