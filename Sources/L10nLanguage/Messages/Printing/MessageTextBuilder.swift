/// Puts a text together in a syntax, quoting what would mean something else.
struct MessageTextBuilder {
  private let syntax: MessageSyntax
  /// A Boolean value indicating whether the text has arguments, without which Ruby's syntax has no escapes.
  private let isInterpolated: Bool
  private var written = ""
  /// A Boolean value indicating whether what was written last is one apostrophe, or one percent sign, that is itself
  /// only if nothing that it could escape comes next.
  private var isPending = false
  /// A Boolean value indicating whether a quote is open, in ICU's syntax.
  private var isQuoting = false

  init(_ syntax: MessageSyntax, isInterpolated: Bool) {
    self.syntax = syntax
    self.isInterpolated = isInterpolated
  }

  /// Adds what stands for itself.
  mutating func add(_ text: String, isInPlural: Bool) {
    if !isPending, !isQuoting, !text.utf8.contains(where: syntax.writtenSpecially.contains) {
      written += text
      return
    }
    for scalar in text.unicodeScalars {
      switch syntax {
      case .icu: addICU(scalar, isInPlural: isInPlural)
      case .ruby: addRuby(scalar)
      case .printf:
        append(scalar)
        if scalar == "%" { append("%") }
      }
    }
  }

  private mutating func addICU(_ scalar: Unicode.Scalar, isInPlural: Bool) {
    let isSpecial = scalar == "{" || scalar == "}" || isInPlural && scalar == "#"
    if isSpecial, !isQuoting {
      settle(before: "'")
      append("'")
      isQuoting = true
    } else if isQuoting, !isSpecial, scalar != "'" {
      closeQuote()
    }
    if scalar == "'" {
      if isQuoting {
        written += "''"
      } else {
        settle(before: scalar)
        append(scalar)
        isPending = true
      }
      return
    }
    isPending = false
    append(scalar)
  }

  private mutating func addRuby(_ scalar: Unicode.Scalar) {
    guard isInterpolated else { return append(scalar) }
    settle(before: scalar)
    append(scalar)
    isPending = scalar == "%"
  }

  /// Adds characters of the syntax.
  mutating func addSyntax(_ text: String) {
    closeQuote()
    if let first = text.unicodeScalars.first { settle(before: first) }
    written += text
  }

  /// Doubles what was written last if the character that comes next would make it more than itself.
  private mutating func settle(before next: Unicode.Scalar) {
    guard isPending else { return }
    isPending = false
    switch syntax {
    case .icu: if ["'", "{", "}", "#"].contains(next) { append("'") }
    case .ruby: if ["%", "{", "<"].contains(next) { append("%") }
    case .printf: break
    }
  }

  private mutating func closeQuote() {
    guard isQuoting else { return }
    append("'")
    isQuoting = false
  }

  private mutating func append(_ scalar: Unicode.Scalar) { written.unicodeScalars.append(scalar) }

  /// Ends the text.
  mutating func finish() -> String {
    closeQuote()
    return written
  }
}

extension MessageSyntax {
  /// The characters of text that may not be written as they are.
  fileprivate var writtenSpecially: ASCIISet {
    switch self {
    case .icu: Self.icuSigns
    case .ruby, .printf: Self.percentSign
    }
  }

  private static let icuSigns = ASCIISet("'{}#")
  private static let percentSign = ASCIISet("%")
}
