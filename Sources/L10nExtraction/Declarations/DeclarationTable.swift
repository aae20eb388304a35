/// The declarations of all code of a project.
struct DeclarationTable: Sendable {
  /// The functions and cases by name.
  private(set) var functions: [String: [Declaration]] = [:]
  /// The initializers by type.
  private(set) var initializers: [String: [Declaration]] = [:]
  /// The properties by type and name.
  private var properties: [String: [String: Declaration]] = [:]
  /// The properties by name.
  private(set) var propertiesByName: [String: [Declaration]] = [:]
  private var globals: [String: Declaration] = [:]
  private var types: [String: [DeclaredType]] = [:]
  private var inherited: [String: Set<String>] = [:]
  private var aliases: [String: TypeName] = [:]

  init(_ readers: [DeclarationReader]) {
    for reader in readers {
      for type in reader.types {
        types[type.name, default: []].append(type)
        inherited[type.name, default: []].formUnion(type.inherited)
        if let alias = type.alias { aliases[type.name] = alias }
      }
      for declaration in reader.declarations { add(declaration) }
    }
    addMemberwiseInitializers()
  }

  private mutating func add(_ declaration: Declaration) {
    switch declaration.kind {
    case .function, .enumCase: functions[declaration.name, default: []].append(declaration)
    case .initializer: initializers[declaration.owner ?? "", default: []].append(declaration)
    case .property:
      propertiesByName[declaration.name, default: []].append(declaration)
      guard let owner = declaration.owner else { return globals[declaration.name] = declaration }
      // One with a type is worth more than a requirement's other form.
      if properties[owner]?[declaration.name]?.type == nil {
        properties[owner, default: [:]][declaration.name] = declaration
      }
    }
  }

  /// Adds the initializers of structs that don't declare any.
  private mutating func addMemberwiseInitializers() {
    var stored: [String: [Declaration]] = [:]
    for declarations in propertiesByName.values {
      for declaration in declarations where declaration.isStored {
        if let owner = declaration.owner { stored[owner, default: []].append(declaration) }
      }
    }
    for (name, declared) in types where declared.contains(where: { $0.kind == .structure }) {
      guard let own = stored[name] else { continue }
      let parameters = own.sorted { ($0.file, $0.token) < ($1.file, $1.token) }.map {
        Declaration.Parameter(
          label: $0.name, name: $0.name, type: $0.type ?? TypeName("_"), isOptional: true, isVariadic: false)
      }
      initializers[name, default: []].append(
        Declaration(
          kind: .initializer, name: "init", owner: name, parameters: parameters, type: TypeName(name),
          file: own[0].file, value: nil, token: 0, isDisfavored: true, isStored: false, isPrivate: false,
          isMemberwise: true))
    }
  }

  /// Returns the types of a name, or none.
  func types(named name: String) -> [DeclaredType] { types[name] ?? [] }

  /// Returns a Boolean value indicating whether code that a file sees declares a type outside of other types, so that the
  /// name doesn't mean the type of a framework.
  func shadows(_ name: String, in file: Int, _ visibility: Visibility) -> Bool {
    types[name]?.contains { !$0.isNested && $0.kind != .extended && visibility.sees($0.file, from: file) } ?? false
  }

  /// Returns a type without aliases.
  func resolved(_ type: TypeName) -> TypeName {
    var type = type
    for _ in 0..<4 {
      guard let alias = aliases[type.unwrapped.text] else { return type }
      type = alias
    }
    return type
  }

  /// Returns the names of a type and of all that it inherits from.
  func lineage(of type: String) -> [String] {
    var names = [type]
    var index = 0
    while index < names.count, names.count < 64 {
      for name in (inherited[names[index]] ?? []).sorted() where !names.contains(name) { names.append(name) }
      index += 1
    }
    return names
  }

  /// Returns the property of a type.
  func property(_ name: String, of type: String) -> Declaration? {
    for owner in lineage(of: type) {
      if let found = properties[owner]?[name] { return found }
    }
    return nil
  }

  func global(_ name: String) -> Declaration? { globals[name] }

  /// Returns the initializers that code can call on a type.
  func initializers(of type: String) -> [Declaration] {
    var found: [Declaration] = []
    for owner in lineage(of: type) { found += initializers[owner] ?? [] }
    return found
  }
}
