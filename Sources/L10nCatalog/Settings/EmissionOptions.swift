/// The options of generated Swift: the `output:` of the configuration, and other settings that affect it.
package struct EmissionOptions: Sendable, Hashable {
  /// The outermost enum's name; one that Swift doesn't take becomes the nearest that it does.
  package var enumName: String
  /// The access level of the generated code.
  package var access: Access
  /// The distribution of accessors over files.
  package var split: Split
  /// The languages tried before the source's when none that the user asks for has a message.
  package var fallback: [String]
  /// A Boolean value indicating whether `을(를)` after an argument of a Korean message becomes one of the two.
  package var koreanParticles: Bool
  /// A Boolean value indicating whether the app has the pseudolocales, `en-XA` and `ar-XB`.
  package var pseudolocales: Bool
  /// The place where the app finds signed releases of its texts, or `nil` if it looks for none.
  package var updates: UpdateSettings?

  /// An access level of Swift.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    case `internal`, package, `public`
  }

  /// A way to spread accessors over files. Never by size, since then one more key could rewrite every file.
  package enum Split: String, Sendable, Hashable, CaseIterable {
    /// All in one file.
    case none
    /// A file for each top-level namespace.
    case namespace
  }

  /// Creates options; the defaults are those of an empty configuration.
  package init(
    enumName: String = "L10n", access: Access = .internal, split: Split = .none, fallback: [String] = [],
    koreanParticles: Bool = true, pseudolocales: Bool = false
  ) {
    self.enumName = enumName
    self.access = access
    self.split = split
    self.fallback = fallback
    self.koreanParticles = koreanParticles
    self.pseudolocales = pseudolocales
  }
}
