extension LanguageTag {
  /// Returns the tag with its likely script and region (TR35 part 1, "Likely Subtags"): `zh-TW` becomes `zh-Hant-TW`,
  /// `en` becomes `en-Latn-US`. Deprecated subtags are replaced first. A tag of an unknown language is unchanged.
  public func maximized() -> LanguageTag {
    let tag = canonicalized()
    guard let subtags = tag.subtags else { return tag }
    let maximized = LikelySubtags.maximize(subtags)
    return maximized.knowsLanguage ? tag.with(maximized.subtags) : tag
  }

  /// Returns the shortest tag with the same likely meaning (TR35 part 1, "Likely Subtags"): `zh-Hant-TW` becomes
  /// `zh-TW`. If either a region or a script is enough, the region is kept.
  public func minimized() -> LanguageTag {
    let full = maximized()
    guard let subtags = full.subtags, LikelySubtags.maximize(subtags).knowsLanguage else { return full }
    let bare = LanguageScriptRegion(language: subtags.language, script: .none, region: .none)
    var withRegion = bare
    withRegion.region = subtags.region
    var withScript = bare
    withScript.script = subtags.script
    let shortest = [bare, withRegion, withScript].first { LikelySubtags.maximize($0).subtags == subtags }
    return full.with(shortest ?? subtags)
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
