extension LanguageTag {
  /// The tag with the script and region that it likely means (TR35 part 1, "Likely Subtags"): `zh-TW` gives
  /// `zh-Hant-TW`, `en` gives `en-Latn-US`. Deprecated subtags are replaced first; a tag of an unknown language comes
  /// back as it is.
  public func maximized() -> LanguageTag {
    let tag = canonicalized()
    guard let subtags = tag.subtags else { return tag }
    let maximized = LikelySubtags.maximize(subtags)
    return maximized.knowsLanguage ? tag.with(maximized.subtags) : tag
  }

  /// The shortest tag that likely means the same (TR35 part 1, "Likely Subtags"): `zh-Hant-TW` gives `zh-TW`. A region
  /// is kept rather than a script where either would do.
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

  /// Language, script and region; nil for a grandfathered tag, which has no parts.
  var subtags: LanguageScriptRegion? {
    guard let language = Subtag(language), let script = Subtag(script ?? ""), let region = Subtag(region ?? "") else {
      return nil
    }
    return LanguageScriptRegion(language: language, script: script, region: region)
  }

  /// The tag with its language, script and region replaced, all else kept.
  private func with(_ subtags: LanguageScriptRegion) -> LanguageTag {
    var tag = self
    tag.language = subtags.language.text
    tag.script = subtags.script.isEmpty ? nil : subtags.script.text
    tag.region = subtags.region.isEmpty ? nil : subtags.region.text
    return tag
  }
}
