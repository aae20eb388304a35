/// CLDR's own examples for each plural rule, for the tests.
enum PluralSampleTable {
  static func file(from data: SupplementalData) -> CLDRFile {
    var source = CLDRSource(
      data, type: "enum PluralSamples", documentation: "CLDR's examples of numbers for each plural category.")
    for (name, rules) in [("cardinals", data.cardinals), ("ordinals", data.ordinals)] {
      var languages: [[String]: [String]] = [:]
      for (language, rules) in rules where language != "und" {
        let samples = rules.map { key, rule in
          let category = key.split(separator: "-").last ?? ""
          return "\(category) \(rule.drop { $0 != "@" })"
        }
        languages[samples.sorted(), default: []].append(language)
      }
      let blocks = languages.map { ["# " + $0.value.sorted().joined(separator: " ")] + $0.key }
      source.add(
        name, lines: blocks.sorted { $0[0] < $1[0] }.flatMap(\.self),
        documentation: "Languages, then the samples of their categories.")
    }
    return CLDRFile(
      path: "Tests/L10nLanguageTests/Plurals/PluralSamples+Generated.swift", text: source.text)
  }
}
