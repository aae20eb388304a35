/// The distances between languages: CLDR's, in eighths, so that tags with the same meaning but different spellings can
/// differ by less than one.
enum LanguageDistance {
  static let one = 8
  /// Distances must stay below that of different scripts.
  static let threshold = LanguageDistances.ofScripts * one
  /// The distance by which each further preference must be nearer: the distance between unrelated variants of English.
  static let demotion = 5 * one

  /// A wanted language, with the data that is the same for all supported languages.
  final class Wanted {
    let tag: MatchingSubtags
    private let language: UInt64?
    private let distances: PackedData.Records
    private let scripts: PackedData.Records
    private let partitions: PackedData.Record?

    init(_ tag: MatchingSubtags, by tables: LanguageTables) {
      self.tag = tag
      let key = tag.subtags.language.key(width: 3) ?? 0
      language = tag.isolation == .none && key != 0 ? key : nil
      distances = tables.distances.from(key << 24, through: key << 24 | 0xFF_FFFF)
      scripts = tables.scriptDistances.from(key << 24, through: key << 24 | 0xFF_FFFF)
      partitions = LanguageDistance.partitions(of: tag.subtags.region)
    }

    /// Returns a Boolean value indicating whether a language is the same, or has a distance of its own. All others are
    /// too far.
    func isNear(_ other: Subtag) -> Bool {
      if other == tag.subtags.language { return true }
      guard !distances.isEmpty, let language, let key = other.key(width: 3) else { return false }
      return distances.value(for: language << 24 | key) != nil
    }

    /// Returns the distance to a supported language, in eighths, or `nil` if it isn't below the limit, which is also in
    /// eighths.
    ///
    /// A language that reaches the limit only because of its region may or may not be returned, exactly as in ICU,
    /// because this decides which of several languages with the same distance is chosen.
    func distance(to supported: MatchingSubtags, below limit: Int) -> Int? {
      // Whole distances are compared with the rounded-up limit, because one can be below the limit by eighths only.
      let limit = (limit + LanguageDistance.one - 1) / LanguageDistance.one
      let (desired, candidate) = (tag.subtags, supported.subtags)
      let hasSameLanguage = tag.hasSameLanguage(as: supported)
      var distance = hasSameLanguage ? 0 : LanguageDistances.ofLanguages
      var pair: UInt64?
      if !distances.isEmpty || hasSameLanguage, let language, supported.isolation == .none,
        let other = candidate.language.key(width: 3)
      {
        pair = language << 24 | other
        if let found = distances.value(for: language << 24 | other) { distance = found.number(at: 0, width: 2) }
      }
      guard distance < limit else { return nil }

      var regions: PackedData.Record?
      if desired.script == candidate.script {
        // Other tables don't cover a script and itself, but regions may be distinguished in one script only.
        regions = hasSameLanguage ? self.regions(candidate.script) : nil
      } else if let pair, let found = scriptDistance(pair, desired.script, candidate.script) {
        distance += found
        regions = hasSameLanguage ? self.regions(candidate.script, isOwnPair: true) : nil
      } else {
        distance += LanguageDistances.ofScripts
        regions = hasSameLanguage ? self.regions(candidate.script) : nil
      }
      guard distance < limit else { return nil }

      if desired.region != candidate.region {
        if let regions {
          let rest = limit - distance
          guard LanguageDistances.leastOfRegions < rest else { return nil }
          distance += regionDistance(regions, to: candidate.region, below: rest)
        } else {
          distance += LanguageDistances.ofRegions
        }
      }
      let written = distance == 0 ? Int(tag.written ^ supported.written) : 0
      return distance * LanguageDistance.one + written
    }

    private func scriptDistance(_ languages: UInt64, _ desired: Subtag, _ supported: Subtag) -> Int? {
      scripts.from(languages, through: languages).first {
        $0.subtag(at: 0, width: 4) == desired && $0.subtag(at: 4, width: 4) == supported
      }?.number(at: 8, width: 2)
    }

    /// Returns the distances of regions for the language and a pair of scripts, or `nil` if all regions are equally
    /// far.
    private func regions(_ supported: Subtag, isOwnPair: Bool = false) -> PackedData.Record? {
      guard let language, let script = tag.subtags.script.key(width: 4) else { return nil }
      if let found = LanguageDistances.regions.value(for: language << 32 | script),
        found.subtag(at: 0, width: 4) == supported
      {
        return found
      }
      return isOwnPair ? nil : LanguageDistances.regions.value(for: language << 32 | LanguageDistance.anyScript)
    }

    /// Returns the largest distance between any partition of one region and any of the other, or the first that reaches
    /// the limit.
    private func regionDistance(_ regions: PackedData.Record, to region: Subtag, below limit: Int) -> Int {
      let supported = LanguageDistance.partitions(of: region)
      var largest = 0
      for row in 0..<LanguageDistance.partitionsAtMost {
        guard let desired = LanguageDistance.partition(row, partitions) else { break }
        for column in 0..<LanguageDistance.partitionsAtMost {
          guard let candidate = LanguageDistance.partition(column, supported) else { break }
          let place = 4 + desired * LanguageDistances.partitionCount + candidate
          largest = max(largest, regions.number(at: place, width: 1))
          if largest >= limit { return largest }
        }
      }
      return largest
    }
  }

  /// Returns a Boolean value indicating whether a language is Chinese according to CLDR: Chinese itself, or nearer to
  /// it than to any language of another family.
  static func isChinese(_ tag: MatchingSubtags, by tables: LanguageTables) -> Bool {
    guard tag.isolation == .none, let language = tag.subtags.language.key(width: 3) else { return false }
    if tag.subtags.language == chinese { return true }
    guard let key = chinese.key(width: 3), let found = tables.distances.value(for: language << 24 | key)
    else {
      return false
    }
    return found.number(at: 0, width: 2) <= 10
  }

  static let chinese = Subtag(literal: "zh")

  private static let anyScript: UInt64 = 0x2A20_2020
  private static let partitionsAtMost = LanguageDistances.partitionCount

  private static func partitions(of region: Subtag) -> PackedData.Record? {
    region.key(width: 3).flatMap { LanguageDistances.partitions.value(for: $0) }
  }

  /// Returns the partition at a place in a region's list. Unknown regions have a single partition, number 0.
  private static func partition(_ place: Int, _ list: PackedData.Record?) -> Int? {
    guard let list else { return place == 0 ? 0 : nil }
    let number = list.number(at: place, width: 1)
    return number > 0 ? number : nil
  }
}
