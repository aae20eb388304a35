/// Distances between languages, scripts and regions: TR35 part 1, "Language Matching".
///
/// The rules are in CLDR's order: languages before scripts before regions. The first rule that matches is used.
enum LanguageDistanceTable {
  static func file(from data: SupplementalData) -> CLDRFile {
    let rules = data.languageMatching.languageMatch.map(Rule.init)
    let variables = rules.filter { $0.desired.count == 3 }.flatMap { [$0.desired[2], $0.supported[2]] }
    let named = variables.filter { $0 != "*" && !$0.hasPrefix("$") }
    let partitions = RegionPartitions(data, named: Set(named))

    var source = CLDRSource(
      data, type: "enum LanguageDistances", documentation: "Distances between regions, and those that no rule is for.")
    let defaults = (1...3).map { count in
      rules.first { $0.desired == Array(repeating: "*", count: count) }?.distance ?? 0
    }
    let smallest = rules.filter { $0.desired.count == 3 }.map(\.distance).min() ?? 0
    source.add([
      "/// Between languages, scripts and regions that no rule is for.",
      "static let ofLanguages = \(defaults[0]), ofScripts = \(defaults[1]), ofRegions = \(defaults[2])",
      "/// The least that different regions of a language with rules of its own are apart.",
      "static let leastOfRegions = \(smallest)",
    ])

    // 0 is for regions that CLDR doesn't know.
    let regions = partitions.ofRegion.map { (region: String, numbers: [Int]) -> String in
      let digits = numbers.map { String($0 + 1) }.joined()
      return region.padded(to: 3) + digits.padded(to: partitions.count)
    }
    precondition(partitions.count < 9, "a partition's number takes one digit")
    source.add(
      "partitions", keyWidth: 3, records: regions, documentation: "A region and the partitions that it overlaps.")
    source.add([
      "/// The number of partitions, including the one of unknown regions.",
      "static let partitionCount = \(partitions.count + 1)",
    ])
    source.add(
      "regions", keyWidth: 7, records: regionRecords(rules, scriptRules(rules), partitions, ofRegions: defaults[2]),
      documentation: """
        A language, the wanted script, the supported one (both `*` for any), then for each wanted partition the distance \
        to each supported one.
        """)

    let paradigms = data.languageMatching.paradigmLocales.locales.map { locale in
      let subtags = locale.split(separator: "-").map(String.init)
      let likely = (data.likelySubtags[locale] ?? data.likelySubtags[subtags[0]] ?? "").split(separator: "-")
      let region = subtags.count > 1 ? subtags[1] : String(likely[2])
      return subtags[0].padded(to: 3) + region.padded(to: 3) + likely[1]
    }
    source.add(
      "paradigms", keyWidth: 6, records: paradigms,
      documentation: "The language, region and script of locales that are preferred where others are as near.")
    return CLDRFile(path: "Sources/L10nLanguage/Matching/LanguageMatching+Generated.swift", text: source.text)
  }

  /// The distances between languages.
  static func languages(from data: SupplementalData) -> PackedRecords {
    var distances: [String: String] = [:]
    for rule in data.languageMatching.languageMatch.map(Rule.init)
    where rule.desired.count == 1 && rule.desired != ["*"] {
      for rule in rule.directions { distances.addIfAbsent(rule.languages, digits(rule.distance)) }
    }
    return PackedRecords(distances.map { $0.key + $0.value }, keyWidth: 6)
  }

  /// The distances between scripts of two languages, or of one.
  static func scripts(from data: SupplementalData) -> PackedRecords {
    var distances: [String: String] = [:]
    for rule in scriptRules(data.languageMatching.languageMatch.map(Rule.init)).flatMap(\.directions) {
      distances.addIfAbsent(rule.languages + rule.desired[1] + rule.supported[1], digits(rule.distance))
    }
    return PackedRecords(distances.map { $0.key + $0.value }, keyWidth: 6, repeatsKeys: true)
  }

  private static func scriptRules(_ rules: [Rule]) -> [Rule] {
    rules.filter { $0.desired.count == 2 && $0.desired[1] != "*" }
  }

  /// Returns all distances between partitions, for each language (and pair of scripts) with rules for its regions.
  private static func regionRecords(
    _ rules: [Rule], _ scriptRules: [Rule], _ partitions: RegionPartitions, ofRegions: Int
  ) -> [String] {
    var distances: [String: [[Int]: Int]] = [:]
    for rule in rules where rule.desired.count == 3 && rule.desired[0] != "*" {
      precondition(rule.desired[0] == rule.supported[0], "rules for regions are for one language")
      var nodes = [rule.desired[0].padded(to: 3) + rule.desired[1].padded(to: 4) + rule.supported[1].padded(to: 4)]
      if rule.desired[1] == "*" {
        // A rule for any script also applies to each pair of scripts with a distance of its own.
        nodes += scriptRules.flatMap(\.directions).filter {
          $0.desired[0] == rule.desired[0] && $0.supported[0] == rule.desired[0]
        }.map { $0.desired[0].padded(to: 3) + $0.desired[1] + $0.supported[1] }
      }
      for rule in rule.directions {
        for node in nodes {
          for desired in Self.partitions(rule.desired[2], partitions) {
            for supported in Self.partitions(rule.supported[2], partitions) {
              distances[node, default: [:]].addIfAbsent([desired, supported], rule.distance)
            }
          }
        }
      }
    }
    return distances.map { node, found in
      let fallback = found[[-1, -1]] ?? ofRegions
      let all = (0...partitions.count).flatMap { desired in
        (0...partitions.count).map { supported in found[[desired, supported]] ?? fallback }
      }
      precondition(all.allSatisfy { $0 < 10 }, "a distance of regions takes one digit")
      return node + all.map(String.init).joined()
    }
  }

  /// Returns the numbers of a variable's partitions, counted from 1; -1 for any.
  private static func partitions(_ variable: String, _ partitions: RegionPartitions) -> [Int] {
    if variable == "*" { return [-1] }
    return (partitions.ofVariable[variable] ?? []).map { $0 + 1 }.sorted()
  }

  private static func digits(_ number: Int) -> String {
    precondition(number < 100)
    return (number < 10 ? "0" : "") + String(number)
  }

  private struct Rule {
    var desired: [String]
    var supported: [String]
    var distance: Int
    var isOneWay: Bool

    init(_ rule: SupplementalData.LanguageMatching.Rule) {
      desired = rule.desired.split(separator: "-").map(String.init)
      supported = rule.supported.split(separator: "-").map(String.init)
      distance = rule.distance
      isOneWay = rule.isOneWay ?? false
    }

    /// The rule, and also its reverse unless it is one-way.
    var directions: [Rule] {
      var reversed = self
      (reversed.desired, reversed.supported) = (supported, desired)
      return isOneWay ? [self] : [self, reversed]
    }

    /// The wanted and the supported language.
    var languages: String {
      desired[0].padded(to: 3) + supported[0].padded(to: 3)
    }
  }
}

extension Dictionary {
  fileprivate mutating func addIfAbsent(_ key: Key, _ value: Value) {
    if self[key] == nil { self[key] = value }
  }
}
