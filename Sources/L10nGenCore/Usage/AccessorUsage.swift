/// Finds the accessors that code reads, by the names that lead to them from the outermost enum.
///
/// What isn't certain counts as read. An enum that is handed on, to a function for example, may be asked for anything in
/// it; names are followed wherever they occur, whether or not they are visible there.
struct AccessorUsage {
  private let scopes: AccessorScopes
  private let files: [SwiftFile]
  /// The messages whose accessors are read.
  private(set) var used: Set<Int> = []
  /// The places where an enum is handed on.
  private(set) var escapes: [Escape] = []
  /// The enums that names stand for: the outermost one's, and those of type aliases, constants and parameters.
  private var names: [String: Set<Int>]

  struct Escape: Hashable {
    let scope: Int
    let location: SourceLocation
    let reason: Reason

    enum Reason: Hashable {
      /// It is handed to something that isn't followed.
      case passedOn
      /// Whatever knows the protocol may ask for its members.
      case conforms
      /// A key isn't written out.
      case computedKey
    }
  }

  init(of scopes: AccessorScopes, in files: [SwiftFile]) {
    self.scopes = scopes
    self.files = files
    names = [scopes.all[AccessorScopes.root].name: [AccessorScopes.root]]
    // A name may be given to what another name stands for.
    var known: [String: Set<Int>] = [:]
    while known != names {
      known = names
      escapes = []
      for file in files { find(in: file) }
    }
  }

  private mutating func find(in file: SwiftFile) {
    for code in file.parts {
      for index in code.tokens.indices {
        guard let name = code.name(index), let targets = names[name], !isDeclared(code, index) else { continue }
        for scope in targets { follow(scope, code, index, file) }
      }
    }
  }

  /// Words before a name that is declared or imported there.
  private static let declarations: Set = [
    "typealias", "let", "var", "func", "import", "enum", "struct", "class", "actor", "protocol", "associatedtype",
  ]

  /// Words before a value that is followed by a colon.
  private static let wordsBeforeValues: Set = ["case", "try", "await", "return"]

  /// Returns a Boolean value indicating whether a name is declared there, or is the label of an argument.
  private func isDeclared(_ code: SwiftCode, _ index: Int) -> Bool {
    let before = code.word(index - 1)
    if let before, Self.declarations.contains(before) { return true }
    guard code.isSign(index + 1, ":") else { return false }
    return code.isSign(index - 1, "(") || code.isSign(index - 1, ",")
      || before.map { !Self.wordsBeforeValues.contains($0) } == true
  }

  // MARK: Following names

  /// Follows the names behind that of an enum.
  private mutating func follow(_ start: Int, _ code: SwiftCode, _ index: Int, _ file: SwiftFile) {
    var scope = start
    var position = index + 1
    var isMetatype = false
    while code.isSign(position, "."), let name = code.name(position + 1) {
      if ["self", "Type"].contains(name) {
        isMetatype = name == "Type"
      } else if let inner = scopes.all[scope].scopes[name] {
        scope = inner
      } else if let messages = scopes.all[scope].members[name] {
        return used.formUnion(messages)
      } else {
        // Something of the runtime, or what an extension adds.
        let isReference = name == "text" && !code.isSign(position + 2, "(")
        if scope == AccessorScopes.root, isReference { escape(scope, code, index, file, .computedKey) }
        return
      }
      position += 2
    }
    end(scope, code, index..<position, isMetatype: isMetatype, file)
  }

  /// Notes what becomes of an enum that no member is asked of.
  ///
  /// - Parameter tokens: its name.
  private mutating func end(
    _ scope: Int, _ code: SwiftCode, _ tokens: Range<Int>, isMetatype: Bool, _ file: SwiftFile
  ) {
    var first = tokens.lowerBound
    while code.isSign(first - 1, "."), code.word(first - 2) != nil { first -= 2 }
    if code.isWord(first - 1, "extension") { return open(scope, code, tokens, file) }
    if let word = code.word(first - 1), Self.declarations.contains(word) { return }
    if code.isSign(first - 1, "="), let name = code.name(first - 2),
      ["typealias", "let", "var"].contains(code.word(first - 3) ?? "")
    {
      names[name, default: []].insert(scope)
    } else if isMetatype, code.isSign(first - 1, ":"), let name = code.name(first - 2) {
      names[name, default: []].insert(scope)
    } else {
      escape(scope, code, tokens.lowerBound, file, .passedOn)
    }
  }

  /// Reads an extension of an enum, in which its members need no name before them.
  private mutating func open(_ scope: Int, _ code: SwiftCode, _ tokens: Range<Int>, _ file: SwiftFile) {
    if code.isSign(tokens.upperBound, ":") { escape(scope, code, tokens.lowerBound, file, .conforms) }
    let opening = code.tokens.indices[tokens.upperBound...].first { code.isSign($0, "{") }
    guard let opening, let closing = code.closing(of: opening) else {
      return escape(scope, code, tokens.lowerBound, file, .passedOn)
    }
    let body = code.tokens[opening].range.upperBound..<code.tokens[closing].range.lowerBound
    let lineage = scopes.lineage(of: scope)
    for code in file.parts {
      for index in code.tokens.indices where body.contains(code.tokens[index].range.lowerBound) {
        guard let name = code.name(index) else { continue }
        for outer in lineage {
          if let messages = scopes.all[outer].members[name] { used.formUnion(messages) }
          guard let inner = scopes.all[outer].scopes[name], !code.isSign(index - 1, "."), !isDeclared(code, index)
          else {
            continue
          }
          follow(inner, code, index, file)
        }
      }
    }
  }

  private mutating func escape(
    _ scope: Int, _ code: SwiftCode, _ index: Int, _ file: SwiftFile, _ reason: Escape.Reason
  ) {
    escapes.append(
      Escape(scope: scope, location: file.location(of: code.tokens[index].range.lowerBound), reason: reason))
  }
}
