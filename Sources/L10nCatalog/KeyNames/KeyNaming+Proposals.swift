package import L10nMessages

extension KeyNaming {
  /// Returns a key for a new message: the first words of its text, as many as are needed to differ from the keys and
  /// namespaces of a catalog, also in Swift; and a number if all are taken.
  ///
  /// - Parameter namespace: the segments of the key path before the key.
  package static func proposedKey(
    for pattern: MessagePattern, below namespace: [String] = [], in catalog: Catalog
  ) -> String {
    var taken: Set<String> = []
    for message in catalog.messages {
      let path = Path(catalog.keys.segments(message.key))
      taken.insert(path.form)
      taken.formUnion(path.namespaces)
    }
    let found = SentenceWords.words(of: [pattern])
    // A name doesn't begin with a number.
    let words = found.first?.first?.isNumber ?? true ? ["text"] + found : found
    for length in lengths {
      let key = words.prefix(length).joined(separator: "_")
      if !taken.contains(Path(namespace + [key]).form) { return key }
    }
    let longest = words.prefix(lengths[lengths.count - 1]).joined(separator: "_")
    var number = 2
    while taken.contains(Path(namespace + ["\(longest)_\(number)"]).form) { number += 1 }
    return "\(longest)_\(number)"
  }
}
