/// Finds the supported language that suits a user best: CLDR's locale matching (TR35 part 1, "Language Matching"), with
/// the results of ICU 77's `LocaleMatcher` with default options and without a default locale.
public final class LanguageMatcher: Sendable {
  /// A supported language that matches a wanted one.
  public struct Match: Sendable, Equatable {
    /// The index among the supported languages.
    public internal(set) var supportedIndex: Int
    /// The index of the wanted language that it matches.
    public internal(set) var desiredIndex: Int
    /// The distance between them: 0 for the same language, below 50 for one that a user of the wanted language can
    /// read.
    public internal(set) var distance: Int
  }

  /// A wanted language, with the supported languages to consider for it.
  final class Preference {
    fileprivate let wanted: LanguageDistance.Wanted
    /// Indexes among the candidates.
    fileprivate let near: [Int]

    fileprivate init(_ wanted: LanguageDistance.Wanted, near: [Int]) {
      self.wanted = wanted
      self.near = near
    }
  }

  private let tables: LanguageTables
  /// The supported languages, in the order in which the first of several equally near ones is chosen.
  private let candidates: [MatchingSubtags]
  /// The index of each candidate among the supported languages.
  private let supportedIndexes: [Int]

  /// Creates a matcher. Of equally near languages, the first is preferred, but CLDR's paradigm locales (`en`, `en-GB`,
  /// `es`, `es-419`, `pt-BR`, `pt-PT`) come before others.
  /// - Parameter tables: those of all languages, or those that the supported languages need.
  public init(supported: [LanguageTag], tables: LanguageTables) {
    self.tables = tables
    let tags = supported.map { MatchingSubtags($0, by: tables) }
    let areParadigms = tags.map(Self.isParadigm)
    var candidates: [MatchingSubtags] = []
    var indexes: [Int] = []
    for isParadigm in [true, false] {
      for (index, tag) in tags.enumerated() where areParadigms[index] == isParadigm {
        candidates.append(tag)
        indexes.append(index)
      }
    }
    self.candidates = candidates
    supportedIndexes = indexes
  }

  /// Returns the best supported language for a user of the wanted ones, the most preferred one first, or `nil` if the
  /// user can't read any of them.
  public func bestMatch(for desired: [LanguageTag]) -> Match? {
    bestMatch(for: desired.map(subtags).map(preference), besides: [])
  }

  /// Returns a wanted language in the form that is compared.
  func subtags(_ tag: LanguageTag) -> MatchingSubtags {
    MatchingSubtags(tag, by: tables)
  }

  /// Looks up the data that doesn't depend on which supported languages are offered.
  func preference(for tag: MatchingSubtags) -> Preference {
    let wanted = LanguageDistance.Wanted(tag, by: tables)
    return Preference(wanted, near: candidates.indices.filter { wanted.isNear(candidates[$0].subtags.language) })
  }

  /// Returns a Boolean value indicating whether a language is Chinese according to CLDR.
  func isChinese(_ tag: MatchingSubtags) -> Bool {
    LanguageDistance.isChinese(tag, by: tables)
  }

  /// Returns the best of the supported languages that a chain doesn't have yet.
  func bestMatch(for preferences: [Preference], besides links: [LanguageChain.Link]) -> Match? {
    var limit = LanguageDistance.threshold
    var best: Match?
    for (desiredIndex, preference) in preferences.enumerated() {
      let initialLimit = limit
      var nearest: Int?
      for place in preference.near where !links.contains(where: { $0.index == supportedIndexes[place] }) {
        guard let distance = preference.wanted.distance(to: candidates[place], below: initialLimit) else { continue }
        if distance < limit {
          limit = distance
          nearest = place
          if distance == 0 { break }
        } else if distance == limit, let other = nearest, isLikelier(place, than: other) {
          nearest = place
        }
      }
      if let nearest {
        best = Match(
          supportedIndex: supportedIndexes[nearest], desiredIndex: desiredIndex,
          distance: limit / LanguageDistance.one)
      }
      limit -= LanguageDistance.demotion
      guard limit > 0 else { break }
    }
    return best
  }

  /// Returns a Boolean value indicating whether the first of two supported variants of a language is the more likely
  /// meaning of the language.
  private func isLikelier(_ place: Int, than otherPlace: Int) -> Bool {
    let (tag, other) = (candidates[place], candidates[otherPlace])
    guard tag.hasSameLanguage(as: other) else { return false }
    let bare = LanguageScriptRegion(language: tag.subtags.language, script: .none, region: .none)
    let likely = tables.maximize(bare).subtags
    if tag.subtags.script != other.subtags.script { return tag.subtags.script == likely.script }
    return tag.subtags.region != other.subtags.region && tag.subtags.region == likely.region
  }

  private static func isParadigm(_ tag: MatchingSubtags) -> Bool {
    guard tag.isolation == .none, let language = tag.subtags.language.key(width: 3),
      let region = tag.subtags.region.key(width: 3)
    else { return false }
    return LanguageDistances.paradigms.value(for: language << 24 | region)?.subtag(at: 0, width: 4)
      == tag.subtags.script
  }
}
