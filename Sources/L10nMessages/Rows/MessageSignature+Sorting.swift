public import L10nLanguage

extension MessageSignature {
  /// Creates a signature, and sorts the arguments.
  public init(keyPath: String, arguments: [Argument]) {
    self.init(
      keyPath: keyPath, sorted: arguments.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  }
}
