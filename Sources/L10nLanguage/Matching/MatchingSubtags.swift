/// A language tag in the form that the matcher compares: with current subtags and likely subtags, and a record of those
/// that were written.
///
/// Variants and extensions are ignored. Three kinds of tags match only themselves: private ones (`x-…`), the empty
/// `und`, and pseudo-locales such as `en-XA`.
struct MatchingSubtags: Sendable {
  var subtags: LanguageScriptRegion
  /// A bit for each written subtag: 4 for the language, 2 for the script, 1 for the region. Among tags with the same
  /// meaning, the one with the same spelling is nearer.
  var written: UInt8
  /// The reason why the tag never matches ordinary languages, if there is one.
  var isolation = Isolation.none
  /// The name of a private tag.
  var privateUse = ""

  enum Isolation: Sendable {
    case none, privateUse, undetermined, pseudoAccents, pseudoBidirectional, pseudoCracked
  }

  init(_ tag: LanguageTag, by tables: LanguageTables) {
    guard !tag.isCompound else {
      var present = tag
      present.replaceCompounds(isGrandfathered: true)
      self.init(simple: present, by: tables)
      return
    }
    self.init(simple: tag, by: tables)
  }

  /// Reads a tag whose language is a single subtag.
  private init(simple tag: LanguageTag, by tables: LanguageTables) {
    let given = tag.subtags ?? .none
    subtags = given
    written = 7
    if tag.language == "und", tag.script == nil, tag.region == nil, tag.variants.isEmpty, tag.extensions.isEmpty {
      isolation = tag.privateUse == nil ? .undetermined : .privateUse
      privateUse = tag.privateUse ?? ""
    } else if let pseudo = Self.pseudoLocale(tag) {
      isolation = pseudo.isolation
      if given.region.isEmpty {
        subtags.region = pseudo.region
        written = 6
      }
    } else {
      subtags.language = Self.presentLanguage(given.language, by: tables)
      subtags.region = Self.presentRegion(given.region)
      let maximized = tables.maximize(subtags)
      subtags = maximized.subtags
      written = maximized.written
    }
  }

  /// Returns a Boolean value indicating whether the languages are the same, regardless of scripts and regions.
  func hasSameLanguage(as other: MatchingSubtags) -> Bool {
    subtags.language == other.subtags.language && isolation == other.isolation
      && (isolation != .privateUse || privateUse == other.privateUse)
  }

  /// Returns the isolation of a tag with a region or variant of pseudo-locales, and the region that the variant
  /// represents.
  private static func pseudoLocale(_ tag: LanguageTag) -> (isolation: Isolation, region: Subtag)? {
    guard !tag.variants.isEmpty || tag.region?.utf8.first == UInt8(ascii: "X") else { return nil }
    let found =
      pseudoLocales.first { $0.region == tag.region } ?? pseudoLocales.first { [$0.variant] == tag.variants }
    guard let found, let region = Subtag(found.region) else { return nil }
    return (found.isolation, region)
  }

  private static let pseudoLocales: [(isolation: Isolation, region: String, variant: String)] = [
    (.pseudoAccents, "XA", "psaccent"), (.pseudoBidirectional, "XB", "psbidi"), (.pseudoCracked, "XC", "pscrack"),
  ]

  /// Returns the current code of a language if that is only a language. `sh` is kept, although it is now `sr-Latn`,
  /// because it has its own distances.
  private static func presentLanguage(_ language: Subtag, by tables: LanguageTables) -> Subtag {
    guard let key = language.key(width: 3), let found = tables.aliases.value(for: key) else {
      return language
    }
    let replacement = found.subtag(at: 0, width: 7)
    return replacement.key(width: 3) == nil ? language : replacement
  }

  /// Returns the current code of a region. Numeric codes are kept.
  private static func presentRegion(_ region: Subtag) -> Subtag {
    guard let key = region.key(width: 3), let found = LanguageAliases.regions.value(for: key),
      found.subtag(at: 3, width: 1).isEmpty
    else { return region }
    return found.subtag(at: 0, width: 3)
  }
}
