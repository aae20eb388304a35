import L10nMessages
import L10nLanguage

/// Writes a text as the localization of a string in a catalog.
struct StringCatalogLocalization {
  private let arguments: [AppleTableString.Argument]
  private let state: String
  /// A Boolean value indicating whether even a single plural becomes a substitution.
  private let hasSubstitutions: Bool
  private let texts: AppleTextWriter

  typealias Inexpressible = AppleTextWriter.Inexpressible

  /// - Parameter hasSubstitutions: a Boolean value indicating whether the file's localization has substitutions, which
  ///   are kept.
  init(arguments: [AppleTableString.Argument], state: String?, hasSubstitutions: Bool = false) {
    self.arguments = arguments
    self.hasSubstitutions = hasSubstitutions
    texts = AppleTextWriter(arguments)
    self.state = StringCatalogState.written(state)
  }

  func value(of text: AppleTableString.Text) throws(Inexpressible) -> JSONValue {
    if let verbatim = text.verbatim { return .object([unit(verbatim)]) }
    if text.isList {
      var values: [JSONValue] = []
      for pattern in text.patterns { values.append(.string(try texts.written(pattern))) }
      return .object([
        ("stringSet", .object([stateMember, ("values", .array(values))]))
      ])
    }
    return try value(of: text.patterns.first ?? MessagePattern())
  }

  private func value(of pattern: MessagePattern) throws(Inexpressible) -> JSONValue {
    if case .select(let choice)? = pattern.elements.first, pattern.elements.count == 1, isDevice(choice.argument) {
      var devices: [JSONValue.Member] = []
      let main = (choice.branches.first { $0.keyword == "iphone" } ?? choice.branches.first)?.pattern.withoutPlaces
      for branch in choice.branches.sorted(by: { $0.keyword < $1.keyword }) {
        // Other devices get the text for iPhone by default.
        if branch.keyword == "other", choice.branches.count > 1, branch.pattern.withoutPlaces == main { continue }
        devices.append((branch.keyword, try value(of: branch.pattern)))
      }
      return variations("device", devices)
    }
    let plurals = pattern.elements.count { if case .plural = $0 { true } else { false } }
    // A plural uses the only whole number of its texts.
    if plurals == 1, !hasSubstitutions, arguments.count(where: { $0.type == .int }) <= 1 { return try plural(pattern) }
    return plurals == 0 ? .object([unit(try texts.written(pattern))]) : try substituted(pattern)
  }

  // MARK: Plurals

  private func plural(_ pattern: MessagePattern) throws(Inexpressible) -> JSONValue {
    guard let index = pattern.elements.firstIndex(where: { if case .plural = $0 { true } else { false } }),
      case .plural(let choice) = pattern.elements[index]
    else { return .object([]) }
    let variants = try variants(of: choice, number: try texts.number(of: choice.argument)) { branch in
      var whole = pattern
      whole.elements.replaceSubrange(index...index, with: branch.elements)
      return whole
    }
    // A language without plurals has a single text.
    if variants.count == 1, let other = variants.first { return other.value }
    return variations("plural", variants)
  }

  /// Returns a text with several plurals, one for each of its numbers.
  private func substituted(_ pattern: MessagePattern) throws(Inexpressible) -> JSONValue {
    var substitutions: [JSONValue.Member] = []
    var text = ""
    for element in pattern.elements {
      guard case .plural(let choice) = element else {
        text += try texts.written(MessagePattern([element]), isExplicit: true)
        continue
      }
      let name = choice.argument
      guard !substitutions.contains(where: { $0.key == name }) else {
        throw Inexpressible(reason: "a table has one plural for a number; '\(name)' has two")
      }
      text += "%#@\(name)@"
      let variants = try variants(of: choice, number: "%arg") { $0 }
      substitutions.append(
        (
          name,
          .object([
            ("argNum", .word(String(try texts.position(of: name)))), ("formatSpecifier", .string("lld")),
            ("variations", .object([("plural", .object(variants))])),
          ])
        ))
    }
    substitutions.sort { $0.key < $1.key }
    return .object([unit(text), ("substitutions", .object(substitutions))])
  }

  /// - Parameters:
  ///   - number: the spelling of the number in a branch.
  ///   - whole: returns the whole text for a branch.
  private func variants(
    of choice: PluralChoice, number: String, _ whole: (MessagePattern) -> MessagePattern
  ) throws(Inexpressible) -> [JSONValue.Member] {
    var variants: [JSONValue.Member] = []
    for (category, pattern) in try choice.tableVariants() {
      let text = try texts.written(whole(pattern), number: number, isExplicit: number == "%arg")
      variants.append((category.rawValue, .object([unit(text)])))
    }
    return variants.sorted { $0.key < $1.key }
  }

  // MARK: Texts

  private var stateMember: JSONValue.Member { ("state", .string(state)) }

  private func unit(_ text: String) -> JSONValue.Member {
    ("stringUnit", .object([stateMember, ("value", .string(text))]))
  }

  private func variations(_ kind: String, _ variants: [JSONValue.Member]) -> JSONValue {
    .object([("variations", .object([(kind, .object(variants))]))])
  }

  private func isDevice(_ name: String) -> Bool { arguments.contains { $0.name == name && $0.isDevice } }
}
