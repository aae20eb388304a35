/// What a bundle has at one key path.
struct BundleEntry: Sendable {
  /// Where the key stands.
  var keyPlace: Place
  var content: Content

  enum Content: Sendable {
    case message(BundleMessage)
    /// Further keys stand below.
    case namespace
  }

  /// The message; nil for a namespace.
  var message: BundleMessage? {
    if case .message(let message) = content { message } else { nil }
  }
}
