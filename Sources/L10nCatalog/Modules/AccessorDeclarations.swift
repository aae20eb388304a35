/// The Swift API of a catalog: the declarations of its accessors, as callers see them.
package struct AccessorDeclarations {
  /// The declarations by the key path of the message.
  package private(set) var byKey: [String: AccessorDeclaration] = [:]
  /// The cases of the enums of selects, by the enum's name, such as `L10n.Store.StatusStatus`, with its module's name.
  package private(set) var cases: [String: [String]] = [:]
  /// The key paths of the messages that own enums, by the enum's name; shared enums have no owner.
  package private(set) var owners: [String: String] = [:]
  /// The declarations that are kept for messages' former keys.
  package private(set) var former: Set<AccessorDeclaration> = []

  package init() {}

  /// - Parameter namesModules: a Boolean value indicating whether names in a project with modules begin with the
  ///   module's name.
  package init(_ state: NamedCatalog, namesModules: Bool = false) {
    guard state.modules.isEmpty else {
      for module in state.modules { add(module, isNamed: namesModules) }
      return
    }
    let tree = state.accessors
    var path = [tree.rootEnum.spelling]
    for shared in tree.sharedEnums { add(shared, in: path[0]) }
    for step in tree.steps {
      switch step {
      case .open(let name): path.append("\(path[path.count - 1]).\(name.spelling)")
      case .close: path.removeLast()
      case .member(let member):
        let message = state.catalog.messages[member.message]
        // Steps open and close in pairs, so the outermost enum is always in the path.
        let scope = path[path.count - 1]
        let parameters = member.parameters.map {
          AccessorDeclaration.Parameter(
            label: $0.name.spelling, type: Self.type($0.type, in: scope, root: path[0]))
        }
        byKey[message.keyPath] = AccessorDeclaration(
          name: "\(scope).\(member.name.spelling)", parameters: parameters, result: Self.result(of: message))
        for selectEnum in member.selectEnums {
          owners[add(selectEnum, in: scope)] = message.keyPath
        }
      case .former(let member):
        guard let successor = tree.renamed[member.message] else { continue }
        let result = Self.result(of: state.catalog.messages[member.message])
        add(member, successor, in: path[path.count - 1], root: path[0], result: result)
      }
    }
  }

  /// Adds the declarations of a module, by the project's key paths.
  private mutating func add(_ module: ModuleCatalog, isNamed: Bool) {
    let own = AccessorDeclarations(module.named)
    func inProject(_ keyPath: String) -> String { module.projectKeyPaths[keyPath] ?? keyPath }
    func qualified(_ name: String) -> String { isNamed ? "\(module.module.moduleName).\(name)" : name }
    func qualified(_ declaration: AccessorDeclaration) -> AccessorDeclaration {
      var declaration = declaration
      declaration.name = qualified(declaration.name)
      return declaration
    }
    for (keyPath, declaration) in own.byKey { byKey[inProject(keyPath)] = qualified(declaration) }
    for (name, cases) in own.cases { self.cases[qualified(name)] = cases }
    for (name, keyPath) in own.owners { owners[qualified(name)] = inProject(keyPath) }
    former.formUnion(own.former.map(qualified))
  }

  /// Code may use the enum of a select under its former name, too, so both declarations are added.
  private mutating func add(
    _ member: AccessorTree.FormerMember, _ successor: AccessorTree.Successor, in scope: String, root: String,
    result: String
  ) {
    let enumScope = ([root] + successor.namespace.map(\.spelling)).joined(separator: ".")
    let name = "\(scope).\(member.name.spelling)"
    var names = member.selectEnums[...]
    let types = successor.member.parameters.map { parameter in
      let today = Self.type(parameter.type, in: enumScope, root: root)
      guard case .select = parameter.type, let former = names.popFirst() else { return (today, today) }
      return (today, "\(scope).\(former.spelling)")
    }
    let labels = successor.member.parameters.map(\.name.spelling)
    for types in [types.map(\.0), types.map(\.1)] {
      let parameters = zip(labels, types).map { AccessorDeclaration.Parameter(label: $0, type: $1) }
      former.insert(AccessorDeclaration(name: name, parameters: parameters, result: result))
    }
    for (name, selectEnum) in zip(member.selectEnums, successor.member.selectEnums) {
      add(.init(name: name, cases: selectEnum.cases), in: scope)
    }
  }

  /// Adds the declaration of a message's accessor or, without a key path, one that is kept for a former key.
  package mutating func add(_ declaration: AccessorDeclaration, of keyPath: String?) {
    if let keyPath { byKey[keyPath] = declaration } else { former.insert(declaration) }
  }

  /// Adds an enum by its name, including those of the enums around it.
  package mutating func add(_ selectEnum: String, cases: [String]) {
    self.cases[selectEnum] = cases
  }

  @discardableResult
  private mutating func add(_ selectEnum: AccessorTree.SelectEnum, in scope: String) -> String {
    let name = "\(scope).\(selectEnum.name.spelling)"
    add(name, cases: selectEnum.cases.map(\.name.spelling))
    return name
  }

  private static func result(of message: CatalogMessage) -> String {
    message.isList ? "[String]" : "String"
  }

  private static func type(_ type: AccessorTree.ParameterType, in scope: String, root: String) -> String {
    switch type {
    case .select(let name): "\(scope).\(name.spelling)"
    case .sharedSelect(let name): "\(root).\(name.spelling)"
    default: type.builtIn?.description ?? ""
    }
  }
}
