/// The Swift API of a catalog: how each accessor is declared, as a caller sees it.
struct AccessorSignatures {
  /// By the key path of the message: `L10n.Store.reviews(count: Int) -> String`.
  private(set) var byKey: [String: String] = [:]
  /// The cases of the enums of selects, by the enum's name: `L10n.Store.StatusStatus`.
  private(set) var cases: [String: [String]] = [:]
  /// The key path of the message that an enum belongs to; none for those that messages share.
  private(set) var owners: [String: String] = [:]

  init(_ state: Comparison.State) {
    let tree = state.accessors
    var path = [tree.rootEnum.spelling]
    for shared in tree.sharedEnums { add(shared, in: path[0]) }
    for step in tree.steps {
      switch step {
      case .open(let name): path.append("\(path[path.count - 1]).\(name.spelling)")
      case .close: path.removeLast()
      case .member(let member):
        let message = state.catalog.messages[member.message]
        // Brackets come in pairs, so the outermost enum is always there.
        let scope = path[path.count - 1]
        byKey[message.keyPath] = Self.signature(of: member, in: scope, root: path[0], isList: message.isList)
        for selectEnum in member.selectEnums {
          owners[add(selectEnum, in: scope)] = message.keyPath
        }
      }
    }
  }

  @discardableResult
  private mutating func add(_ selectEnum: AccessorTree.SelectEnum, in scope: String) -> String {
    let name = "\(scope).\(selectEnum.name.spelling)"
    cases[name] = selectEnum.cases.map(\.name.spelling)
    return name
  }

  private static func signature(
    of member: AccessorTree.Member, in scope: String, root: String, isList: Bool
  ) -> String {
    let name = "\(scope).\(member.name.spelling)"
    let result = isList ? "[String]" : "String"
    guard !member.parameters.isEmpty else { return "\(name): \(result)" }
    let parameters = member.parameters.map { "\($0.name.spelling): \(type($0.type, in: scope, root: root))" }
    return "\(name)(\(parameters.joined(separator: ", "))) -> \(result)"
  }

  private static func type(_ type: AccessorTree.ParameterType, in scope: String, root: String) -> String {
    switch type {
    case .string: "String"
    case .int: "Int"
    case .double: "Double"
    case .decimal: "Decimal"
    case .date: "Date"
    case .select(let name): "\(scope).\(name.spelling)"
    case .sharedSelect(let name): "\(root).\(name.spelling)"
    }
  }
}
