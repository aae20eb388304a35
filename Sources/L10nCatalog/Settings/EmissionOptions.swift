import L10nLanguage

/// The options of generated Swift: the `output:` of the configuration, and other settings that affect it.
package struct EmissionOptions: Sendable, Hashable {
  /// The outermost enum's name; one that Swift doesn't accept becomes the nearest that it does.
  package var enumName: String
  /// The access level of the generated code.
  package var access: Access
  /// The distribution of accessors over files.
  package var split: Split
  /// The languages to try before the source's if none of the user's languages has a message.
  package var fallback: [String]
  /// A Boolean value indicating whether `을(를)` after an argument of a Korean message becomes the one that fits.
  package var koreanParticles: Bool
  /// A Boolean value indicating whether the app has the pseudolocales, `en-XA` and `ar-XB`.
  package var pseudolocales: Bool
  /// The way to keep arguments and the text around them from mixing up each other's direction.
  package var bidi = Bidi.none
  /// The settings of signed releases of the app's texts, or `nil` if the app doesn't use them.
  package var updates: UpdateSettings?

  /// Returns a Boolean value indicating whether Korean both-forms in a language's messages are particles.
  package func marksParticles(in language: String) -> Bool {
    koreanParticles && LanguageTag(language)?.language == "ko"
  }

  /// An access level of Swift.
  package enum Access: String, Sendable, Hashable, CaseIterable {
    case `internal`, package, `public`
  }

  /// A way to keep arguments and the text around them from mixing up each other's direction.
  package enum Bidi: String, Sendable, Hashable, CaseIterable {
    /// None.
    case none
    /// Characters around an argument that isolate it (UAX #9, section 2.4).
    case isolate
  }

  /// A way to distribute accessors over files. It never depends on size, since then one more key could rewrite every
  /// file.
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
