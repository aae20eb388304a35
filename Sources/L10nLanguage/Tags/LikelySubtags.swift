// The likely meaning of a tag without some subtags: TR35 part 1, "Likely Subtags", as in ICU 77.
//
// For unknown languages, ICU goes further than the specification: it uses the script, or else the region, and finally
// assumes English in the Latin script of the United States.

extension LikelySubtags {
  /// Subtags without gaps.
  struct Maximized: Equatable {
    var subtags: LanguageScriptRegion
    /// A bit for each written subtag: 4 for the language, 2 for the script, 1 for the region.
    var written: UInt8
    /// A Boolean value indicating whether there is data for the language, or no language was written.
    var knowsLanguage: Bool
  }

  /// Fills in the missing subtags; `und`, `Zzzz` and `ZZ` count as missing.
  static func maximize(_ written: LanguageScriptRegion) -> Maximized {
    var given = written
    if given.language == undetermined { given.language = .none }
    if given.script == unknownScript { given.script = .none }
    if given.region == unknownRegion { given.region = .none }
    let ofLanguage = likely(given.language)
    let knowsLanguage = given.language.isEmpty || ofLanguage != nil
    guard given.language.isEmpty || given.script.isEmpty || given.region.isEmpty else {
      return Maximized(subtags: given, written: 7, knowsLanguage: knowsLanguage)
    }

    var (subtags, keepsRegion) =
      if let ofLanguage {
        likely(given, otherwise: ofLanguage)
      } else {
        likely(script: given.script, region: given.region)
      }
    var kept: UInt8 = 0
    if !given.language.isEmpty {
      subtags.language = given.language
      kept |= 4
    }
    if !given.script.isEmpty {
      subtags.script = given.script
      kept |= 2
    }
    if keepsRegion, !given.region.isEmpty {
      subtags.region = given.region
      kept |= 1
    }
    return Maximized(subtags: subtags, written: kept, knowsLanguage: knowsLanguage)
  }

  private typealias Found = (subtags: LanguageScriptRegion, keepsRegion: Bool)

  /// Finds the subtags of a known language, by its script or else by its region.
  private static func likely(_ given: LanguageScriptRegion, otherwise: LanguageScriptRegion) -> Found {
    if let found = likely(given.language, script: given.script) { return (found, true) }
    if let found = likely(given.language, region: given.region) { return (found, !isMacroRegion(given.region)) }
    return (otherwise, true)
  }

  /// Finds the subtags without a known language.
  private static func likely(script: Subtag, region: Subtag) -> Found {
    if let key = script.key(width: 4), let regionKey = region.key(width: 3),
      let found = byScriptAndRegion.value(for: key << 24 | regionKey)
    {
      return (LanguageScriptRegion(found), !isMacroRegion(region))
    }
    if let found = likely(.none, script: script) { return (found, true) }
    if let found = likely(.none, region: region) { return (found, !isMacroRegion(region)) }
    return (english, true)
  }

  private static func likely(_ language: Subtag) -> LanguageScriptRegion? {
    guard let key = language.key(width: 3), let found = byLanguage.value(for: key) else { return nil }
    return LanguageScriptRegion(
      language: language, script: found.subtag(at: 0, width: 4), region: found.subtag(at: 4, width: 3))
  }

  private static func likely(_ language: Subtag, script: Subtag) -> LanguageScriptRegion? {
    guard !script.isEmpty, let key = language.key(width: 3), let scriptKey = script.key(width: 4) else { return nil }
    return byLanguageAndScript.value(for: key << 32 | scriptKey).map(LanguageScriptRegion.init)
  }

  private static func likely(_ language: Subtag, region: Subtag) -> LanguageScriptRegion? {
    guard !region.isEmpty, let key = language.key(width: 3), let regionKey = region.key(width: 3) else { return nil }
    return byLanguageAndRegion.value(for: key << 24 | regionKey).map(LanguageScriptRegion.init)
  }

  private static func isMacroRegion(_ region: Subtag) -> Bool {
    macroRegions.contains(region.key(width: 3))
  }

  static let undetermined = Subtag(literal: "und")
  private static let unknownScript = Subtag(literal: "Zzzz")
  private static let unknownRegion = Subtag(literal: "ZZ")
  private static let english = LanguageScriptRegion(
    language: Subtag(literal: "en"), script: Subtag(literal: "Latn"), region: Subtag(literal: "US"))
}
