import L10nLanguage

/// The messages of one language, each parsed once, at its first use.
final class LanguageTable: Sendable {
  /// The language as the catalog writes it.
  let language: String
  /// The messages in the keys' order, as far as they were used.
  let messages: SharedPointers<LoadedMessage>
  private let literal: StaticString
  /// The positions of the lines, found when the first line is read.
  private let text = SharedPointers<TableText>(count: 1)
  private let keys: MessageKeys
  private let compiler: MessageCompiler

  init(language: String, literal: StaticString, keys: MessageKeys, compiler: MessageCompiler) {
    self.language = language
    self.keys = keys
    self.compiler = compiler
    self.literal = literal
    messages = SharedPointers(count: keys.count)
  }

  deinit {
    messages.deallocate()
    text.deallocate()
  }

  /// The message of a key that the catalog has; stays where it is as long as the table.
  func message(_ number: Int) -> UnsafePointer<LoadedMessage> {
    messages.load(number) ?? messages.publish(parse(number), in: number)
  }

  private func parse(_ number: Int) -> LoadedMessage {
    let text = text.load(0) ?? text.publish(TableText(literal), in: 0)
    let line = text.pointee.line(number)
    guard let stored = TableLine.decode(line) else { return .missing }
    return compiler.compile(stored, in: TableLine.syntax(of: line), arguments: keys.argumentNames(number))
  }
}
