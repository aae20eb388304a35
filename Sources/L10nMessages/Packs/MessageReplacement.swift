public import L10nLanguage

/// The checks for a message of a pack before it replaces the one that an app was built with.
///
/// If a message fails a check, the app shows the one that it was built with, which is known to be valid. So no
/// downloaded text can crash the app, show braces, leave a label empty or show its key.
@_spi(Updates)
public enum MessageReplacement {
  /// The maximum length of a line, in bytes.
  public static let lineLimit = 64 << 10

  /// The reason why a message isn't used.
  public enum Rejection: Error, Hashable, Sendable {
    /// The line has more than ``lineLimit`` bytes.
    case tooLong
    /// The line isn't well-formed UTF-8, isn't in the form that ``RowLine`` writes, or has U+0000.
    case malformed
    /// A list replaces a text, or a text a list.
    case otherShape
    /// The text isn't a message of its syntax.
    case syntax
    /// The message uses an argument that the app's code doesn't pass.
    case unknownArgument(String)
    /// The message uses an argument in a way that its type doesn't allow.
    case argumentType(String)
    /// A plural has no branch for the remaining numbers.
    case missingOther
    /// Only white space replaces a text, or a text in the source language is withdrawn.
    case blank
  }

  /// Checks the line of a message. An empty line withdraws a message, so that the user gets it in the next language.
  ///
  /// - Parameters:
  ///   - isSource: whether the line is in the source language. Its messages can't be withdrawn, since no other language
  ///     follows.
  ///   - signature: the message's key path and arguments in the app as it was built.
  ///   - source: the line of the message in the source language, in the app as it was built; empty if there is none.
  ///   - syntax: the syntax of lines that don't name one.
  public static func check(
    _ line: UnsafeBufferPointer<UInt8>, isSource: Bool, for signature: MessageSignature,
    source: UnsafeBufferPointer<UInt8>, syntax: MessageSyntax
  ) throws(Rejection) {
    guard line.count <= lineLimit else { throw .tooLong }
    let ownSyntax = RowLine.syntax(of: line)
    let original = RowLine.decode(source)
    guard let message = RowLine.decode(line) else {
      guard line.isEmpty else { throw .malformed }
      guard !isSource || original == nil else { throw .blank }
      return
    }
    // A line with the same meaning in another form isn't ours. UTF-8 that was repaired while decoding differs, too.
    guard RowLine.encode(message, in: ownSyntax).elementsEqual(line) else { throw .malformed }
    // C functions would stop reading the text there.
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
  /// A Boolean value indicating whether the message consists only of white space.
  fileprivate var isBlank: Bool { isNothingBut(\.isBlank) }
}

extension String {
  fileprivate var isBlank: Bool {
    // The generator leaves out such texts in the same way.
    utf8.allSatisfy { $0 <= 0x20 }
  }
}
