/// An item of the configuration's `notifications`: the strings that a server names in remote notifications.
package struct NotificationPattern: Sendable {
  /// A pattern of key paths, or a key as the table writes it.
  package let pattern: String
  /// The start of the pattern in the configuration, in scalars.
  let offset: Int
  /// The key path that it is, in its usual spelling, or the pattern itself.
  let path: String
  /// The pattern of key paths, or `nil` for one key path or one key of the table.
  private let glob: KeyGlob?

  package init(_ pattern: String, offset: Int) {
    self.pattern = pattern
    self.offset = offset
    let segments = KeySegment.split(pattern)
    path = segments.map(KeySegment.path) ?? pattern
    glob = segments.map { KeyGlob(segments: $0) }.flatMap { $0.isPlain ? nil : $0 }
  }

  /// A Boolean value indicating whether it may match several strings.
  var isGeneral: Bool { glob != nil }

  /// Returns a Boolean value indicating whether a general pattern matches the segments of a key path.
  func matches(_ segments: [String]) -> Bool { glob?.matches(segments) == true }
}
