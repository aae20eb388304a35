/// CLDR's own examples for each plural rule, which the tests go by.
enum PluralSampleTable {
  static func file(from data: SupplementalData) -> GeneratedFile {
    var source = GeneratedSource(
      data, enumName: "PluralSamples", documentation: "CLDR's examples of numbers for each plural category.")
    for (name, rules) in [("cardinals", data.cardinals), ("ordinals", data.ordinals)] {
      var languages: [String: [String]] = [:]
      for (language, rules) in rules where language != "und" {
        let samples = rules.map { category, rule in
          category.drop { $0 != "t" }.dropFirst(2) + " " + rule.drop { $0 != "@" }
        }
        languages[samples.sorted().joined(separator: "\n"), default: []].append(language)
      }
      let blocks = languages.map { (languages: $0.value.sorted().joined(separator: " "), samples: $0.key) }
      source.add(
        name,
        lines: blocks.sorted { $0.languages < $1.languages }.map {
          "# \($0.languages)\n    " + $0.samples.replacing("\n", with: "\n    ")
        },
        documentation: "Languages, then the samples of their categories.")
    }
    return GeneratedFile(
      path: "Tests/L10nLanguageTests/Plurals/PluralSamples+Generated.swift", text: source.text)
  }
}
