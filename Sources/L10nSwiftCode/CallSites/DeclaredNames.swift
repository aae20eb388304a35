/// The names that code declares itself, so that they may mean something other than SwiftUI's or Foundation's.
struct DeclaredNames {
  /// The types that are visible in all files.
  private var types: Set<String> = []
  /// The types that are visible only in their file.
  private var privateTypes: Set<String> = []
  /// The types inside others, by the name of the outer type.
  private var nested: [String: Set<String>] = [:]
  /// The parameters of functions, by their names.
  private var functions: [String: Set<SwiftParameters>] = [:]
  /// The parameters of initializers, by the type.
  private var initializers: [String: Set<SwiftParameters>] = [:]

  init() {}

  /// Reads the declarations of a file.
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

  /// The words before which `class` is a modifier.
  private static let members: Set = ["func", "let", "subscript", "var"]

  /// Adds the declarations that are visible in all files.
  mutating func add(_ other: DeclaredNames) {
    types.formUnion(other.types)
    nested.merge(other.nested) { $0.union($1) }
    functions.merge(other.functions) { $0.union($1) }
    initializers.merge(other.initializers) { $0.union($1) }
  }

  /// Returns the declarations that are visible in a file, including its own.
  func inFile(_ own: DeclaredNames) -> DeclaredNames {
    var all = self
    all.add(own)
    all.privateTypes = own.privateTypes
    return all
  }

  /// Returns a Boolean value indicating whether a name means a type of the code.
  ///
  /// - Parameter surroundings: the names of the outer types, and of those that they inherit from.
  func hasType(_ name: String, in surroundings: Set<String>) -> Bool {
    types.contains(name) || privateTypes.contains(name)
      || surroundings.contains { nested[$0]?.contains(name) == true }
  }

  /// Returns a Boolean value indicating whether a call may mean a function of the code.
  func hasFunction(_ name: String, for call: SwiftCall) -> Bool {
    functions[name]?.contains { $0.take(call) } == true
  }

  /// Returns a Boolean value indicating whether a call may mean an initializer that the code adds to a type.
  func hasInitializer(of type: String, for call: SwiftCall) -> Bool {
    initializers[type]?.contains { $0.take(call) } == true
  }
}
