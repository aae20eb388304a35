extension Localization {
  /// The version of the messages' programs in generated code. Code of a version that this runtime can't read doesn't
  /// compile.
  @_spi(Generated)
  public struct ProgramVersion: Sendable {
    // Not an enum, which would be hashable, with code in each app.
    private init() {}

    /// `ProgramReader.version` 1.
    public static var version1: ProgramVersion { ProgramVersion() }
  }

  /// Creates nothing: code that was generated before messages were programs doesn't compile.
  @available(*, unavailable, message: "an earlier version of l10n-gen generated this file; run 'l10n-gen emit'")
  @_spi(Generated)
  public convenience init(
    source: String, fallback: [String], syntax: ProgramVersion, koreanParticles: Bool, keys: StaticString,
    tables: [(language: String, messages: StaticString)], pseudolocales: Bool = false,
    preferences: LanguagePreferences = .shared
  ) {
    // Nothing can call what is unavailable, so this takes as little of an app as possible.
    fatalError()
  }
}

// Generated code named a syntax before messages were programs. Each fits the unavailable initializer.
@_spi(Generated)
extension Localization.ProgramVersion {
  /// ICU's syntax.
  @available(*, unavailable)
  public static var icu: Self { Self() }
  /// Ruby's syntax.
  @available(*, unavailable)
  public static var ruby: Self { Self() }
  /// The syntax of C's `printf`.
  @available(*, unavailable)
  public static var printf: Self { Self() }
}
