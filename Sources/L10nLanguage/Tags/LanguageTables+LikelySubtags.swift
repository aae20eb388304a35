// The likely meaning of a tag without some subtags: TR35 part 1, "Likely Subtags", as in ICU 77.
//
// For unknown languages, ICU goes further than the specification: it uses the script, or else the region, and finally
// assumes English in the Latin script of the United States.

/// Subtags without gaps.
struct MaximizedSubtags: Equatable {
  var subtags: LanguageScriptRegion
  /// A bit for each written subtag: 4 for the language, 2 for the script, 1 for the region.
  var written: UInt8
  /// A Boolean value indicating whether there is data for the language, or no language was written.
  var knowsLanguage: Bool
}

extension LanguageTables {
  /// Fills in the missing subtags; `und`, `Zzzz` and `ZZ` count as missing.
  func maximize(_ written: LanguageScriptRegion) -> MaximizedSubtags {
    var given = written
    if given.language == Self.undetermined { given.language = .none }
    if given.script == Self.unknownScript { given.script = .none }
    if given.region == Self.unknownRegion { given.region = .none }
    let ofLanguage = likely(given.language)
    let knowsLanguage = given.language.isEmpty || ofLanguage != nil
    guard given.language.isEmpty || given.script.isEmpty || given.region.isEmpty else {
      return MaximizedSubtags(subtags: given, written: 7, knowsLanguage: knowsLanguage)
    }

    var (subtags, keepsRegion) =
      if let ofLanguage {
        likely(given, otherwise: ofLanguage)
      } else {
        Self.likely(script: given.script, region: given.region)
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
    return MaximizedSubtags(subtags: subtags, written: kept, knowsLanguage: knowsLanguage)
  }

  private typealias Found = (subtags: LanguageScriptRegion, keepsRegion: Bool)

  /// Finds the subtags of a known language, by its script or else by its region.
  private func likely(_ given: LanguageScriptRegion, otherwise: LanguageScriptRegion) -> Found {
    let (language, script) = (given.language, given.script)
    if let key = language.key(width: 3), let scriptKey = script.key(width: 4),
      let found = likelyRegions.value(for: key << 32 | scriptKey)
    {
      return (LanguageScriptRegion(language: language, script: script, region: found.subtag(at: 0, width: 3)), true)
    }
    if let key = language.key(width: 3), let regionKey = given.region.key(width: 3),
      let found = likelyScripts.value(for: key << 24 | regionKey)
    {
      return (LanguageScriptRegion(language, found, from: 0), !Self.isMacroRegion(given.region))
    }
    return (otherwise, true)
  }

  private func likely(_ language: Subtag) -> LanguageScriptRegion? {
    guard let key = language.key(width: 3), let found = likelySubtags.value(for: key) else { return nil }
    return LanguageScriptRegion(language, found, from: 0)
  }

  /// Finds the subtags without a known language.
  private static func likely(script: Subtag, region: Subtag) -> Found {
    let (scriptKey, regionKey) = (script.key(width: 4), region.key(width: 3))
    if let scriptKey {
      if let regionKey, let found = LikelySubtags.byScriptAndRegion.value(for: scriptKey << 24 | regionKey) {
        return (LanguageScriptRegion(found, script: script), !isMacroRegion(region))
      }
      if let found = LikelySubtags.byScript.value(for: scriptKey) {
        return (LanguageScriptRegion(found, script: script), true)
      }
    }
    if let regionKey, let found = LikelySubtags.byRegion.value(for: regionKey) {
      return (LanguageScriptRegion(found.subtag(at: 0, width: 3), found, from: 3), !isMacroRegion(region))
    }
    return (english, true)
  }

  private static func isMacroRegion(_ region: Subtag) -> Bool {
    LikelySubtags.macroRegions.contains(region.key(width: 3))
  }

  private static let undetermined = Subtag(literal: "und")
  private static let unknownScript = Subtag(literal: "Zzzz")
  private static let unknownRegion = Subtag(literal: "ZZ")
  private static let english = LanguageScriptRegion(
    language: Subtag(literal: "en"), script: Subtag(literal: "Latn"), region: Subtag(literal: "US"))
}
