/// Composes a text in a syntax other than MessageFormat 2, which has a writer of its own, and quotes characters that would have another meaning.
struct MessageTextBuilder {
  private let syntax: MessageSyntax
  /// A Boolean value indicating whether the text has arguments. Without them, Ruby's syntax has no escapes.
  private let isInterpolated: Bool
  private var written = ""
  /// A Boolean value indicating whether the last character is a single apostrophe or percent sign, which is only
  /// literal if it can't escape the next character.
  private var isPending = false
  /// A Boolean value indicating whether a quote is open, in ICU's syntax.
  private var isQuoting = false

  init(_ syntax: MessageSyntax, isInterpolated: Bool) {
    self.syntax = syntax
    self.isInterpolated = isInterpolated
  }

  /// Adds literal text.
  mutating func add(_ text: String, isInPlural: Bool) {
    if !isPending, !isQuoting, !text.utf8.contains(where: syntax.writtenSpecially.contains) {
      written += text
      return
    }
    for scalar in text.unicodeScalars {
      switch syntax {
      case .icu: addICU(scalar, isInPlural: isInPlural)
      case .flutterQuoting: addFlutter(scalar)
      case .ruby: addRuby(scalar)
      case .printf:
        append(scalar)
        if scalar == "%" { append("%") }
      case .messageFormat2, .verbatim, .flutter, .i18next: append(scalar)
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

  private mutating func addFlutter(_ scalar: Unicode.Scalar) {
    let isSpecial = scalar == "{" || scalar == "}"
    if isSpecial, !isQuoting {
      append("'")
      isQuoting = true
    } else if isQuoting, !isSpecial, scalar != "'" {
      closeQuote()
    }
    append(scalar)
    if scalar == "'" { append(scalar) }
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

  /// Doubles the last character if the next one would give it another meaning.
  private mutating func settle(before next: Unicode.Scalar) {
    guard isPending else { return }
    isPending = false
    switch syntax {
    case .icu: if ["'", "{", "}", "#"].contains(next) { append("'") }
    case .ruby: if ["%", "{", "<"].contains(next) { append("%") }
    case .printf, .messageFormat2, .verbatim, .flutter, .flutterQuoting, .i18next: break
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
  /// The characters that can't be written literally.
  fileprivate var writtenSpecially: ASCIISet {
    switch self {
    case .icu: Self.icuSigns
    case .flutterQuoting: Self.quotedSigns
    case .ruby, .printf: Self.percentSign
    case .messageFormat2, .verbatim, .flutter, .i18next: Self.noSigns
    }
  }

  private static let icuSigns = ASCIISet("'{}#")
  private static let quotedSigns = ASCIISet("'{}")
  private static let percentSign = ASCIISet("%")
  private static let noSigns = ASCIISet("")
}
