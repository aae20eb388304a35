import L10nLanguage

/// Why languages are tried, and why others aren't, for people who know languages rather than programs.
struct ChainReasons {
  let resolution: Resolution

  private var preferred: [WrittenLanguage] { resolution.preferred }

  /// Why a language stands where it does in the chain.
  func reason(for link: LanguageChain.Link) -> String {
    let language = resolution.available[link.index]
    let isFirst = link.index == resolution.links.first?.index
    let nothingSuits = "nothing available suits \(Self.listed(preferred))"
    switch (link.tier, link.preferenceIndex) {
    case (.match, let wish?): return match(language, wish: wish) + precedence(of: link, wish: wish)
    case (.script, let wish?): return otherScript(language, wish: preferred[wish])
    case (.fallback, _) where isFirst: return "\(nothingSuits); this is what the app falls back to"
    case (.fallback, _): return "nobody asked for it; the app falls back to it where a text is missing above"
    case (_, _) where isFirst: return "\(nothingSuits); this is the source language, in which no text is missing"
    default: return "the source language; no text is missing in it, and so it comes last"
    }
  }

  /// Why an available language isn't in the chain.
  func reasonForAbsence(of language: WrittenLanguage) -> String {
    if let kind = Self.isolation(of: language.tag) { return "\(kind); only who asks for exactly that gets it" }
    let name = Self.description(of: language.tag)
    let matcher = LanguageMatcher(supported: [language.tag])
    if let near = preferred.first(where: { matcher.bestMatch(for: [$0.tag]) != nil }) {
      return "it suits \(near.name), but that stands too far down in the reader's list; the further down, the nearer a "
        + "language must be"
    }
    let wishes = preferred.filter { Self.isolation(of: $0.tag) == nil }
    let maximized = language.tag.maximized()
    if let wish = wishes.first(where: { $0.tag.maximized().language == maximized.language }) {
      return
        "the reader asked for \(Self.description(of: wish.tag, withScript: true)) (\(wish.name)), and may not read "
        + Self.description(of: language.tag, withScript: true)
    }
    if let wish = wishes.first(where: { LanguageMatcher(supported: [$0.tag]).bestMatch(for: [language.tag]) != nil }) {
      return "whoever reads \(name) is taken to read \(Self.description(of: wish.tag)), but not the other way round"
    }
    return "the reader didn't ask for \(name), nor for a language whose readers are taken to read it"
  }

  // MARK: Tiers

  private func match(_ language: WrittenLanguage, wish index: Int) -> String {
    let wish = preferred[index]
    let place = preferred.count == 1 ? "the reader's language" : "\(Self.ordinal(index)) in the reader's list"
    if wish.tag == language.tag { return "\(place), exactly as asked for" }
    let (wanted, found) = (wish.tag.maximized(), language.tag.maximized())
    let asked = "\(place) as \(wish.name)"
    guard wanted.language == found.language else {
      return "\(asked); whoever reads \(Self.description(of: wish.tag)) is taken to read "
        + "\(Self.description(of: language.tag)), too"
    }
    if wanted.script != found.script {
      return
        "\(asked); this is \(Self.description(of: language.tag, withScript: true)), which its readers are taken to "
        + "read, too"
    }
    if wanted.region != found.region {
      return "\(asked); this is \(Self.description(of: language.tag)) for another region, which its readers are taken "
        + "to read, too"
    }
    return wanted == found
      ? "\(asked), which means the same" : "\(asked); what the two add to their common language plays no part"
  }

  /// Why a language comes before one that the reader wants more, if it does.
  private func precedence(of link: LanguageChain.Link, wish index: Int) -> String {
    let later = resolution.links.drop { $0.index != link.index }.first { ($0.preferenceIndex ?? index) < index }
    guard let later, later.tier == .match, let earlierWish = later.preferenceIndex else { return "" }
    return "; it is nearer to that than \(resolution.available[later.index].name) is to \(preferred[earlierWish].name)"
  }

  private func otherScript(_ language: WrittenLanguage, wish: WrittenLanguage) -> String {
    let isChinese = wish.tag.maximized().language == language.tag.maximized().language
    return "the reader asked for \(Self.description(of: wish.tag, withScript: true)) (\(wish.name))"
      + (isChinese ? "" : ", which counts as Chinese") + "; "
      + "\(EnglishNames.script(of: language.tag) ?? language.name) is the other script, tried before a foreign language"
  }

  // MARK: Words

  /// What keeps a tag apart from ordinary languages.
  private static func isolation(of tag: LanguageTag) -> String? {
    let pseudo =
      ["XA", "XB", "XC"].contains(tag.region) || ["psaccent", "psbidi", "pscrack"].contains(tag.variants.first)
    if pseudo { return "a pseudo-locale, made for testing" }
    guard tag.language == "und", tag.script == nil, tag.region == nil else { return nil }
    return tag.privateUse == nil ? "it names no language" : "a private name"
  }

  /// `Korean`; with the script where that is asked for, or isn't the one to expect: `Chinese in the Traditional script`.
  private static func description(of tag: LanguageTag, withScript: Bool = false) -> String {
    let language = EnglishNames.language(of: tag)
    guard let script = EnglishNames.script(of: tag) else { return language }
    let expected = LanguageTag(tag.canonicalized().language).flatMap(EnglishNames.script)
    return withScript || script != expected ? "\(language) in the \(script) script" : language
  }

  private static func listed(_ languages: [WrittenLanguage]) -> String {
    let names = languages.map(\.name)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func ordinal(_ index: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    return words.indices.contains(index) ? words[index] : "number \(index + 1)"
  }
}
