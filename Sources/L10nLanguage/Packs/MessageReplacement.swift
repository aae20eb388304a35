/// The checks that a message of a pack passes before it replaces the one that an app was built with.
///
/// If a message fails a check, the app shows the one that it was built with, which is known to be good. So no text from
/// elsewhere can trap, show braces, leave a label empty or show its key.
@_spi(Updates)
public enum MessageReplacement {
  /// The longest line, in bytes.
  public static let lineLimit = 64 << 10

  /// The reason why a message isn't used.
  public enum Rejection: Error, Hashable, Sendable {
    /// The line has more than ``lineLimit`` bytes.
    case tooLong
    /// The line isn't well-formed UTF-8, is none that ``TableLine`` writes, or has U+0000.
    case malformed
    /// A list replaces a text, or a text a list.
    case otherShape
    /// The text isn't a message of its syntax.
    case syntax
    /// The message uses an argument that the app's code doesn't pass.
    case unknownArgument(String)
    /// The message uses an argument as something that its type can't be.
    case argumentType(String)
    /// A plural has no branch for numbers that no other branch is for.
    case missingOther
    /// Nothing but white space replaces a text, or the text of the source language is withdrawn.
    case blank
  }

  /// Checks the line of a message. An empty line withdraws a message, so that the next language is read.
  ///
  /// - Parameters:
  ///   - isSource: whether the line is of the source language, after which no other is read: its messages can't be withdrawn.
  ///   - signature: the message's key path and arguments, as the app was built with them.
  ///   - source: the line of the source language's message, as the app was built with it; empty if it has none.
  ///   - syntax: the syntax of lines that don't name their own.
  public static func check(
    _ line: UnsafeBufferPointer<UInt8>, isSource: Bool, for signature: MessageSignature,
    source: UnsafeBufferPointer<UInt8>, syntax: MessageSyntax
  ) throws(Rejection) {
    guard line.count <= lineLimit else { throw .tooLong }
    let ownSyntax = TableLine.syntax(of: line)
    let original = TableLine.decode(source)
    guard let message = TableLine.decode(line) else {
      guard line.isEmpty else { throw .malformed }
      guard !isSource || original == nil else { throw .blank }
      return
    }
    // A line that says the same in another way isn't ours. UTF-8 that was repaired while decoding isn't the same, either.
    guard TableLine.encode(message, in: ownSyntax).elementsEqual(line) else { throw .malformed }
    // C functions that get a text would read no further than that.
    guard !message.texts.contains(where: { $0.utf8.contains(0) }) else { throw .malformed }
    if let original {
      guard message.isList == original.isList else { throw .otherShape }
      guard !message.isBlank || original.isBlank else { throw .blank }
    }
    if case .pluralMap(let variants) = message, !variants.contains(where: { $0.category == .other }) {
      throw .missingOther
    }
    let parsed = (ownSyntax ?? syntax).parse(message, hasArguments: !signature.arguments.isEmpty)
    guard !parsed.problems.contains(where: { $0.level == .error }) else { throw .syntax }
    for argument in parsed.arguments {
      guard let declared = signature.arguments.first(where: { $0.name == argument.name }) else {
        throw .unknownArgument(argument.name)
      }
      guard argument.uses.allSatisfy({ $0.kind.accepts(declared.type) }) else { throw .argumentType(argument.name) }
    }
  }
}

extension StoredMessage {
  /// A Boolean value indicating whether nothing but white space is written in the message.
  fileprivate var isBlank: Bool { isNothingBut(\.isBlank) }
}

extension String {
  fileprivate var isBlank: Bool {
    // As the generator leaves a text out that has nothing else.
    utf8.allSatisfy { $0 <= 0x20 }
  }
}
