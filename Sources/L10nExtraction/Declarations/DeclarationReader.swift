import L10nSwiftCode

/// Reads the declarations of a file, outside of the bodies of functions.
struct DeclarationReader {
  let file: CodeFile
  private(set) var declarations: [Declaration] = []
  private(set) var types: [DeclaredType] = []
  /// The name of the type, by the opening brace of its body.
  private(set) var bodies: [Int: String] = [:]
  /// The results of functions, of getters and of properties, by the opening brace of their bodies.
  private(set) var results: [Int: TypeName] = [:]
  /// The parameters of functions, by the opening brace of their bodies.
  private(set) var scopes: [Int: [Declaration.Parameter]] = [:]
  /// The first tokens of functions and properties, by the opening brace of their bodies.
  private(set) var owners: [Int: Int] = [:]
  /// The kinds of the types, by the opening brace.
  private var kinds: [Int: DeclaredType.Kind] = [:]
  /// The bodies of private extensions.
  private var privateBodies: Set<Int> = []

  init(_ file: CodeFile) {
    self.file = file
    for token in 0..<file.count where file.code.tokens[token].kind == .word { read(token) }
  }

  private mutating func read(_ token: Int) {
    guard !file.isSign(token - 1, "."), !file.isSign(token + 1, ":"), let word = file.code.word(token) else { return }
    switch word {
    case "struct", "class", "enum", "actor", "protocol", "extension": readType(word, at: token)
    case "func": readFunction(at: token)
    case "init": if isMemberPlace(token), isDeclaration(ofInit: token) { readInitializer(at: token) }
    case "var", "let": readProperty(at: token)
    case "case": if isMemberPlace(token) { readCases(at: token) }
    case "typealias": readAlias(at: token)
    default: break
    }
  }

  /// Returns a Boolean value indicating whether a token is outside of all braces, or directly in a type's.
  private func isMemberPlace(_ token: Int) -> Bool {
    guard let opening = file.opening(around: token) else { return true }
    return bodies[opening] != nil
  }

  private func owner(_ token: Int) -> String? { file.opening(around: token).flatMap { bodies[$0] } }

  private mutating func readType(_ keyword: String, at token: Int) {
    guard var name = file.name(token + 1) else { return }
    // 'class func' and 'class var'.
    guard !["func", "var", "let", "subscript", "init"].contains(name) else { return }
    var index = token + 2
    while file.isSign(index, "."), let next = file.name(index + 1) {
      name = next
      index += 2
    }
    var inherited: [String] = []
    var isInWhere = false
    while index < file.count, !file.isSign(index, "{") {
      if file.isSign(index, "}") || file.isSign(index, ";") { return }
      if let word = file.name(index) {
        if word == "where" { isInWhere = true }
        if !isInWhere { inherited.append(word) }
      }
      index = file.next(after: index)
      if index - token > 200 { return }
    }
    guard index < file.count else { return }
    bodies[index] = name
    let kind: DeclaredType.Kind =
      switch keyword {
      case "struct": .structure
      case "protocol": .protocolType
      case "extension": .extended
      default: .type
      }
    kinds[index] = kind
    if keyword == "extension", hasPrivateModifier(token) { privateBodies.insert(index) }
    types.append(
      DeclaredType(
        name: name, inherited: inherited, kind: kind, isNested: owner(token) != nil, file: file.index))
  }

  private mutating func readAlias(at token: Int) {
    guard let name = file.name(token + 1) else { return }
    var index = token + 2
    while index < file.count, !file.isSign(index, "="), !file.beginsLine(index) { index += 1 }
    guard file.isSign(index, "=") else { return }
    let type = file.type(from: index + 1)
    types.append(
      DeclaredType(
        name: name, inherited: [], kind: .alias, alias: type.name, isNested: owner(token) != nil, file: file.index))
  }

  private mutating func readFunction(at token: Int) {
    guard let name = file.name(token + 1), let opening = parameterList(after: token + 2),
      let closing = file.partner(of: opening)
    else { return }
    let parameters = parameters(in: opening..<closing)
    let type = resultType(after: closing)
    readBody(of: token, after: closing, parameters, type)
    add(.function, name, at: token, parameters, type: type)
  }

  /// Notes the parameters and the result of a function at its body.
  private mutating func readBody(
    of token: Int, after closing: Int, _ parameters: [Declaration.Parameter], _ type: TypeName?
  ) {
    var index = closing + 1
    while index < file.count, !file.isSign(index, "{") {
      if file.isSign(index, "}") || file.isSign(index, "@") || file.isSign(index, "=") { return }
      if let word = file.name(index), Self.beginnings.contains(word) { return }
      index = file.next(after: index)
    }
    scopes[index] = parameters
    results[index] = type ?? TypeName("Void")
    owners[index] = token
  }

  /// The words with which another declaration begins.
  private static let beginnings: Set = [
    "func", "var", "let", "init", "static", "case", "public", "private", "internal", "struct", "class", "enum",
  ]

  private func isDeclaration(ofInit token: Int) -> Bool {
    file.isSign(token + 1, "(") || file.isSign(token + 1, "?") || file.isSign(token + 1, "!")
      || file.isSign(token + 1, "<")
  }

  private mutating func readInitializer(at token: Int) {
    var index = token + 1
    if file.isSign(index, "?") || file.isSign(index, "!") { index += 1 }
    guard let opening = parameterList(after: index), let closing = file.partner(of: opening) else { return }
    let parameters = parameters(in: opening..<closing)
    readBody(of: token, after: closing, parameters, nil)
    add(.initializer, "init", at: token, parameters, type: owner(token).map(TypeName.init))
  }

  /// Returns the parenthesis of the parameters, after generic ones.
  private func parameterList(after index: Int) -> Int? {
    var index = index
    // Operators have signs as names.
    while index < file.count, !file.isSign(index, "(") {
      if file.isSign(index, "{") || file.isSign(index, "}") || file.beginsLine(index) { return nil }
      index += 1
    }
    return index < file.count ? index : nil
  }

  private func resultType(after closing: Int) -> TypeName? {
    var index = closing + 1
    while index < file.count, let word = file.name(index), ["async", "throws", "rethrows"].contains(word) {
      index = file.isSign(index + 1, "(") ? file.next(after: index + 1) : index + 1
    }
    guard file.isSign(index, "-"), file.isSign(index + 1, ">") else { return nil }
    return file.type(from: index + 2).name
  }

  private mutating func readProperty(at token: Int) {
    let isStatic = ["static", "class"].contains(file.name(token - 1) ?? "")
    let isConstant = file.isWord(token, "let")
    // The tokens before the names: 'let a, b: Int' declares one type for all.
    var places = [token]
    while let name = places.last.flatMap({ file.name($0 + 1) }) {
      var index = places[places.count - 1] + 2
      var type: TypeName?
      if file.isSign(index, ":") { (type, index) = file.type(from: index + 1) }
      let value = file.isSign(index, "=") ? index + 1 : nil
      let isComputed = value == nil && file.isSign(index, "{") && !isObserved(index)
      if isComputed, let type { readAccessors(of: token, in: index, type) }
      guard isMemberPlace(token) else { return }
      let isListed = value == nil && file.isSign(index, ",") && file.name(index + 1) != nil
      if !isListed || type != nil {
        for place in places {
          let own = place == places.last ? value : nil
          add(
            .property, file.name(place + 1) ?? name, at: place, [], type: type, value: own,
            isStored: !isStatic && !isComputed && !(isConstant && own != nil), keyword: token)
        }
        places = []
      }
      if isListed { places.append(index) }
    }
  }

  /// Notes the type of a computed property at the bodies that return it.
  private mutating func readAccessors(of token: Int, in brace: Int, _ type: TypeName) {
    results[brace] = type
    owners[brace] = token
    guard let closing = file.partner(of: brace) else { return }
    var index = brace + 1
    while index < closing {
      if file.isWord(index, "get") {
        var body = index + 1
        while body < closing, !file.isSign(body, "{"), file.name(body) != nil { body += 1 }
        if file.isSign(body, "{") { (results[body], owners[body]) = (type, token) }
      }
      index = file.next(after: index)
    }
  }

  private func isObserved(_ brace: Int) -> Bool {
    ["willSet", "didSet"].contains(file.name(brace + 1) ?? "")
  }

  private mutating func readCases(at token: Int) {
    guard let opening = file.opening(around: token), kinds[opening] == .type else { return }
    var index = token + 1
    while let name = file.name(index) {
      var parameters: [Declaration.Parameter] = []
      index += 1
      if file.isSign(index, "("), let closing = file.partner(of: index) {
        parameters = self.parameters(in: index..<closing, ofCase: true)
        index = closing + 1
      }
      add(.enumCase, name, at: token, parameters, type: bodies[opening].map(TypeName.init))
      if file.isSign(index, "=") { index = file.next(after: index + 1) }
      guard file.isSign(index, ",") else { return }
      index += 1
    }
  }

  private mutating func add(
    _ kind: Declaration.Kind, _ name: String, at token: Int, _ parameters: [Declaration.Parameter], type: TypeName?,
    value: Int? = nil, isStored: Bool = false, keyword: Int? = nil
  ) {
    let modified = keyword ?? token
    declarations.append(
      Declaration(
        kind: kind, name: name, owner: owner(token), parameters: parameters, type: type, file: file.index,
        value: value, token: token, isDisfavored: isDisfavored(modified), isStored: isStored,
        isPrivate: isPrivate(modified)))
  }

  /// Returns a Boolean value indicating whether only the file sees a declaration, or the extension that it is in.
  private func isPrivate(_ token: Int) -> Bool {
    if let opening = file.opening(around: token), privateBodies.contains(opening) { return true }
    return hasPrivateModifier(token)
  }

  private func hasPrivateModifier(_ token: Int) -> Bool {
    var index = token - 1
    while let word = file.name(index), Self.modifiers.contains(word) {
      if word == "private" || word == "fileprivate" { return true }
      index -= 1
    }
    return false
  }

  private static let modifiers: Set = [
    "private", "fileprivate", "public", "internal", "package", "open", "static", "final", "override", "nonisolated",
    "mutating", "class", "convenience", "required", "lazy", "weak", "indirect",
  ]

  private func isDisfavored(_ token: Int) -> Bool {
    var index = token - 1
    var steps = 0
    while index >= 0, steps < 12, !file.isSign(index, "}"), !file.isSign(index, "{") {
      if file.isWord(index, "_disfavoredOverload") { return true }
      index = file.previous(before: index + 1) - 1
      steps += 1
    }
    return false
  }
}
