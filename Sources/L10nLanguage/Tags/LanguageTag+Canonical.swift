extension LanguageTag {
  /// Returns the tag with CLDR's current names for deprecated, legacy and overlong subtags (TR35 part 1, annex C
  /// "LocaleId Canonicalization"): `iw` becomes `he`, `zh-min-nan` becomes `nan`, `sh` becomes `sr-Latn`.
  package func canonicalized(by tables: LanguageTables) -> LanguageTag {
    var tag = self
    // A replacement may have a replacement itself. In CLDR's data, two rounds are enough; the limit is only a
    // safeguard.
    for _ in 0..<8 {
      let previous = tag
      tag.replaceCompounds()
      tag.replaceLanguage(by: tables)
      if tag == previous { break }
    }
    tag.replaceScript()
    tag.replaceRegion(by: tables)
    tag.replaceVariants()
    return tag
  }

  /// Replaces combinations of subtags that only together have a current name, including extended languages.
  ///
  /// - Parameter isGrandfathered: whether to replace only tags that RFC 5646 lists as grandfathered or redundant.
  mutating func replaceCompounds(isGrandfathered: Bool = false) {
    guard isCompound else { return }
    if isGrandfathered, !variants.isEmpty, !Self.grandfatheredWithVariant.contains(description) { return }
    let subtags = Substring(description.lowercased()).parts(separatedBy: UInt8(ascii: "-"))
    for compound in Self.compounds where subtags.contains(compound.lastSubtag) {
      if replace(compound.alias, by: compound.replacement) { return }
    }
    if let extended = extendedLanguages.first {
      // RFC 5646, section 4.5: in the canonical form, an extended language is the primary one.
      language = extended
      extendedLanguages = []
    }
  }

  /// The table's lines, with the last subtag of each alias in lower case. An alias applies only to tags that have it.
  private static let compounds: [(lastSubtag: Substring, alias: LanguageTag, replacement: LanguageTag)] = {
    Substring(LanguageAliases.compounds.description).parts(separatedBy: UInt8(ascii: "\n")).compactMap { line in
      let words = line.parts(separatedBy: 0x20)
      guard words.count == 2, let alias = LanguageTag(words[0]), let replacement = LanguageTag(words[1]),
        let lastSubtag = Substring(words[0].lowercased()).parts(separatedBy: UInt8(ascii: "-")).last
      else { return nil }
      return (lastSubtag, alias, replacement)
    }
  }()

  /// A Boolean value indicating whether the tag as a whole, rather than its subtags, may have a current name.
  var isCompound: Bool {
    if !extendedLanguages.isEmpty || !variants.isEmpty { return true }
    return language.utf8.contains(UInt8(ascii: "-")) || (language == "sgn" && region != nil)
  }

  /// Grandfathered tags that RFC 5646's grammar reads as a language with a variant, and that have a current name.
  private static let grandfatheredWithVariant = ["art-lojban", "zh-guoyu", "zh-hakka", "zh-xiang"]

  /// Replaces the alias's subtags with the replacement's if the tag has all of them.
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

  private mutating func replaceLanguage(by tables: LanguageTables) {
    guard let key = Subtag(language)?.key(width: 3), let found = tables.aliases.value(for: key),
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

  private mutating func replaceRegion(by tables: LanguageTables) {
    guard let written = region, let key = Subtag(written)?.key(width: 3),
      let found = LanguageAliases.regions.value(for: key)
    else { return }
    var replacement = found.subtag(at: 0, width: 3).text
    if let all = LanguageAliases.dividedRegions.value(for: key), var likely = subtags {
      // Of several regions, the one where the language is likely spoken.
      likely.region = .none
      let region = tables.maximize(likely).subtags.region.text
      if Substring(all.text).parts(separatedBy: 0x20).contains(region[...]) { replacement = region }
    }
    region = replacement
  }

  private mutating func replaceVariants() {
    guard !variants.isEmpty else { return }
    // Each is put in its place, as a number, which has the same order: apps have no code for sorting.
    var current: [UInt64] = []
    for variant in variants {
      guard let written = Subtag(variant)?.bits else { continue }
      let key = LanguageAliases.variants.value(for: written)?.subtag(at: 0, width: 8).bits ?? written
      var place = current.count
      while place > 0, current[place - 1] > key { place -= 1 }
      current.insert(key, at: place)
    }
    variants = current.map { Subtag(bits: $0).text }
  }
}
