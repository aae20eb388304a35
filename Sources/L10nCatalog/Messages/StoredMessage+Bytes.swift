package import L10nMessages

extension StoredMessage {
  /// Returns a Boolean value indicating whether two are the same, byte by byte. Comparing by canonical equivalence
  /// would take long for long runs of combining marks.
  package func isWritten(like other: StoredMessage) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
    case (.pluralMap(let left), .pluralMap(let right)):
      left.elementsEqual(right) { $0.category == $1.category && $0.text.utf8.elementsEqual($1.text.utf8) }
    default: false
    }
  }
}
