import L10nLanguage

/// The messages of one language, each parsed once, at its first use: that of the overlay if it has one there, otherwise
/// the compiled one.
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
  private let overlay: LanguageOverlay?

  init(
    language: String, literal: StaticString, keys: MessageKeys, compiler: MessageCompiler, overlay: LanguageOverlay?
  ) {
    self.language = language
    self.keys = keys
    self.compiler = compiler
    self.literal = literal
    self.overlay = overlay
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

  /// Returns the table with an overlay instead of its own. What was read before and doesn't change isn't parsed again.
  func with(_ overlay: LanguageOverlay?) -> LanguageTable {
    guard overlay != self.overlay else { return self }
    let table = LanguageTable(language: language, literal: literal, keys: keys, compiler: compiler, overlay: overlay)
    if let text = text.load(0) { _ = table.text.publish(text.pointee, in: 0) }
    for number in 0..<keys.count {
      guard let message = messages.load(number), hasSameLine(number, as: table) else { continue }
      _ = table.messages.publish(message.pointee, in: number)
    }
    return table
  }

  private func hasSameLine(_ number: Int, as other: LanguageTable) -> Bool {
    let id = keys.index.id(number)
    return overlay?.withLine(of: id, Array.init) == other.overlay?.withLine(of: id, Array.init)
  }

  private func parse(_ number: Int) -> LoadedMessage {
    if let message = overlay?.withLine(of: keys.index.id(number), { compile($0, number) }) { return message }
    let text = text.load(0) ?? text.publish(TableText(literal), in: 0)
    return compile(text.pointee.line(number), number)
  }

  private func compile(_ line: UnsafeBufferPointer<UInt8>, _ number: Int) -> LoadedMessage {
    guard let stored = TableLine.decode(line) else { return .missing }
    return compiler.compile(stored, in: TableLine.syntax(of: line), arguments: keys.argumentNames(number))
  }
}
