import L10nCatalog
import L10nLanguage
import L10nMessages

/// A message in one language, as generated code stores it.
enum MessageRow: Sendable {
  /// A text without placeholders.
  case text(String)
  /// Any other message.
  case meaning(MessageMeaning)

  /// - Parameters:
  ///   - localized: the message in one language.
  ///   - message: the message.
  ///   - preparation: that of the language.
  init(_ localized: LocalizedMessage, of message: CatalogMessage, _ preparation: MessagePreparation) {
    self = MessageRow(localized, preparation).isolated(of: message, preparation)
  }

  /// - Parameters:
  ///   - source: the message in the source language.
  ///   - preparations: those of the source language and of the pseudolocale.
  init(
    _ source: LocalizedMessage, of message: CatalogMessage, in pseudolocale: Pseudolocale,
    _ preparations: (source: MessagePreparation, pseudolocale: MessagePreparation)
  ) {
    let row: MessageRow =
      switch MessageRow(source, preparations.source) {
      case .text(let text): .text(pseudolocale.pattern(MessagePattern(verbatim: text)).plainText ?? text)
      case .meaning(let meaning): .meaning(meaning.mapPatterns(pseudolocale.pattern))
      }
    self = row.isolated(of: message, preparations.pseudolocale)
  }

  /// Creates the row before its arguments are isolated.
  private init(_ localized: LocalizedMessage, _ preparation: MessagePreparation) {
    // Nearly all messages are plain text.
    if let text = localized.verbatimText {
      self = .text(preparation.resolved(text))
    } else {
      self = .meaning(preparation.marked(MessageMeaning(of: localized)))
    }
  }

  private func isolated(of message: CatalogMessage, _ preparation: MessagePreparation) -> MessageRow {
    switch self {
    case .text: self
    case .meaning(let meaning): .meaning(preparation.isolated(meaning, of: message))
    }
  }

  /// Appends the message's line.
  func append(to line: inout [UInt8]) {
    switch self {
    case .text(let text): RowLine.appendProgram(of: text, to: &line)
    case .meaning(let meaning): RowLine.appendProgram(of: meaning, to: &line)
    }
  }

  /// The message's line.
  var line: [UInt8] {
    var line: [UInt8] = []
    append(to: &line)
    return line
  }
}

extension MessageMeaning {
  /// Creates the meaning of a message in one language, as generated code stores it.
  init(of localized: LocalizedMessage) {
    // Formats with a fixed syntax are Apple's, whose systems localize numbers.
    let localizesNumbers =
      localized.isRenamed
      || localized.message.syntax != nil && !localized.syntax.localizesPlainNumbers && !localized.isPlainText
    if localizesNumbers, let (message, syntax) = localized.stored.localizingNumbers(localized.patterns) {
      self.init(parsing: message, in: syntax, hasArguments: true)
    } else {
      self.init(
        patterns: localized.completePatterns, isList: localized.isList,
        localizesPlainNumbers: localized.syntax.localizesPlainNumbers)
    }
  }
}
