import L10nCatalog

/// The enums of a project's accessors with their members, by their names in code without backticks.
struct AccessorScopes {
  private(set) var all: [Scope]
  /// The indexes of messages with an accessor.
  private(set) var messages: Set<Int> = []

  /// The index of the outermost enum.
  static let root = 0
  /// The indexes of the outermost enums by their names, including those of another generator.
  private(set) var roots: [String: Int]

  struct Scope {
    let name: String
    /// The index of the outer enum, or `nil` for the outermost one.
    let parent: Int?
    /// The indexes of the enums in it.
    var scopes: [String: Int] = [:]
    /// The indexes of the messages of its accessors, including those with former names.
    var members: [String: Set<Int>] = [:]
  }

  init(_ tree: AccessorTree) { self.init([(tree, nil)]) }

  /// Creates the enums of all modules' accessors. Enums with the same name are one, so that code uses the messages of
  /// each.
  init(_ modules: [ModuleCatalog]) { self.init(modules.map { ($0.accessors, $0.messages) }) }

  /// - Parameter trees: accessors, with the indexes of their messages in the project if these differ.
  private init(_ trees: [(tree: AccessorTree, messages: [Int]?)]) {
    let name = trees.first?.tree.rootEnum.plain ?? ""
    all = [Scope(name: name, parent: nil)]
    roots = [name: Self.root]
    for (tree, messages) in trees { add(tree) { messages?[$0] ?? $0 } }
  }

  /// - Parameter index: returns a message's index in the project.
  private mutating func add(_ tree: AccessorTree, _ index: (Int) -> Int) {
    let root = roots[tree.rootEnum.plain] ?? all.count
    if root == all.count {
      all.append(Scope(name: tree.rootEnum.plain, parent: nil))
      roots[tree.rootEnum.plain] = root
    }
    var open = [root]
    for step in tree.steps {
      let current = open[open.count - 1]
      switch step {
      case .open(let name):
        let inner = all[current].scopes[name.plain] ?? all.count
        if inner == all.count {
          all.append(Scope(name: name.plain, parent: current))
          all[current].scopes[name.plain] = inner
        }
        open.append(inner)
      case .close: open.removeLast()
      case .member(let member):
        messages.insert(index(member.message))
        all[current].members[member.name.plain, default: []].insert(index(member.message))
      case .former(let member):
        all[current].members[member.name.plain, default: []].insert(index(member.message))
      }
    }
  }

  /// Adds another name for messages.
  ///
  /// - Parameter path: the name, after those of the enums around it.
  mutating func add(_ path: [String], for messages: Set<Int>) {
    guard path.count > 1 else { return }
    var current = roots[path[0]] ?? all.count
    if current == all.count {
      all.append(Scope(name: path[0], parent: nil))
      roots[path[0]] = current
    }
    for name in path.dropFirst().dropLast() {
      let inner = all[current].scopes[name] ?? all.count
      if inner == all.count {
        all.append(Scope(name: name, parent: current))
        all[current].scopes[name] = inner
      }
      current = inner
    }
    all[current].members[path[path.count - 1], default: []].formUnion(messages)
  }

  /// Returns the messages of an accessor.
  func messages(named path: [String]) -> Set<Int> {
    guard var current = path.first.flatMap({ roots[$0] }) else { return [] }
    for name in path.dropFirst().dropLast() {
      guard let inner = all[current].scopes[name] else { return [] }
      current = inner
    }
    return path.last.flatMap { all[current].members[$0] } ?? []
  }

  /// Returns an enum and the outer ones, from the inside out.
  func lineage(of scope: Int) -> [Int] {
    Array(sequence(first: scope) { all[$0].parent })
  }

  /// Returns the name of an enum, including the outer ones: `L10n.Store`.
  func name(of scope: Int) -> String {
    lineage(of: scope).reversed().map { all[$0].name }.joined(separator: ".")
  }

  /// Returns the messages of all accessors in an enum, including nested ones.
  ///
  /// - Parameter names: the names of accessors that count, or `nil` for all.
  func messages(below scope: Int, in names: Set<String>? = nil) -> Set<Int> {
    var messages: Set<Int> = []
    for (name, own) in all[scope].members where names?.contains(name) != false { messages.formUnion(own) }
    for inner in all[scope].scopes.values { messages.formUnion(self.messages(below: inner, in: names)) }
    return messages
  }
}
