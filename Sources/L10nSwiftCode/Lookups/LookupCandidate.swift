import L10nCatalog

/// A function or a property that returns a `String`, with the lookups in its body.
struct LookupCandidate {
  /// The index of the file.
  let file: Int
  /// The start of the name, in bytes.
  let nameByte: Int
  private let code: SwiftCode
  private let qualifiers: [String]
  private let name: String
  /// The parameters of a function, or `nil` for a property.
  private let parameters: [Parameter]?
  /// A Boolean value indicating whether it is called on the key.
  private let isOfString: Bool
  /// A Boolean value indicating whether it is in no type.
  let isOutermost: Bool
  private let body: Range<Int>

  /// The modifiers that may be between `static` and `func`.
  private static let modifiers: Set = [
    "fileprivate", "final", "internal", "nonisolated", "open", "override", "package", "private", "public",
  ]

  private struct Parameter {
    let label: String?
    let name: String
    let isVariadic: Bool

    /// A Boolean value indicating whether its name says that it belongs to a lookup, so that it makes no other text of
    /// the string.
    var isOption: Bool { isVariadic || Self.isOption(name) || label.map(Self.isOption) == true }

    /// Returns a Boolean value indicating whether a name is that of an option: `withComment` is like `comment`.
    private static func isOption(_ name: String) -> Bool {
      guard name.hasPrefix("with"), let first = name.dropFirst(4).first else { return options.contains(name) }
      return options.contains(first.lowercased() + name.dropFirst(5))
    }

    private static let options: Set = [
      "args", "arguments", "bundle", "comment", "default", "defaultValue", "fallback", "language", "languageCode",
      "locale", "localization", "parameter", "parameters", "params", "table", "tableName", "value", "values",
    ]
  }

  /// Returns the functions and properties of a file, in order.
  static func candidates(in code: SwiftCode, _ scopes: SwiftTypeScopes, file: Int) -> [LookupCandidate] {
    code.tokens.indices.compactMap { LookupCandidate(code, scopes, at: $0, file: file) }
  }

  private init?(_ code: SwiftCode, _ scopes: SwiftTypeScopes, at index: Int, file: Int) {
    let isFunction = code.isWord(index, "func")
    guard isFunction || code.isWord(index, "var"), let name = code.name(index + 1) else { return nil }
    var next = index + 2
    if isFunction {
      guard let call = SwiftCall(code, at: next) else { return nil }
      parameters = call.arguments.map { Self.parameter($0, code) }
      next = call.end + 1
      guard code.isSign(next, "-"), code.isSign(next + 1, ">") else { return nil }
      next += 2
    } else {
      guard code.isSign(next, ":") else { return nil }
      parameters = nil
      next += 1
    }
    guard code.isWord(next, "String"), code.isSign(next + 1, "{"), let end = code.closing(of: next + 1) else {
      return nil
    }
    body = next + 2..<end
    let place = code.tokens[index + 1].range.lowerBound
    let type = scopes.innermost(at: place)
    var modifier = index - 1
    var isOverride = false
    while let word = code.word(modifier), Self.modifiers.contains(word) {
      isOverride = isOverride || word == "override"
      modifier -= 1
    }
    let isStatic = code.isWord(modifier, "static") || code.isWord(modifier, "class")
    isOfString = !isStatic && (type == "String" || type == "StringProtocol")
    // A framework calls what overrides its own function, such as 'localizedString(forKey:value:table:)' of a 'Bundle'.
    guard isFunction || isOfString, !isOverride else { return nil }
    qualifiers = isStatic ? scopes.path(at: place) : []
    isOutermost = type == nil
    (self.code, self.name, self.file, nameByte) = (code, name, file, place)
  }

  private static func parameter(_ argument: SwiftCall.Argument, _ code: SwiftCode) -> Parameter {
    let tokens = argument.tokens
    let isVariadic = tokens.count > 2 && tokens.suffix(3).allSatisfy { code.isSign($0, ".") }
    if let label = argument.label { return Parameter(label: label, name: label, isVariadic: isVariadic) }
    // `_ key: String`, `for key: String`
    let label = tokens.first.flatMap(code.name)
    let name = tokens.first.flatMap { code.name($0 + 1) } ?? ""
    return Parameter(label: label == "_" ? nil : label, name: name, isVariadic: isVariadic)
  }

  // MARK: The lookup in the body

  /// Returns the lookup that it forwards to, or `nil` if its body has none.
  ///
  /// - Parameter known: the app's functions and properties that look keys up.
  func lookup(_ known: [StringLookup]) -> StringLookup? {
    for index in body {
      guard let (key, table) = handedOn(at: index, known) else { continue }
      let ownKey: StringLookup.Key
      if isOfString, key == "self" {
        ownKey = .receiver
      } else if let parameter = parameters?.firstIndex(where: { $0.name == key }) {
        ownKey = .argument(parameter)
      } else {
        continue
      }
      guard let ownTable = own(table) else { continue }
      let lookup = StringLookup(
        qualifiers: qualifiers, name: name, labels: parameters?.map(\.label), key: ownKey, table: ownTable,
        values: parameters?.firstIndex { $0.isVariadic })
      if lookup.hasValuesLast, hasOnlyOptions(besides: lookup) { return lookup }
    }
    return nil
  }

  /// Returns a Boolean value indicating whether all parameters of a lookup, apart from its key and table, are options.
  private func hasOnlyOptions(besides lookup: StringLookup) -> Bool {
    (parameters ?? []).enumerated().allSatisfy { index, parameter in
      lookup.key == .argument(index) || lookup.table == .argument(index) || parameter.isOption
    }
  }

  /// An expression for a table, or a table's name.
  private enum Table {
    case known(StringLookup.Table)
    case expression(SwiftCall.Argument)
  }

  private func own(_ table: Table) -> StringLookup.Table? {
    switch table {
    case .known(let table): return table
    case .expression(let argument):
      if let name = argument.literal?.text { return .named(name) }
      if argument.text == "nil" { return .standard }
      return parameters?.firstIndex { $0.name == argument.text }.map { .argument($0) }
    }
  }

  /// Returns the expression of the key, and the table, if the code at a token looks a key up.
  private func handedOn(at index: Int, _ known: [StringLookup]) -> (key: String, table: Table)? {
    guard let word = code.name(index) else { return nil }
    let call = SwiftCall(code, at: index + 1)
    func table(_ labels: String...) -> Table {
      labels.lazy.compactMap { call?.argument($0) }.first.map { .expression($0) } ?? .known(.standard)
    }
    switch word {
    case "NSLocalizedString":
      return call?.arguments.first.map { ($0.text, table("tableName")) }
    case "localizedString":
      if let key = call?.argument("forKey") { return (key.text, table("table")) }
    case "String":
      if let key = call?.arguments.first, key.label == "localized" {
        return (Self.unwrapped(key, code), table("table"))
      }
    default: break
    }
    for lookup in known where lookup.name == word {
      if lookup.key == .receiver, code.isSign(index - 1, "."), let receiver = code.name(index - 2) {
        if case .argument = lookup.table { continue }
        return (receiver, .known(lookup.table))
      }
      guard case .argument(let key) = lookup.key, let call, lookup.takes(call) else { continue }
      if case .argument(let table) = lookup.table {
        return (call.arguments[key].text, .expression(call.arguments[table]))
      }
      return (call.arguments[key].text, .known(lookup.table))
    }
    return nil
  }

  /// Returns the key in `String.LocalizationValue(key)` and `.init(key)`.
  private static func unwrapped(_ argument: SwiftCall.Argument, _ code: SwiftCode) -> String {
    guard let opening = argument.tokens.first(where: { code.isSign($0, "(") }),
      let call = SwiftCall(code, at: opening), call.end == argument.tokens.upperBound - 1, call.arguments.count == 1
    else { return argument.text }
    let names = (argument.tokens.lowerBound..<opening).compactMap(code.name)
    let isValue =
      names.last == "LocalizationValue" || names == ["init"] || names.suffix(2) == ["LocalizationValue", "init"]
    return isValue ? call.arguments[0].text : argument.text
  }
}
