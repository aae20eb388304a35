import L10nLanguage

/// The meaning of a message in one language, in whatever syntax it was written.
public struct MessageMeaning: Sendable, Hashable {
  /// The patterns: one of a text or a plural map, one for each item of a list.
  public var patterns: [MessagePattern]
  /// A Boolean value indicating whether the message is a list.
  public var isList: Bool
  /// A Boolean value indicating whether a number in a plain placeholder is formatted according to the language.
  public var localizesPlainNumbers: Bool

  /// Creates a meaning from its parts.
  public init(patterns: [MessagePattern], isList: Bool, localizesPlainNumbers: Bool) {
    self.patterns = patterns
    self.isList = isList
    self.localizesPlainNumbers = localizesPlainNumbers
  }

  /// Parses a message of a bundle.
  ///
  /// - Parameters:
  ///   - stored: the message.
  ///   - syntax: its syntax.
  ///   - hasArguments: as for `MessageSyntax.parse`.
  public init(parsing stored: StoredMessage, in syntax: MessageSyntax, hasArguments: Bool) {
    self.init(
      patterns: syntax.parse(stored, hasArguments: hasArguments).patterns, isList: stored.isList,
      localizesPlainNumbers: syntax.localizesPlainNumbers)
  }

  /// Returns the meaning with each pattern changed.
  public func mapPatterns(_ change: (MessagePattern) -> MessagePattern) -> MessageMeaning {
    var meaning = self
    meaning.patterns = patterns.map(change)
    return meaning
  }
}
