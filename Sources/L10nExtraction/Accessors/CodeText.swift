package import L10nCatalog
package import L10nLanguage

/// A text in code that a call of an accessor can replace.
package struct CodeText {
  /// The bytes that the call replaces: the literal, or the call that looks it up.
  package let range: Range<Int>
  /// The first byte of the literal.
  package let byte: Int
  package let parts: [Part]
  /// The key that the code looks up, or `nil` if the text is hard-coded or the key isn't known.
  package var key: AppleTableKey?

  package enum Part {
    case text(String)
    /// A value, with the name of its argument and the expression that code passes.
    case value(name: String, expression: String, ArgumentType)
  }

  /// The expressions of its values, in order.
  package var expressions: [String] {
    parts.compactMap { if case .value(_, let expression, _) = $0 { expression } else { nil } }
  }
}

/// The reason why an accessor can't replace a text.
package struct CodeTextRefusal: Error {
  /// The byte of the literal, or of the value that is the reason.
  package let byte: Int
  /// A sentence of what is wrong and what to do, without a final full stop.
  package let reason: String
}
