import L10nLanguage
import L10nMessages

/// Compiles stored messages for reading.
struct MessageCompiler: Sendable {
  /// The language the messages are in.
  let language: String
  /// The syntax of those that don't name their own.
  let syntax: MessageSyntax
  private let resolvesParticles: Bool
  private let rules: PluralRules?
  private let pseudolocale: Pseudolocale?

  /// - Parameter pseudolocale: the pseudolocale that is made of the messages, or `nil` for the messages as they are.
  init(
    language: String, syntax: MessageSyntax, koreanParticles: Bool, languageTables: LanguageTables,
    pseudolocale: Pseudolocale? = nil
  ) {
    self.language = language
    self.syntax = syntax
    self.pseudolocale = pseudolocale
    let tag = LanguageTag(language)
    resolvesParticles = koreanParticles && tag?.language == "ko"
    rules = tag.map { PluralRules(for: $0, tables: languageTables) }
  }

  /// Parses a message, and compiles it for arguments that come in the order of `arguments`.
  ///
  /// - Parameter ownSyntax: the message's syntax, if that isn't the compiler's.
  func compile(
    _ message: StoredMessage, in ownSyntax: MessageSyntax? = nil, arguments: [String]
  ) -> LoadedMessage {
    let syntax = ownSyntax ?? syntax
    let parsed = syntax.parse(message, hasArguments: !arguments.isEmpty).patterns
    let patterns = resolvesParticles ? parsed.map { $0.markingKoreanParticles() } : parsed
    if case .list = message {
      let texts = patterns.compactMap(plainText)
      return texts.count == patterns.count ? .list(texts) : .programs(patterns.map { program($0, syntax, arguments) })
    }
    let pattern = patterns.first ?? MessagePattern()
    return plainText(pattern).map(LoadedMessage.text) ?? .program(program(pattern, syntax, arguments))
  }

  /// Returns the text of a message that has only text, or `nil` for all others.
  private func plainText(_ pattern: MessagePattern) -> String? {
    guard let pseudolocale, pattern.isPlainText else { return pattern.plainText }
    return pseudolocale.pattern(pattern).plainText
  }

  private func program(
    _ pattern: MessagePattern, _ syntax: MessageSyntax, _ arguments: [String]
  ) -> MessageProgram {
    var builder = ProgramBuilder(
      argumentNames: arguments, rules: rules, localizesPlainNumbers: syntax.localizesPlainNumbers)
    let main = builder.block(pseudolocale?.pattern(pattern) ?? pattern)
    return MessageProgram(builder, main: main)
  }
}
