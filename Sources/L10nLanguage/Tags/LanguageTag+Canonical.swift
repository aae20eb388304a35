extension LanguageTag {
  /// The tag with CLDR's present names for deprecated, legacy and overlong subtags (TR35 part 1, annex C "LocaleId
  /// Canonicalization"): `iw` gives `he`, `zh-min-nan` gives `nan`, `sh` gives `sr-Latn`.
  public func canonicalized() -> LanguageTag {
    var tag = self
    // A replacement may itself be replaced, and CLDR's data end after two. The bound only makes sure of it.
    for _ in 0..<8 {
      let previous = tag
      tag.replaceCompounds()
      tag.replaceLanguage()
      if tag == previous { break }
    }
    tag.replaceScript()
    tag.replaceRegion()
    tag.replaceVariants()
    return tag
  }

  /// Replaces what only tags of several subtags have a present name for, extended languages among it.
  ///
  /// - Parameter isGrandfathered: Only in tags that RFC 5646 lists as grandfathered or redundant.
  mutating func replaceCompounds(isGrandfathered: Bool = false) {
    guard isCompound else { return }
    if isGrandfathered, !variants.isEmpty, !Self.grandfatheredWithVariant.contains(description) { return }
    for line in LanguageAliases.compounds.description.split(separator: "\n")
    where line.hasPrefix(language.prefix(2)) || (line.hasPrefix("und-") && !variants.isEmpty) {
      let pair = line.split(separator: " ")
      guard pair.count == 2, let alias = LanguageTag(pair[0]), let replacement = LanguageTag(pair[1]),
        replace(alias, by: replacement)
      else { continue }
      return
    }
    if let extended = extendedLanguages.first {
      // RFC 5646, section 4.5: an extended language is the primary one of the canonical form.
      language = extended
      extendedLanguages = []
    }
  }

  /// Whether the tag as a whole, rather than its subtags, might have a present name.
  var isCompound: Bool {
    if !extendedLanguages.isEmpty || !variants.isEmpty { return true }
    return language.utf8.contains(UInt8(ascii: "-")) || (language == "sgn" && region != nil)
  }

  /// Grandfathered tags that RFC 5646's grammar reads as a language with a variant, and that have a present name.
  private static let grandfatheredWithVariant: Set<String> = ["art-lojban", "zh-guoyu", "zh-hakka", "zh-xiang"]

  /// Replaces the alias's subtags by the replacement's where the tag has all of them.
  private mutating func replace(_ alias: LanguageTag, by replacement: LanguageTag) -> Bool {
    guard alias.language == "und" || (alias.language == language && alias.extendedLanguages == extendedLanguages),
      alias.script == nil || alias.script == script,
      alias.region == nil || alias.region == region,
      alias.variants.allSatisfy(variants.contains)
    else { return false }
    if alias.language != "und" {
      language = replacement.language
      extendedLanguages = []
    }
    script = replacement.script ?? (alias.script == nil ? script : nil)
    region = replacement.region ?? (alias.region == nil ? region : nil)
    variants = variants.filter { !alias.variants.contains($0) } + replacement.variants
    privateUse = privateUse ?? replacement.privateUse
    return true
  }

  private mutating func replaceLanguage() {
    guard let key = Subtag(language)?.key(width: 3), let found = LanguageAliases.languages.value(for: key),
      let replacement = LanguageTag(found.text.prefix { $0 != " " })
    else { return }
    language = replacement.language
    script = script ?? replacement.script
    region = region ?? replacement.region
  }

  private mutating func replaceScript() {
    guard let written = script, let key = Subtag(written)?.bits, let found = LanguageAliases.scripts.value(for: key)
    else { return }
    script = found.subtag(at: 0, width: 8).text
  }

  private mutating func replaceRegion() {
    guard let written = region, let key = Subtag(written)?.key(width: 3),
      let found = LanguageAliases.regions.value(for: key)
    else { return }
    var replacement = found.subtag(at: 0, width: 3).text
    if let all = LanguageAliases.dividedRegions.value(for: key), var likely = subtags {
      // Of several, the one where the language is likely spoken.
      likely.region = .none
      let region = LikelySubtags.maximize(likely).subtags.region.text
      if all.text.split(separator: " ").contains(Substring(region)) { replacement = region }
    }
    region = replacement
  }

  private mutating func replaceVariants() {
    for index in variants.indices {
      guard let key = Subtag(variants[index])?.bits, let found = LanguageAliases.variants.value(for: key) else {
        continue
      }
      variants[index] = found.subtag(at: 0, width: 8).text
    }
    variants.sort()
  }
}
