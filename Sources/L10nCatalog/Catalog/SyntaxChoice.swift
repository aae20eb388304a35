package import L10nMessages

/// The choice of a placeholder syntax for each message.
package struct SyntaxChoice: Sendable, Hashable {
  /// The syntax of messages that match no exception.
  package var standard: MessageSyntax
  /// The syntaxes of some messages.
  var exceptions: [Exception]

  /// The syntax of messages whose key paths match a pattern.
  struct Exception: Hashable {
    /// The pattern as written.
    let pattern: String
    let syntax: MessageSyntax
    /// The position of the pattern in the configuration, in scalars from its start.
    let offset: Int
    /// A measure of how general the pattern is. If several match, the most specific one counts, or the longest of
    /// these.
    let generality: Int
    /// The number of segments of the pattern.
    let length: Int
    private let glob: KeyGlob

    /// Creates an exception; returns `nil` if the pattern isn't a key path. A name with a star and without a dot
    /// matches keys in any namespace: `*_MF`.
    init?(pattern: String, syntax: MessageSyntax, offset: Int) {
      guard let segments = KeySegment.split(pattern) else { return nil }
      self.pattern = pattern
      self.syntax = syntax
      self.offset = offset
      let glob = KeyGlob(segments: segments)
      generality = glob.generality
      length = segments.count
      self.glob = segments.count == 1 && !glob.isPlain ? KeyGlob(segments: ["**"] + segments) : glob
    }

    func matches(_ segments: [String]) -> Bool {
      glob.matches(segments)
    }
  }

  package init(_ standard: MessageSyntax) {
    self.standard = standard
    exceptions = []
  }

  /// Returns the syntax of a message, by the segments of its key path.
  package func syntax(ofKey segments: [String]) -> MessageSyntax {
    let matching = exceptions.filter { $0.matches(segments) }
    return matching.min { ($0.generality, -$0.length) < ($1.generality, -$1.length) }?.syntax ?? standard
  }
}
