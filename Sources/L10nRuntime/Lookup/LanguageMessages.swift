/// The messages of one language, each loaded once, at its first use: the overlay's message if it has one, otherwise the
/// compiled one.
///
/// Those without an overlay are kept as long as the catalog; those with an overlay share their messages.
final class LanguageMessages: Sendable {
  /// The language as the catalog writes it.
  let language: String
  /// The messages in the keys' order, as far as they were used.
  let messages: SharedPointers<LoadedMessage>
  private let literal: StaticString
  /// The positions of the lines, found when the first line is read.
  private let text = SharedPointers<RowLiteral>(count: 1)
  private let keys: MessageKeys
  private let loader: MessageLoader
  private let replacement: (overlay: any LanguageOverlay, compiled: LanguageMessages)?

  /// Creates the compiled messages.
  init(language: String, literal: StaticString, keys: MessageKeys, loader: MessageLoader) {
    self.language = language
    self.keys = keys
    self.loader = loader
    self.literal = literal
    replacement = nil
    messages = SharedPointers(count: keys.count)
  }

  private init(_ compiled: LanguageMessages, with overlay: any LanguageOverlay) {
    language = compiled.language
    keys = compiled.keys
    loader = compiled.loader
    literal = compiled.literal
    replacement = (overlay, compiled)
    messages = SharedPointers(count: keys.count)
  }

  deinit {
    messages.deallocate()
    text.deallocate()
  }

  /// Returns the message of a key that the catalog has. It keeps its address as long as this object exists.
  func message(_ number: Int) -> UnsafePointer<LoadedMessage> {
    messages.load(number) ?? messages.publish(read(number), in: number)
  }

  /// Returns the messages with another overlay. Messages that were read before and don't change aren't loaded again.
  func with(_ overlay: (any LanguageOverlay)?) -> LanguageMessages {
    guard let overlay else { return replacement?.compiled ?? self }
    guard let (before, compiled) = replacement else { return LanguageMessages(self, with: overlay) }
    guard !overlay.isEqual(to: before) else { return self }
    let table = LanguageMessages(compiled, with: overlay)
    for id in overlay.ids {
      guard let number = keys.index.number(of: id), let message = messages.load(number),
        let line = overlay.line(of: id), line == before.line(of: id)
      else { continue }
      _ = table.messages.publish(message.pointee, in: number)
    }
    return table
  }

  private func read(_ number: Int) -> LoadedMessage {
    if let (overlay, compiled) = replacement {
      var replacing: LoadedMessage?
      overlay.withLine(of: keys.index.id(number)) {
        replacing = load($0, number, keeping: ImmortalBudget.ofProcess.text)
      }
      return replacing ?? compiled.message(number).pointee
    }
    let text = text.load(0) ?? text.publish(RowLiteral(literal), in: 0)
    return load(text.pointee.line(number), number, keeping: \.immortal) ?? .missing
  }

  private func load(
    _ line: UnsafeBufferPointer<UInt8>, _ number: Int, keeping keep: (String) -> String
  ) -> LoadedMessage? {
    let message = loader.message(line) { keys.argumentNames(number) }
    if case .text(let text) = message { return .text(keep(text)) }
    return message
  }
}
