/// The substitutions of a localization, whose texts name their arguments with positions in XLIFF files: `%#@count@` is
/// `%1$#@count@` there, and `%arg` is `%1$lld`.
struct StringCatalogSubstitutions {
  private var arguments: [String: Argument] = [:]

  private struct Argument {
    var position: Int
    /// The conversion without the percent sign.
    var specifier: String

    var number: String { "%\(position)$\(specifier)" }
  }

  /// The substitutions of a localization, which may have none.
  init(of localization: JSONValue?) {
    let members = localization?["substitutions"]?.members ?? []
    for (index, member) in members.enumerated() {
      var argument = Argument(position: index + 1, specifier: "lld")
      if case .word(let position)? = member.value["argNum"] { argument.position = Int(position) ?? index + 1 }
      if case .string(let specifier)? = member.value["formatSpecifier"] { argument.specifier = specifier }
      arguments[member.key] = argument
    }
  }

  var isEmpty: Bool { arguments.isEmpty }

  var names: [String] { arguments.keys.sorted() }

  func has(_ name: String) -> Bool { arguments[name] != nil }

  /// Adds a substitution as another language has it.
  mutating func add(_ name: String, like other: Self) { arguments[name] = other.arguments[name] }

  /// Returns a text of the catalog as XLIFF files have it.
  func exported(_ text: String, at path: UnitPath) -> String {
    guard text.contains("%") else { return text }
    var text = text
    for (name, argument) in arguments {
      text = text.replacing("%#@\(name)@", with: "%\(argument.position)$#@\(name)@")
    }
    if let name = path.substitution, let argument = arguments[name] {
      text = text.replacing("%arg", with: argument.number)
    }
    return text
  }

  /// Returns a text of an XLIFF file as the catalog has it.
  func imported(_ text: String, at path: UnitPath) -> String {
    guard text.contains("%") else { return text }
    var text = text
    for (name, argument) in arguments {
      text = text.replacing("%\(argument.position)$#@\(name)@", with: "%#@\(name)@")
    }
    if let name = path.substitution, let argument = arguments[name] {
      text = text.replacing(argument.number, with: "%arg")
    }
    return text
  }

  /// Adds a substitution that only the translation has.
  ///
  /// - Parameter text: one of its texts, whose first numbered conversion is the argument; without one, the first integer is.
  mutating func add(_ name: String, of text: String) {
    guard arguments[name] == nil else { return }
    let match = text.firstMatch(of: /%([1-9][0-9]?)\$([a-zA-Z]+)/)
    arguments[name] = Argument(
      position: match.flatMap { Int($0.1) } ?? arguments.count + 1, specifier: match.map { String($0.2) } ?? "lld")
  }

  /// The members of a new substitution.
  func members(of name: String) -> JSONValue {
    let argument = arguments[name] ?? Argument(position: 1, specifier: "lld")
    return .object([
      .init(key: "argNum", value: .word(String(argument.position))),
      .init(key: "formatSpecifier", value: .string(argument.specifier)),
    ])
  }
}
