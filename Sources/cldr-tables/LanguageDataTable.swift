/// Which subtags CLDR has data for.
enum LanguageDataTable {
  static func file(from data: SupplementalData) -> GeneratedFile {
    var source = GeneratedSource(
      data, enumName: "LanguageData", documentation: "The languages, scripts and regions that CLDR has data for.")
    let languages = data.cardinals.keys.filter { $0 != "und" && !$0.contains("-") }
    source.add(
      "languages", keyWidth: 3, records: languages.map { $0.padded(to: 3) },
      documentation: "Languages with plural rules.")
    let likely = data.likelySubtags.values.map { $0.split(separator: "-") }
    let scripts = Set(likely.map { String($0[1]) })
    source.add("scripts", keyWidth: 4, records: scripts, documentation: "Scripts that some language is written in.")
    let regions = data.territoryContainment.values.reduce(Set(data.territoryContainment.keys)) { $0.union($1) }
    source.add(
      "regions", keyWidth: 3, records: regions.map { $0.padded(to: 3) },
      documentation: "Countries and what they are grouped in.")
    return GeneratedFile(path: "Sources/L10nLanguage/Tags/LanguageData+Generated.swift", text: source.text)
  }
}
