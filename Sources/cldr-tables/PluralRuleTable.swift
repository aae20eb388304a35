import Foundation

/// The plural rules of all languages, as Swift code: TR35 part 3, "Language Plural Rules".
enum PluralRuleTable {
  /// CLDR's order of the categories.
  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Rules that several languages share, cardinal or ordinal.
  private struct RuleSet: Hashable {
    /// The categories except `other`, with their conditions.
    var rules: [Rule]

    struct Rule: Hashable {
      var category: String
      var text: String
    }

    init(_ rules: [String: String]) {
      self.rules = categories.compactMap { category in
        guard category != "other", let rule = rules["pluralRule-count-\(category)"] else { return nil }
        return Rule(category: category, text: rule.prefix { $0 != "@" }.trimmingCharacters(in: .whitespaces))
      }
    }
  }

  static func file(from data: SupplementalData) -> CLDRFile {
    let all = (Array(data.cardinals.values) + Array(data.ordinals.values)).map(RuleSet.init)
    let sets = Set(all).sorted { order($0).lexicographicallyPrecedes(order($1)) }
    let numbers = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($1, $0) })

    var source = CLDRSource(
      data, type: "enum PluralRuleSets",
      documentation: "The distinct sets of plural rules, and which languages have them.")
    let languages = data.cardinals.map { language, rules in
      let subtags = language.split(separator: "-").map(String.init)
      let cardinal = numbers[RuleSet(rules)] ?? 0
      let ordinal = data.ordinals[language].flatMap { numbers[RuleSet($0)] } ?? 0
      return subtags[0].padded(to: 3) + (subtags.count > 1 ? subtags[1] : "").padded(to: 3)
        + digits(cardinal) + digits(ordinal)
    }
    source.add(
      "languages", keyWidth: 6, records: languages.filter { !$0.hasPrefix("und") },
      documentation: "A language and region, the number of its cardinal rules and of its ordinal ones.")
    source.add(categoryFunction(sets))
    source.add(table("categories", sets.map { mask($0.rules.map(\.category) + ["other"]) }))
    let selected = sets.map(categoriesOfIntegers)
    source.add(table("integerCategories", selected.map { mask($0.filter { !$0.value.isEmpty }.map(\.key)) }))
    source.add(soleIntegerFunction(selected))
    for (number, set) in sets.enumerated() where !set.rules.isEmpty { source.add(function(number, set)) }
    return CLDRFile(path: "Sources/L10nLanguage/Plurals/PluralRules+Generated.swift", text: source.text)
  }

  /// Returns a sort key that puts empty sets first, and orders the others by number of rules and text.
  private static func order(_ set: RuleSet) -> [String] {
    [digits(set.rules.count)] + set.rules.flatMap { [$0.text, $0.category] }
  }

  private static func digits(_ number: Int) -> String {
    precondition(number < 100)
    return (number < 10 ? "0" : "") + String(number)
  }

  /// Returns a bit for each category, the lowest for `zero`.
  private static func mask(_ names: some Sequence<String>) -> Int {
    names.reduce(0) { $0 | 1 << (categories.firstIndex(of: $1) ?? 0) }
  }

  /// Returns up to two integers from 0 below 1,000,000 for each category that select it.
  private static func categoriesOfIntegers(_ set: RuleSet) -> [String: [UInt64]] {
    let rules = set.rules.map { (category: $0.category, condition: PluralCondition($0.text)) }
    // Conditions on thousands and above are few and simple, so the ends of their ranges, wherever they recur, are
    // enough.
    let limit: UInt64 = 1_000_000
    let large = rules.flatMap(\.condition.alternatives).joined().filter {
      max($0.modulus ?? 0, $0.largestNumber) >= 1000
    }
    let ends = large.flatMap { relation in
      relation.ranges.flatMap { [$0.lowerBound, $0.upperBound] }.flatMap { end in
        Array(stride(from: end, to: limit, by: Int(relation.modulus ?? limit)))
      }
    }
    var found: [String: [UInt64]] = [:]
    for integer in Set(ends).union(0..<3000).sorted() {
      let category = rules.first { $0.condition.holds(for: integer) }?.category ?? "other"
      if found[category, default: []].count < 2 { found[category, default: []].append(integer) }
    }
    return found
  }

  private static func table(_ name: String, _ masks: [Int]) -> [String] {
    var lines = ["/// For each set a bit for each category, the lowest for `zero`.", "static let \(name): [UInt8] = ["]
    for start in stride(from: 0, to: masks.count, by: 20) {
      lines.append("  " + masks[start..<min(start + 20, masks.count)].map { "\($0)," }.joined(separator: " "))
    }
    return lines + ["]"]
  }

  private static func categoryFunction(_ sets: [RuleSet]) -> [String] {
    var lines = [
      "/// The category that a number selects by a set of rules.",
      "static func category(_ number: PluralOperands, by set: Int) -> PluralCategory {", "  switch set {",
    ]
    for (number, set) in sets.enumerated() where !set.rules.isEmpty {
      lines.append("  case \(number): set\(number)(number)")
    }
    return lines + ["  default: .other", "  }", "}"]
  }

  private static func soleIntegerFunction(_ selected: [[String: [UInt64]]]) -> [String] {
    var lines = [
      "/// The integer from 0 below 1,000,000 that alone selects a category.",
      "static func soleInteger(_ category: PluralCategory, by set: Int) -> Int? {", "  switch (set, category) {",
    ]
    for (number, found) in selected.enumerated() {
      for category in categories {
        if let integers = found[category], integers.count == 1 {
          lines.append("  case (\(number), .\(category)): \(integers[0])")
        }
      }
    }
    return lines + ["  default: nil", "  }", "}"]
  }

  private static func function(_ number: Int, _ set: RuleSet) -> [String] {
    var lines = ["private static func set\(number)(_ number: PluralOperands) -> PluralCategory {"]
    for rule in set.rules {
      lines.append("  // \(rule.category): \(rule.text)")
      for alternative in PluralCondition(rule.text).alternatives {
        for conditions in conditions(alternative) {
          lines.append("  if \(conditions.joined(separator: ", ")) { return .\(rule.category) }")
        }
      }
    }
    return lines + ["  return .other", "}"]
  }

  /// Returns the relations as conditions of `if` statements, with one statement for each range of a list.
  private static func conditions(_ relations: [PluralCondition.Relation]) -> [[String]] {
    let needsInteger = relations.contains { $0.operand == "n" && !$0.isNegated }
    var statements: [[String]] = [needsInteger ? ["number.isInteger"] : []]
    for relation in relations {
      let operand = relation.operand == "n" ? "i" : relation.operand
      let value = "number.\(operand)" + (relation.modulus.map { " % \($0)" } ?? "")
      if relation.isNegated {
        let isNumber = relation.operand == "n" && !needsInteger
        let negated = relation.ranges.map { range in
          isNumber ? "!(number.isInteger && \(test(value, range)))" : test(value, range, isNegated: true)
        }
        statements = statements.map { $0 + negated }
      } else {
        statements = statements.flatMap { statement in relation.ranges.map { statement + [test(value, $0)] } }
      }
    }
    return statements
  }

  private static func test(_ value: String, _ range: ClosedRange<UInt64>, isNegated: Bool = false) -> String {
    if range.count == 1 { return "\(value) \(isNegated ? "!=" : "==") \(range.lowerBound)" }
    return "\(isNegated ? "!" : "")(\(range.lowerBound)...\(range.upperBound)).contains(\(value))"
  }
}
