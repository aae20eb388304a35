/// A language tag of BCP 47 (RFC 5646), in canonical case: `zh-Hant-TW`.
///
/// Subtags are kept as written. ``canonicalized(by:)`` gives deprecated and legacy ones their current names,
/// and ``maximized(by:)`` adds the script and region if they are missing.
public struct LanguageTag: Sendable {
  // One reference, because copies of seven fields would make the code of everything that handles tags much longer.
  private var parts: Parts

  /// The primary language: `ko`. It is `und` if the tag has none, and the whole tag for RFC 5646's irregular
  /// grandfathered ones (`i-klingon`).
  public internal(set) var language: String {
    get { parts.language }
    set { ownParts().language = newValue }
  }
  /// The languages that extend the primary one: `yue` in `zh-yue`.
  public internal(set) var extendedLanguages: [String] {
    get { parts.extendedLanguages }
    set { ownParts().extendedLanguages = newValue }
  }
  /// The script of ISO 15924: `Hant`.
  public internal(set) var script: String? {
    get { parts.script }
    set { ownParts().script = newValue }
  }
  /// The region, of ISO 3166-1 or UN M.49: `TW`, `419`.
  public internal(set) var region: String? {
    get { parts.region }
    set { ownParts().region = newValue }
  }
  /// The variants in the order in which they are written: `valencia`.
  public internal(set) var variants: [String] {
    get { parts.variants }
    set { ownParts().variants = newValue }
  }
  /// The extensions, each with its singleton: `u-nu-thai`.
  public internal(set) var extensions: [String] {
    get { parts.extensions }
    set { ownParts().extensions = newValue }
  }
  /// The private use subtags, which follow `x-`.
  public internal(set) var privateUse: String? {
    get { parts.privateUse }
    set { ownParts().privateUse = newValue }
  }

  /// Creates a tag that has only a language.
  init(language: String) {
    parts = Parts(language: language)
  }

  /// Returns the tag with another script.
  package func with(script: String) -> LanguageTag {
    var tag = self
    tag.script = script
    return tag
  }

  /// Returns parts that no other tag has.
  @inline(never)
  private mutating func ownParts() -> Parts {
    if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts) }
    return parts
  }
}

/// The parts of tags that are copies of each other. Unchecked, because they change only while a single tag has them.
private final class Parts: @unchecked Sendable {
  var language: String
  var extendedLanguages: [String] = []
  var script: String?
  var region: String?
  var variants: [String] = []
  var extensions: [String] = []
  var privateUse: String?

  init(language: String) {
    self.language = language
  }

  init(_ other: Parts) {
    language = other.language
    extendedLanguages = other.extendedLanguages
    script = other.script
    region = other.region
    variants = other.variants
    extensions = other.extensions
    privateUse = other.privateUse
  }
}

extension LanguageTag: Equatable {
  /// Compares all parts.
  public static func == (first: LanguageTag, second: LanguageTag) -> Bool {
    let (first, second) = (first.parts, second.parts)
    return first === second
      || (first.language == second.language && first.region == second.region && first.script == second.script
        && first.extendedLanguages == second.extendedLanguages && first.variants == second.variants
        && first.extensions == second.extensions && first.privateUse == second.privateUse)
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
