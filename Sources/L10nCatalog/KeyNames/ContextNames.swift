import L10nFormats

/// The contexts of keys that are names for these.
struct ContextNames {
  /// The number of keys of each context.
  private let counts: [String: Int]

  init(of keys: [String]) {
    counts = keys.reduce(into: [:]) { counts, key in
      if let context = ContextKey(key).context { counts[context, default: 0] += 1 }
    }
  }

  /// Returns a key whose context names it, or `nil` if its text has to.
  func key(_ key: String) -> KeyNaming.Key? {
    guard let context = ContextKey(key).context, counts[context] == 1,
      context.utf8.count <= KeyNaming.longestPath, let path = KeyNaming.identifierPath(context),
      path.joined(separator: ".") == context
    else { return nil }
    // A single word may be the context of other keys some day, and a key path is one of a project's own.
    return KeyNaming.Key(key, name: context, isKeyPath: path.count > 1)
  }
}
