/// A language tag of BCP 47 (RFC 5646), in canonical case: `zh-Hant-TW`.
///
/// Subtags are kept as written. ``canonicalized(by:)`` gives deprecated and legacy ones their current names,
/// and ``maximized(by:)`` adds the script and region if they are missing.
public struct LanguageTag: Sendable, Hashable {
  /// The primary language: `ko`. It is `und` if the tag has none, and the whole tag for RFC 5646's irregular
  /// grandfathered ones (`i-klingon`).
  public internal(set) var language: String
  /// The languages that extend the primary one: `yue` in `zh-yue`.
  public internal(set) var extendedLanguages: [String] = []
  /// The script of ISO 15924: `Hant`.
  public internal(set) var script: String?
  /// The region, of ISO 3166-1 or UN M.49: `TW`, `419`.
  public internal(set) var region: String?
  /// The variants in the order in which they are written: `valencia`.
  public internal(set) var variants: [String] = []
  /// The extensions, each with its singleton: `u-nu-thai`.
  public internal(set) var extensions: [String] = []
  /// The private use subtags, which follow `x-`.
  public internal(set) var privateUse: String?

  /// Creates a tag that has only a language.
  init(language: String) {
    self.language = language
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The tag with hyphens and in canonical case (RFC 5646, section 2.1.1).
  public var description: String {
    var subtags = [language] + extendedLanguages
    if let script { subtags.append(script) }
    if let region { subtags.append(region) }
    subtags += variants
    subtags += extensions
    if let privateUse {
      if subtags == ["und"] { subtags = [] }
      subtags.append("x-" + privateUse)
    }
    return subtags.joined(separator: "-")
  }
}
