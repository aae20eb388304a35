/// What a bundle has at one key path.
struct BundleEntry: Sendable {
  /// Where the key stands.
  var keyPlace: Place
  var kind: Kind

  enum Kind: Sendable {
    /// Further keys stand below.
    case namespace
    case message
    /// A message for which nothing is written yet.
    case emptyMessage
  }

  var isMessage: Bool { kind != .namespace }
}
