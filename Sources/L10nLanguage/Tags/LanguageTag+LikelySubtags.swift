extension LanguageTag {
  /// Returns the tag with its likely script and region (TR35 part 1, "Likely Subtags"): `zh-TW` becomes `zh-Hant-TW`,
  /// `en` becomes `en-Latn-US`. Deprecated subtags are replaced first. A tag of an unknown language is unchanged.
  package func maximized(by tables: LanguageTables) -> LanguageTag {
    let tag = canonicalized(by: tables)
    guard let subtags = tag.subtags else { return tag }
    let maximized = tables.maximize(subtags)
    return maximized.knowsLanguage ? tag.with(maximized.subtags) : tag
  }

  /// The language, script and region, or `nil` for a grandfathered tag, which has no parts.
  var subtags: LanguageScriptRegion? {
    guard let language = Subtag(language), let script = Subtag(script ?? ""), let region = Subtag(region ?? "") else {
      return nil
    }
    return LanguageScriptRegion(language: language, script: script, region: region)
  }

  /// Returns the tag with another language, script and region, and otherwise unchanged.
  private func with(_ subtags: LanguageScriptRegion) -> LanguageTag {
    var tag = self
    tag.language = subtags.language.text
    tag.script = subtags.script.isEmpty ? nil : subtags.script.text
    tag.region = subtags.region.isEmpty ? nil : subtags.region.text
    return tag
  }
}
