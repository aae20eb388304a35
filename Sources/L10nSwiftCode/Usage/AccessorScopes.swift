import L10nCatalog

/// The enums of a project's accessors with their members, as code names them. Names are without backticks.
struct AccessorScopes {
  private(set) var all: [Scope]
  /// The indexes of messages with an accessor.
  private(set) var messages: Set<Int> = []

  /// The index of the outermost enum.
  static let root = 0
  /// The indexes of the outermost enums by their names, those of another generator among them.
  private(set) var roots: [String: Int]

  struct Scope {
    let name: String
    /// The index of the enum around it; `nil` for the outermost one.
    let parent: Int?
    /// The indexes of the enums in it.
    var scopes: [String: Int] = [:]
    /// The indexes of the messages that accessors in it read, those under a former name among them.
    var members: [String: Set<Int>] = [:]
  }

  init(_ tree: AccessorTree) { self.init([(tree, nil)]) }

  /// The enums of all modules' accessors. Code doesn't tell those of one name apart, so that it reads the messages of each.
  init(_ modules: [ModuleCatalog]) { self.init(modules.map { ($0.accessors, $0.messages) }) }

  /// - Parameter trees: accessors, with the indexes of their messages in the project if they are others there.
  private init(_ trees: [(tree: AccessorTree, messages: [Int]?)]) {
    let name = trees.first?.tree.rootEnum.plain ?? ""
    all = [Scope(name: name, parent: nil)]
    roots = [name: Self.root]
    for (tree, messages) in trees { add(tree) { messages?[$0] ?? $0 } }
  }

  /// - Parameter index: returns the index in the project of a message in the tree.
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

  /// Takes another name for messages.
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

  /// Returns the messages that an accessor reads.
  func messages(named path: [String]) -> Set<Int> {
    guard var current = path.first.flatMap({ roots[$0] }) else { return [] }
    for name in path.dropFirst().dropLast() {
      guard let inner = all[current].scopes[name] else { return [] }
      current = inner
    }
    return path.last.flatMap { all[current].members[$0] } ?? []
  }

  /// Returns an enum and those around it, from the inside outwards.
  func lineage(of scope: Int) -> [Int] {
    Array(sequence(first: scope) { all[$0].parent })
  }

  /// The name of an enum with those around it: `L10n.Store`.
  func name(of scope: Int) -> String {
    lineage(of: scope).reversed().map { all[$0].name }.joined(separator: ".")
  }

  /// The messages that accessors in an enum, and in those in it, read.
  ///
  /// - Parameter names: the names of accessors that count, or `nil` for all.
  func messages(below scope: Int, in names: Set<String>? = nil) -> Set<Int> {
    var messages: Set<Int> = []
    for (name, own) in all[scope].members where names?.contains(name) != false { messages.formUnion(own) }
    for inner in all[scope].scopes.values { messages.formUnion(self.messages(below: inner, in: names)) }
    return messages
  }
}
