import L10nLanguage

/// Loads the messages of one language from their programs.
struct MessageLoader: Sendable {
  private let rules: PluralRules?

  /// - Parameter language: the language whose plural rules are used.
  init(language: String, languageTables: LanguageTables) {
    rules = LanguageTag(language).map { PluralRules(for: $0, tables: languageTables) }
  }

  /// Returns the message of a line, or `nil` if the line isn't a program.
  ///
  /// - Parameter argumentNames: the names of the arguments, in the order in which they are passed.
  func message(_ line: UnsafeBufferPointer<UInt8>, argumentNames: () -> [String]) -> LoadedMessage? {
    guard !line.isEmpty else { return .missing }
    // Most messages are plain text.
    guard RowLine.hasEscape(line) else { return .text(String(decoding: line, as: UTF8.self)) }
    return try? program(line, argumentNames())
  }

  private func program(
    _ line: UnsafeBufferPointer<UInt8>, _ argumentNames: [String]
  ) throws(ProgramReader.Malformed) -> LoadedMessage {
    var reader = ProgramReader(line)
    var builder = ProgramBuilder(argumentNames: argumentNames, rules: rules)
    var (main, end) = try builder.block(&reader)
    guard reader.isList else {
      if let text = builder.plainText { return .text(text) }
      return .program(MessageProgram(builder, main: main))
    }
    var items: [MessageProgram] = []
    var texts: [String] = []
    while end != nil {
      builder = ProgramBuilder(argumentNames: argumentNames, rules: rules)
      (main, end) = try builder.block(&reader)
      if let text = builder.plainText { texts.append(text) }
      items.append(MessageProgram(builder, main: main))
    }
    return texts.count == items.count ? .list(texts) : .programs(items)
  }
}
