/// Finds the supported language that suits a user best: CLDR's locale matching (TR35 part 1, "Language Matching"), with
/// the answers of ICU 77's `LocaleMatcher` in its default options and without a default locale.
public struct LanguageMatcher: Sendable {
  /// A supported language that matches a wanted one.
  public struct Match: Sendable, Hashable {
    /// The index among the supported languages.
    public var supportedIndex: Int
    /// The index of the wanted language that it matches.
    public var desiredIndex: Int
    /// The distance of the two: 0 for the same language, below 50 for one that a user of the wanted language can read.
    public var distance: Int
  }

  private struct Candidate: Sendable {
    var tag: MatchingSubtags
    var index: Int
  }

  /// A wanted language with the supported ones that come into question for it.
  struct Preference {
    fileprivate var wanted: LanguageDistance.Wanted
    /// Places among the candidates.
    fileprivate var near: [Int]
  }

  /// In the order in which the first of several equally near ones is taken.
  private let candidates: [Candidate]
  /// The candidates' languages, to pass over most of them quickly.
  private let languages: [Subtag]

  /// A matcher of languages in the order of preference between those that are equally near; CLDR's paradigm locales
  /// (`en`, `en-GB`, `es`, `es-419`, `pt-BR`, `pt-PT`) come before others.
  public init(supported: [LanguageTag]) {
    var paradigms: [Candidate] = []
    var others: [Candidate] = []
    for (index, tag) in supported.enumerated() {
      let candidate = Candidate(tag: MatchingSubtags(tag), index: index)
      if Self.isParadigm(candidate.tag) { paradigms.append(candidate) } else { others.append(candidate) }
    }
    candidates = paradigms + others
    languages = candidates.map(\.tag.subtags.language)
  }

  /// The best of the supported languages for a user of the wanted ones, the most wanted first, or `nil` if the user
  /// could read none of them.
  public func bestMatch(for desired: [LanguageTag]) -> Match? {
    bestMatch(for: desired.map { preference(for: MatchingSubtags($0)) }, where: { _ in true })
  }

  /// Looks up what is the same whichever of the supported languages are offered.
  func preference(for tag: MatchingSubtags) -> Preference {
    let wanted = LanguageDistance.Wanted(tag)
    return Preference(wanted: wanted, near: languages.indices.filter { wanted.isNear(languages[$0]) })
  }

  /// The best of some of the supported languages.
  func bestMatch(for preferences: [Preference], where isOffered: (_ supportedIndex: Int) -> Bool) -> Match? {
    var limit = LanguageDistance.threshold
    var best: Match?
    for (desiredIndex, preference) in preferences.enumerated() {
      let initialLimit = limit
      var nearest: Int?
      for place in preference.near where isOffered(candidates[place].index) {
        guard let distance = preference.wanted.distance(to: candidates[place].tag, below: initialLimit) else {
          continue
        }
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
          supportedIndex: candidates[nearest].index, desiredIndex: desiredIndex,
          distance: limit / LanguageDistance.one)
      }
      limit -= LanguageDistance.demotion
      guard limit > 0 else { break }
    }
    return best
  }

  /// Returns a Boolean value indicating whether of two supported kinds of one language, one is what the language more
  /// likely means.
  private func isLikelier(_ place: Int, than otherPlace: Int) -> Bool {
    let (tag, other) = (candidates[place].tag, candidates[otherPlace].tag)
    guard tag.hasSameLanguage(as: other) else { return false }
    let bare = LanguageScriptRegion(language: tag.subtags.language, script: .none, region: .none)
    let likely = LikelySubtags.maximize(bare).subtags
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
