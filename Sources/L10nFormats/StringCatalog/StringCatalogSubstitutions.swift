import L10nMessages

/// The substitutions of a localization. In XLIFF files, texts refer to their arguments by position: `%#@count@` becomes
/// `%1$#@count@`, and `%arg` becomes `%1$lld`.
struct StringCatalogSubstitutions {
  private var arguments: [String: Argument] = [:]

  private struct Argument {
    var position: Int
    /// The conversion without the percent sign.
    var specifier: String

    var number: String { "%\(position)$\(specifier)" }
  }

  /// Creates the substitutions of a localization, which may have none.
  init(of localization: JSONValue?) {
    let members = localization?["substitutions"]?.members ?? []
    guard !members.isEmpty else { return }
    var given: [String: Int] = [:]
    for member in members {
      if case .word(let position)? = member.value["argNum"] { given[member.key] = Int(position) }
    }
    var positions = PrintfArgumentPositions()
    var counted: [String: Int] = [:]
    for part in localization?.firstText.map(SubstitutionText.parts) ?? [] {
      switch part {
      case .text(let text, _):
        for case .placeholder(let hole) in MessageSyntax.printf.parse(text).pattern.elements {
          _ = positions.next(hole, in: text)
        }
      case .substitution(let name, let written, _): counted[name] = positions.next(given[name] ?? written)
      }
    }
    for member in members {
      let position = given[member.key] ?? counted[member.key] ?? positions.next(nil)
      var argument = Argument(position: position, specifier: "lld")
      if case .string(let specifier)? = member.value["formatSpecifier"] { argument.specifier = specifier }
      arguments[member.key] = argument
    }
  }

  var isEmpty: Bool { arguments.isEmpty }

  var names: [String] { arguments.keys.sorted() }

  func has(_ name: String) -> Bool { arguments[name] != nil }

  /// Adds another language's substitution.
  mutating func add(_ name: String, like other: Self) { arguments[name] = other.arguments[name] }

  /// Returns a catalog's text as written in XLIFF files.
  func exported(_ text: String, at path: UnitPath) -> String {
    guard text.contains("%") else { return text }
    return spellings(at: path).reduce(text) { $0.replacing($1.catalog, with: $1.xliff) }
  }

  /// Returns an XLIFF file's text as written in the catalog.
  func imported(_ text: String, at path: UnitPath) -> String {
    guard text.contains("%") else { return text }
    return spellings(at: path).reduce(text) { $0.replacing($1.xliff, with: $1.catalog) }
  }

  /// Returns the spellings of a text's substitutions, in a catalog and in XLIFF files.
  private func spellings(at path: UnitPath) -> [(catalog: String, xliff: String)] {
    let references = arguments.map { ("%#@\($0.key)@", "%\($0.value.position)$#@\($0.key)@") }
    return references + (path.substitution.flatMap { arguments[$0] }.map { [("%arg", $0.number)] } ?? [])
  }

  /// Adds a substitution that only the translation has.
  ///
  /// - Parameter text: one of its texts. Its first numbered conversion is the argument; without one, the argument is an
  ///   integer in the next position.
  mutating func add(_ name: String, of text: String) {
    guard arguments[name] == nil else { return }
    let match = text.firstMatch(of: /%([1-9][0-9]?)\$([a-zA-Z]+)/)
    arguments[name] = Argument(
      position: match.flatMap { Int($0.1) } ?? arguments.count + 1, specifier: match.map { String($0.2) } ?? "lld")
  }

  /// Returns the members of a new substitution.
  func members(of name: String) -> JSONValue {
    let argument = arguments[name] ?? Argument(position: 1, specifier: "lld")
    return .object([
      ("argNum", .word(String(argument.position))),
      ("formatSpecifier", .string(argument.specifier)),
    ])
  }
}

extension JSONValue {
  /// The first text of a localization, including its variants.
  fileprivate var firstText: String? {
    if case .string(let text)? = self["stringUnit"]?["value"] { return text }
    for kind in self["variations"]?.members ?? [] {
      for variant in kind.value.members {
        if let text = variant.value.firstText { return text }
      }
    }
    return nil
  }
}
