/// The bundles to try for a message, the best one first, each once.
///
/// A user's languages are matched as in ``LanguageMatcher``, repeatedly among the remaining bundles, so that `en-GB` is
/// followed by `en`. Chinese in the other script comes next: CLDR no longer offers it, but for a user with no other
/// choice, it is better than a foreign language. Then come the languages that the app falls back to, and finally its
/// source language.
public final class LanguageChain: Sendable {
  /// A bundle, with the reason for its position.
  public struct Link: Sendable, Equatable {
    /// The index among the available languages.
    public internal(set) var index: Int
    /// The step of the chain that added it.
    public internal(set) var tier: Tier
    /// For `match` and `script`, the index of the preferred language.
    public internal(set) var preferenceIndex: Int?
    /// For `match`, CLDR's distance from that preference: 0 for the same language, and always below 50.
    public internal(set) var distance: Int?
  }

  /// The steps that build a chain, in order.
  public enum Tier: Sendable {
    /// The user can read it, according to CLDR's matching.
    case match
    /// It is Chinese in the script that the user didn't ask for.
    case script
    /// The app falls back to it.
    case fallback
    /// It is the source language, which has all messages.
    case source
  }

  private let matcher: LanguageMatcher
  private let fallback: [Int]
  private let source: Int?

  /// Prepares chains over the available languages.
  ///
  /// - Parameters:
  ///   - fallback: the languages to fall back to. If one isn't available exactly as written, the available language
  ///     that matches it best is used.
  ///   - source: the source language, found in the same way.
  ///   - tables: those of all languages, or those that the available languages need.
  public init(available: [LanguageTag], fallback: [LanguageTag], source: LanguageTag, tables: LanguageTables) {
    let matcher = LanguageMatcher(supported: available, tables: tables)
    func index(of tag: LanguageTag) -> Int? {
      available.firstIndex(of: tag) ?? matcher.bestMatch(for: [tag])?.supportedIndex
    }
    self.matcher = matcher
    self.fallback = fallback.compactMap(index)
    self.source = index(of: source)
  }

  /// Returns the chain for a user of these languages, the most preferred one first.
  public func resolve(preferred: [LanguageTag]) -> [Link] {
    var links: [Link] = []
    let tags = preferred.map(matcher.subtags)
    let preferences = tags.map(matcher.preference)
    while let match = matcher.bestMatch(for: preferences, besides: links) {
      links.append(
        Link(
          index: match.supportedIndex, tier: .match, preferenceIndex: match.desiredIndex, distance: match.distance))
    }
    for (preferenceIndex, tag) in tags.enumerated() {
      for other in otherScripts(tag) {
        let preferences = [matcher.preference(for: other)]
        while let match = matcher.bestMatch(for: preferences, besides: links) {
          links.append(Link(index: match.supportedIndex, tier: .script, preferenceIndex: preferenceIndex))
        }
      }
    }
    for index in fallback { Self.add(index, .fallback, to: &links) }
    if let source { Self.add(source, .source, to: &links) }
    return links
  }

  private static func add(_ index: Int, _ tier: Tier, to links: inout [Link]) {
    if !links.contains(where: { $0.index == index }) { links.append(Link(index: index, tier: tier)) }
  }

  /// Returns a Chinese language in the scripts that it isn't written in, or nothing for other languages.
  private func otherScripts(_ tag: MatchingSubtags) -> [MatchingSubtags] {
    guard matcher.isChinese(tag) else { return [] }
    return [Self.simplified, Self.traditional].filter { $0 != tag.subtags.script }.map { script in
      var other = tag
      other.subtags.language = LanguageDistance.chinese
      other.subtags.script = script
      return other
    }
  }

  private static let simplified = Subtag(literal: "Hans")
  private static let traditional = Subtag(literal: "Hant")
}
