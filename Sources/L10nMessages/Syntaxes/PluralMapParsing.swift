import L10nLanguage

extension MessageSyntax {
  /// Returns a plural map as a single plural over ``pluralMapArgument``.
  func parse(_ variants: [StoredMessage.PluralVariant]) -> ParsedStoredMessage {
    var branches: [PluralChoice.Branch] = []
    var problems: [MessageProblem] = []
    for (index, variant) in variants.enumerated() {
      let message = parse(variant: variant.text)
      problems += message.problems.map { $0.inText(index) }
      if takesZeroLiterally && variant.category == .zero {
        branches.append(.init(selector: .exactly(0), pattern: message.pattern, range: 0..<0))
      }
      branches.append(.init(selector: .category(variant.category), pattern: message.pattern, range: 0..<0))
    }
    let choice = PluralChoice(
      argument: Self.pluralMapArgument, kind: .cardinal, branches: branches, range: 0..<0, isPluralMap: true)
    return ParsedStoredMessage(patterns: [MessagePattern([.plural(choice)])], problems: problems)
  }

  /// The name of the argument that selects the category in a plural map.
  public static var pluralMapArgument: String { "count" }

  private func parse(variant text: String) -> ParsedMessage {
    var message = parse(text, hasArguments: true)
    switch self {
    case .icu:
      if let problem = message.pattern.numberSignProblem(in: text) { message.problems.append(problem) }
    case .ruby, .messageFormat2, .verbatim, .flutter, .flutterQuoting, .i18next: break
    case .printf: message.pattern.renameFirstInteger(to: Self.pluralMapArgument)
    }
    return message
  }
}

extension MessagePattern {
  /// Returns a warning about `#` in a variant that shows the number in no other way, because `#` isn't replaced there.
  fileprivate func numberSignProblem(in text: String) -> MessageProblem? {
    let hasNumberSign = elements.contains {
      if case .text(let text) = $0 { text.string.utf8.contains(UInt8(ascii: "#")) } else { false }
    }
    let showsNumber = elements.contains {
      if case .placeholder(let hole) = $0 { hole.argument == MessageSyntax.pluralMapArgument } else { false }
    }
    guard hasNumberSign, !showsNumber else { return nil }
    let offset = MessageBytes.withBytes(of: text) { $0.firstOffset(of: UInt8(ascii: "#"), from: 0) }
    let explanation = "`#` is the number only inside `{count, plural, …}`; write `{count}` in a plural map"
    return MessageProblem(.warning, explanation, at: offset..<offset + 1)
  }

  /// Renames the argument of the first integer conversion in the texts.
  fileprivate mutating func renameFirstInteger(to name: String) {
    let argument = elements.lazy.compactMap { element -> String? in
      guard case .placeholder(let hole) = element, case .conversion(let conversion) = hole.format,
        conversion.argumentType == .int
      else { return nil }
      return hole.argument
    }.first
    guard let argument else { return }
    elements = elements.map { element in
      guard case .placeholder(var hole) = element, hole.argument == argument else { return element }
      hole.argument = name
      return .placeholder(hole)
    }
  }
}
