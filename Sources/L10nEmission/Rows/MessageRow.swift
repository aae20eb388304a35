import L10nCatalog
import L10nLanguage
import L10nMessages

/// A message in one language, as generated code stores it.
enum MessageRow: Sendable {
  /// A text without placeholders.
  case text(String)
  /// Any other message.
  case meaning(MessageMeaning)

  /// - Parameter marksParticles: whether Korean both-forms are particles.
  init(_ localized: LocalizedMessage, marksParticles: Bool) {
    // Nearly all messages are plain text.
    if let text = localized.verbatimText {
      self = .text(marksParticles ? KoreanParticle.resolved(in: text, isWhole: true) : text)
    } else {
      let meaning = Self.meaning(of: localized)
      self = .meaning(marksParticles ? meaning.mapPatterns { $0.markingKoreanParticles() } : meaning)
    }
  }

  private static func meaning(of localized: LocalizedMessage) -> MessageMeaning {
    // Formats with a fixed syntax are Apple's, whose systems localize numbers.
    let localizesNumbers =
      localized.isRenamed
      || localized.message.syntax != nil && !localized.syntax.localizesPlainNumbers && !localized.isPlainText
    if localizesNumbers, let (message, syntax) = localized.stored.localizingNumbers(localized.patterns) {
      return MessageMeaning(parsing: message, in: syntax, hasArguments: true)
    }
    return MessageMeaning(
      patterns: localized.patterns, isList: localized.isList,
      localizesPlainNumbers: localized.syntax.localizesPlainNumbers)
  }

  /// Returns the message in a pseudolocale.
  func inPseudolocale(_ locale: Pseudolocale) -> MessageRow {
    switch self {
    case .text(let text): .text(locale.pattern(MessagePattern(verbatim: text)).plainText ?? text)
    case .meaning(let meaning): .meaning(meaning.mapPatterns(locale.pattern))
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
