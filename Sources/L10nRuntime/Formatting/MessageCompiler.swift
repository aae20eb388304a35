import L10nLanguage

/// Turns what a table holds into the form it is read in.
struct MessageCompiler: Sendable {
  /// The language the messages are in.
  let language: String
  /// How they write placeholders.
  let syntax: MessageSyntax
  private let resolvesParticles: Bool
  private let rules: PluralRules?

  init(language: String, syntax: MessageSyntax, koreanParticles: Bool) {
    self.language = language
    self.syntax = syntax
    let tag = LanguageTag(language)
    resolvesParticles = koreanParticles && tag?.language == "ko"
    rules = tag.map(PluralRules.init)
  }

  /// Parses a message, and compiles it for arguments that come in the order of `arguments`.
  func compile(_ message: StoredMessage, arguments: [String]) -> LoadedMessage {
    let patterns = syntax.parse(message, hasArguments: !arguments.isEmpty).patterns
    if case .list = message {
      let texts = patterns.compactMap(\.plainText)
      return texts.count == patterns.count ? .list(texts) : .programs(patterns.map { program($0, arguments) })
    }
    let pattern = patterns.first ?? MessagePattern()
    return (pattern.plainText?.immortal).map(LoadedMessage.text) ?? .program(program(pattern, arguments))
  }

  private func program(_ pattern: MessagePattern, _ arguments: [String]) -> MessageProgram {
    var builder = ProgramBuilder(
      argumentNames: arguments, rules: rules, localizesPlainNumbers: syntax.localizesPlainNumbers)
    let main = builder.block(resolvesParticles ? pattern.markingKoreanParticles() : pattern)
    return MessageProgram(builder, main: main)
  }
}
