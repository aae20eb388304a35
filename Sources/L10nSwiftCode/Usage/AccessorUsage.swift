/// Finds the accessors that code uses, by the names that lead to them from the outermost enum.
///
/// Uncertain uses count. Code that uses an accessor must spell its name. So if an enum is passed on, stored in a
/// constant or the type of a parameter, all of its accessors count whose names occur anywhere in the code.
struct AccessorUsage {
  private let scopes: AccessorScopes
  private let files: [SwiftFile]
  /// The messages whose accessors are used.
  private(set) var used: Set<Int> = []
  /// The places after which an enum can't be followed.
  private(set) var escapes: [Escape] = []
  /// The names of enums and of their members in code.
  private(set) var uses: [Use] = []
  /// The enums by their names in code: the outermost one's, and those of type aliases.
  private var names: [String: Set<Int>]

  /// A place where code names an enum, or a member of it.
  struct Use {
    let file: Int
    /// The enum that the first name means.
    let start: Int
    /// The innermost enum that is named.
    let scope: Int
    /// The name of its member, without backticks, or `nil` if the enum itself is meant.
    let member: String?
    /// The names, in bytes of the file.
    let names: [Range<Int>]
    /// A Boolean value indicating whether the first name is found because the code extends the enum around it.
    var beginsInExtension = false
    /// A Boolean value indicating whether the names can only mean this, rather than a local name in an extension.
    var isCertain = true
  }

  struct Escape: Hashable {
    let scope: Int
    let place: SwiftFile.Place
    let reason: Reason

    enum Reason: Hashable {
      /// The enum is passed to code that isn't followed.
      case passedOn
      /// The enum conforms to a protocol: code that uses the protocol may use its members, even outside of the code
      /// that is searched.
      case conforms
      /// A key isn't written out.
      case computedKey
    }
  }

  init(of scopes: AccessorScopes, in files: [SwiftFile]) {
    self.scopes = scopes
    self.files = files
    names = scopes.roots.mapValues { [$0] }
    // A name may be an alias of another alias.
    var known: [String: Set<Int>] = [:]
    while known != names {
      known = names
      (escapes, uses) = ([], [])
      for index in files.indices { find(inFile: index) }
    }
  }

  private mutating func find(inFile file: Int) {
    for code in files[file].parts {
      for index in code.tokens.indices {
        guard let name = code.name(index), let targets = names[name], !isDeclared(code, index) else { continue }
        for scope in targets { follow(scope, code, index, file) }
      }
    }
  }

  /// Words before a name that is declared or imported.
  private static let declarations: Set = ["typealias", "import", "enum", "struct", "class", "actor", "protocol"]

  private func isDeclared(_ code: SwiftCode, _ index: Int) -> Bool {
    code.word(index - 1).map(Self.declarations.contains) == true && !code.isSign(index - 2, ".")
  }

  // MARK: Following names

  /// Follows the names after that of an enum.
  ///
  /// - Parameter isInExtension: a Boolean value indicating whether the code around it extends the enum's own.
  private mutating func follow(
    _ start: Int, _ code: SwiftCode, _ index: Int, _ file: Int, isInExtension: Bool = false
  ) {
    func use(_ scope: Int, _ member: String?, _ names: [Range<Int>]) -> Use {
      Use(file: file, start: start, scope: scope, member: member, names: names, beginsInExtension: isInExtension)
    }
    var scope = start
    var position = index + 1
    var names = [code.tokens[index].range]
    while code.isSign(position, "."), let name = code.name(position + 1) {
      names.append(code.tokens[position + 1].range)
      if let inner = scopes.all[scope].scopes[name] {
        scope = inner
      } else if let messages = scopes.all[scope].members[name] {
        uses.append(use(scope, name, names))
        return used.formUnion(messages)
      } else if name != "self", name != "Type" {
        uses.append(use(scope, name, names))
        // A member of the runtime, or of an extension.
        let isReference = name == "text" && !code.isSign(position + 2, "(")
        if scope == AccessorScopes.root, isReference { escape(scope, code, index, file, .computedKey) }
        return
      }
      position += 2
    }
    let isOfType = ["self", "Type"].contains(code.name(position - 1))
    uses.append(use(scope, nil, isOfType ? Array(names.dropLast()) : names))
    end(scope, code, index..<position, file)
  }

  /// Handles an enum that isn't followed by a member.
  ///
  /// - Parameter tokens: its name.
  private mutating func end(_ scope: Int, _ code: SwiftCode, _ tokens: Range<Int>, _ file: Int) {
    var first = tokens.lowerBound
    while code.isSign(first - 1, "."), code.word(first - 2) != nil { first -= 2 }
    if code.isWord(first - 1, "extension"), !code.isSign(first - 2, ".") { return open(scope, code, tokens, file) }
    if isDeclared(code, first) { return }
    if code.isSign(first - 1, "="), let name = code.name(first - 2), code.isWord(first - 3, "typealias") {
      names[name, default: []].insert(scope)
    } else {
      escape(scope, code, tokens.lowerBound, file, .passedOn)
    }
  }

  /// Reads an extension of an enum, in which its members need no qualifier.
  private mutating func open(_ scope: Int, _ code: SwiftCode, _ tokens: Range<Int>, _ file: Int) {
    if code.isSign(tokens.upperBound, ":") { escape(scope, code, tokens.lowerBound, file, .conforms) }
    let opening = code.tokens.indices[tokens.upperBound...].first { code.isSign($0, "{") }
    guard let opening, let closing = code.closing(of: opening) else {
      return escape(AccessorScopes.root, code, tokens.lowerBound, file, .passedOn)
    }
    let body = code.tokens[opening].range.upperBound..<code.tokens[closing].range.lowerBound
    let lineage = scopes.lineage(of: scope)
    for code in files[file].parts {
      for index in code.tokens.indices where body.contains(code.tokens[index].range.lowerBound) {
        guard let name = code.name(index) else { continue }
        switch name {
        // The enum may be passed on by these names.
        case "self", "Self": escape(scope, code, index, file, .passedOn)
        case "text" where scope == AccessorScopes.root && !code.isSign(index + 1, "("):
          escape(scope, code, index, file, .computedKey)
        // In a branch that isn't compiled, brackets may not be paired.
        case "if" where code.isSign(index - 1, "#"):
          escape(AccessorScopes.root, code, index, file, .passedOn)
        default: break
        }
        for outer in lineage {
          if let messages = scopes.all[outer].members[name] {
            let names = [code.tokens[index].range]
            uses.append(
              Use(file: file, start: outer, scope: outer, member: name, names: names, isCertain: false))
            used.formUnion(messages)
          }
          if let inner = scopes.all[outer].scopes[name], !isDeclared(code, index) {
            follow(inner, code, index, file, isInExtension: true)
          }
        }
      }
    }
  }

  private mutating func escape(
    _ scope: Int, _ code: SwiftCode, _ index: Int, _ file: Int, _ reason: Escape.Reason
  ) {
    let place = SwiftFile.Place(file: file, byte: code.tokens[index].range.lowerBound)
    escapes.append(Escape(scope: scope, place: place, reason: reason))
  }
}
