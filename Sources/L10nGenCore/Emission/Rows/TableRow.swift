import L10nLanguage

/// A message as a language's table has it.
struct TableRow: Sendable {
  let message: StoredMessage
  /// The syntax of the message, if it differs from the table's and that matters.
  let syntax: MessageSyntax?

  /// - Parameter standard: the syntax of the table.
  init(_ localized: LocalizedMessage, standard: MessageSyntax) {
    let stored = localized.message.stored
    let syntax = localized.syntax
    if localized.message.syntax == .printf, !stored.isPlainText(in: [.printf, .icu]),
      let converted = stored.inICU(localized.patterns)
    {
      // Foundation writes the numbers of `%lld` and `%.2f` as the language does, which is what ICU's syntax says.
      self.init(converted, standard == .icu ? nil : .icu)
    } else {
      let isAlike = syntax == standard || stored.isPlainText(in: [syntax, standard])
      self.init(stored, isAlike ? nil : syntax)
    }
  }

  private init(_ message: StoredMessage, _ syntax: MessageSyntax?) {
    self.message = message
    self.syntax = syntax
  }
}

extension StoredMessage {
  /// Returns a Boolean value indicating whether it has the same meaning in each of the syntaxes: that of plain text.
  fileprivate func isPlainText(in syntaxes: [MessageSyntax]) -> Bool {
    switch self {
    case .text(let text): syntaxes.allSatisfy { $0.isPlainText(text) }
    case .list(let items): items.allSatisfy { item in syntaxes.allSatisfy { $0.isPlainText(item) } }
    case .pluralMap: false
    }
  }

  /// Returns the message in ICU's syntax, or `nil` if that can't write one of its numbers.
  /// - Parameter patterns: the meaning of the message.
  fileprivate func inICU(_ patterns: [MessagePattern]) -> StoredMessage? {
    guard patterns.allSatisfy(\.hasNumbersOfICU) else { return nil }
    let texts = patterns.map { MessageSyntax.icu.print($0).text }
    if case .list = self { return .list(texts) }
    return texts.count == 1 ? .text(texts[0]) : nil
  }
}

extension MessagePattern {
  /// A Boolean value indicating whether ICU's syntax can write its conversions as Foundation writes them.
  fileprivate var hasNumbersOfICU: Bool {
    elements.allSatisfy { element in
      switch element {
      case .text, .particle, .pluralNumber: true
      case .placeholder(let hole):
        if case .conversion(let conversion) = hole.format { conversion.isOfICU } else { true }
      case .plural(let choice): choice.branches.allSatisfy(\.pattern.hasNumbersOfICU)
      case .select(let choice): choice.branches.allSatisfy(\.pattern.hasNumbersOfICU)
      }
    }
  }
}

extension PrintfConversion {
  fileprivate var isOfICU: Bool {
    guard flags.isSubset(of: .grouped), width == nil else { return false }
    switch specifier {
    case .object, .string, .decimal, .unsigned: return precision == nil
    case .fixed: return !isUppercase
    case .character, .hexadecimal, .octal, .binary, .pointer, .scientific, .general, .hexadecimalFloat: return false
    }
  }
}
