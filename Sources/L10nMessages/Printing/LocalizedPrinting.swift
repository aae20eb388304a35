import L10nLanguage

extension StoredMessage {
  /// Returns the message in a syntax that writes numbers according to the language, or `nil` if no syntax can write one
  /// of its conversions.
  ///
  /// Foundation formats `%lld` and `%.2f` in a localized string for the user's locale, so that 1234567 is `1,234,567`
  /// in English.
  /// - Parameter patterns: the meaning of the message.
  package func localizingNumbers(_ patterns: [MessagePattern]) -> (message: StoredMessage, syntax: MessageSyntax)? {
    guard patterns.allSatisfy(\.hasLocalizedConversions) else { return nil }
    let texts = patterns.map { pattern in
      var printer = MessagePrinter(.icu, hasArguments: true)
      return printer.print(pattern.countingByNumberSign).text
    }
    if case .list = self { return (.list(texts), .icu) }
    return texts.count == 1 ? (.text(texts[0]), .icu) : nil
  }
}

extension MessagePattern {
  /// A Boolean value indicating whether each of its conversions is equivalent to a placeholder in ICU's syntax.
  fileprivate var hasLocalizedConversions: Bool {
    elements.allSatisfy { element in
      switch element {
      case .text, .particle, .pluralNumber: true
      case .placeholder(let hole):
        if case .conversion(let conversion) = hole.format { conversion.isLikePlaceholder } else { true }
      case .plural(let choice): choice.branches.allSatisfy(\.pattern.hasLocalizedConversions)
      case .select(let choice): choice.branches.allSatisfy(\.pattern.hasLocalizedConversions)
      }
    }
  }
}

extension PrintfConversion {
  fileprivate var isLikePlaceholder: Bool {
    guard flags.isSubset(of: .grouped), width == nil else { return false }
    switch specifier {
    case .object, .string, .decimal, .unsigned: return precision == nil
    case .fixed: return !isUppercase
    case .character, .hexadecimal, .octal, .binary, .pointer, .scientific, .general, .hexadecimalFloat: return false
    }
  }
}
