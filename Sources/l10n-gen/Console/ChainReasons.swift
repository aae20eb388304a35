import L10nAllLanguages
import L10nLanguage

/// Explains why languages are or aren't in a fallback chain, in terms for people who know languages rather than
/// programming.
struct ChainReasons {
  let resolution: Resolution

  private var preferred: [WrittenLanguage] { resolution.preferred }

  /// Returns the reason for a language's position in the chain.
  func reason(for link: LanguageChain.Link) -> String {
    let language = resolution.available[link.index]
    let isFirst = link.index == resolution.links.first?.index
    let nothingSuits = "no available language matches \(Self.listed(preferred))"
    switch (link.tier, link.preferenceIndex) {
    case (.match, let wish?): return match(language, wish: wish) + precedence(of: link, wish: wish)
    case (.script, let wish?): return otherScript(language, wish: preferred[wish])
    case (.fallback, _) where isFirst: return "\(nothingSuits); the app falls back to this language"
    case (.fallback, _): return "not a language of the user; the app falls back to it if a string is missing above"
    case (_, _) where isFirst: return "\(nothingSuits); this is the source language, in which no string is missing"
    default: return "the source language comes last, because no string is missing in it"
    }
  }

  /// Returns the reason why an available language isn't in the chain.
  func reasonForAbsence(of language: WrittenLanguage) -> String {
    if let kind = Self.isolation(of: language.tag) {
      return "\(kind), used only if it is one of the user's languages exactly"
    }
    let name = Self.description(of: language.tag)
    let matcher = LanguageMatcher(supported: [language.tag], tables: .all)
    if let near = preferred.first(where: { matcher.bestMatch(for: [$0.tag]) != nil }) {
      return
        "it matches \(near.name), but that is too far down in the user's list; the further down, the closer the match "
        + "must be"
    }
    let wishes = preferred.filter { Self.isolation(of: $0.tag) == nil }
    let maximized = language.tag.maximized()
    if let wish = wishes.first(where: { $0.tag.maximized().language == maximized.language }) {
      return
        "the user prefers \(Self.description(of: wish.tag, withScript: true)) (\(wish.name)), and may not read "
        + Self.description(of: language.tag, withScript: true)
    }
    if let wish = wishes.first(where: {
      LanguageMatcher(supported: [$0.tag], tables: .all).bestMatch(for: [language.tag]) != nil
    }) {
      return "users of \(name) usually read \(Self.description(of: wish.tag)), but not the reverse"
    }
    return "\(name) is not one of the user's languages, and users of those don't usually read it"
  }

  // MARK: Tiers

  private func match(_ language: WrittenLanguage, wish index: Int) -> String {
    let wish = preferred[index]
    let place = preferred.count == 1 ? "the user's language" : "\(Self.ordinal(index)) in the user's list"
    if wish.tag == language.tag { return "\(place), exactly" }
    let (wanted, found) = (wish.tag.maximized(), language.tag.maximized())
    let asked = "\(place) as \(wish.name)"
    guard wanted.language == found.language else {
      return "\(asked); users of \(Self.description(of: wish.tag)) usually read "
        + "\(Self.description(of: language.tag)), too"
    }
    if wanted.script != found.script {
      return
        "\(asked); this is \(Self.description(of: language.tag, withScript: true)), which its users usually "
        + "read, too"
    }
    if wanted.region != found.region {
      return "\(asked); this is \(Self.description(of: language.tag)) for another region, which its users usually "
        + "read, too"
    }
    return wanted == found
      ? "\(asked), which means the same" : "\(asked); what differs between the two tags has no effect"
  }

  /// Returns the reason why a language comes before one that the user prefers, if it does.
  private func precedence(of link: LanguageChain.Link, wish index: Int) -> String {
    let later = resolution.links.drop { $0.index != link.index }.first { ($0.preferenceIndex ?? index) < index }
    guard let later, later.tier == .match, let earlierWish = later.preferenceIndex else { return "" }
    return "; it is closer to that than \(resolution.available[later.index].name) is to \(preferred[earlierWish].name)"
  }

  private func otherScript(_ language: WrittenLanguage, wish: WrittenLanguage) -> String {
    let isChinese = wish.tag.maximized().language == language.tag.maximized().language
    return "the user prefers \(Self.description(of: wish.tag, withScript: true)) (\(wish.name))"
      + (isChinese ? "" : ", a Chinese language") + "; "
      + "\(EnglishNames.script(of: language.tag) ?? language.name) is the other script, tried before a foreign language"
  }

  // MARK: Words

  /// Returns the reason why a tag never matches ordinary languages.
  private static func isolation(of tag: LanguageTag) -> String? {
    let pseudo =
      ["XA", "XB", "XC"].contains(tag.region) || ["psaccent", "psbidi", "pscrack"].contains(tag.variants.first)
    if pseudo { return "a pseudo-locale, made for testing" }
    guard tag.language == "und", tag.script == nil, tag.region == nil else { return nil }
    return tag.privateUse == nil ? "it names no language" : "a private name"
  }

  /// Returns `Korean`, or a text with the script if that is requested or unexpected: `Chinese in the Traditional
  /// script`.
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
