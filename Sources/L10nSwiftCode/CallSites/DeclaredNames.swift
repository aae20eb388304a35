/// The names that code declares itself, which calls of SwiftUI's and Foundation's may mean then.
struct DeclaredNames {
  /// The types that all files see.
  private var types: Set<String> = []
  /// The types that only their file sees.
  private var privateTypes: Set<String> = []
  /// The types inside others, by the name of the type around them.
  private var nested: [String: Set<String>] = [:]
  /// The parameters of functions, by their names.
  private var functions: [String: Set<SwiftParameters>] = [:]
  /// The parameters of initializers, by the type.
  private var initializers: [String: Set<SwiftParameters>] = [:]

  init() {}

  /// Reads what a file declares.
  init(in code: SwiftCode, _ scopes: SwiftTypeScopes) {
    for index in code.tokens.indices {
      guard let keyword = code.word(index), !code.isSign(index - 1, ".") else { continue }
      switch keyword {
      case "func":
        guard let name = code.name(index + 1), let parameters = SwiftParameters(code, afterName: index + 1) else {
          break
        }
        functions[name, default: []].insert(parameters)
      case "init":
        guard let type = scopes.innermost(at: code.tokens[index].range.lowerBound),
          let parameters = SwiftParameters(code, afterName: index)
        else { break }
        initializers[type, default: []].insert(parameters)
      case _ where SwiftTypeScopes.keywords.contains(keyword) || keyword == "typealias":
        guard let name = code.name(index + 1), keyword != "class" || !Self.members.contains(name) else { break }
        if let type = scopes.innermost(at: code.tokens[index].range.lowerBound) {
          nested[type, default: []].insert(name)
        } else if code.isWord(index - 1, "private") || code.isWord(index - 1, "fileprivate") {
          privateTypes.insert(name)
        } else {
          types.insert(name)
        }
      default: break
      }
    }
  }

  /// The words that `class` stands before as a modifier.
  private static let members: Set = ["func", "let", "subscript", "var"]

  /// Takes what all files see of another one.
  mutating func add(_ other: DeclaredNames) {
    types.formUnion(other.types)
    nested.merge(other.nested) { $0.union($1) }
    functions.merge(other.functions) { $0.union($1) }
    initializers.merge(other.initializers) { $0.union($1) }
  }

  /// Takes all that a file sees of its own.
  func inFile(_ own: DeclaredNames) -> DeclaredNames {
    var all = self
    all.add(own)
    all.privateTypes = own.privateTypes
    return all
  }

  /// Returns a Boolean value indicating whether a name means a type of the code.
  ///
  /// - Parameter surroundings: the names of the types around, and of those that they inherit from.
  func hasType(_ name: String, in surroundings: Set<String>) -> Bool {
    types.contains(name) || privateTypes.contains(name)
      || surroundings.contains { nested[$0]?.contains(name) == true }
  }

  /// Returns a Boolean value indicating whether a call may mean a function of the code.
  func hasFunction(_ name: String, for call: SwiftCall) -> Bool {
    functions[name]?.contains { $0.take(call) } == true
  }

  /// Returns a Boolean value indicating whether a call may mean an initializer that the code gives a type.
  func hasInitializer(of type: String, for call: SwiftCall) -> Bool {
    initializers[type]?.contains { $0.take(call) } == true
  }
}
