/// The subtags for which CLDR has data.
enum LanguageDataTable {
  static func file(from data: SupplementalData) -> CLDRFile {
    var source = CLDRSource(
      data, type: "enum LanguageData", documentation: "The languages, scripts and regions that CLDR has data for.")
    let locales = Array(data.cardinals.keys) + Array(data.parentLocales.keys) + withoutRules
    let languages = Set(locales.map { String($0.prefix { $0 != "-" }) }).subtracting(["und"])
    source.add(
      "languages", words: languages, documentation: "Languages with plural rules or a locale of their own.")
    let likely = data.likelySubtags.values.map { $0.split(separator: "-") }
    let scripts = Set(likely.map { String($0[1]) })
    source.add("scripts", words: scripts, documentation: "Scripts that some language is written in.")
    let regions = data.territoryContainment.values.reduce(Set(data.territoryContainment.keys)) { $0.union($1) }
    source.add("regions", words: regions, documentation: "Countries and what they are grouped in.")
    return CLDRFile(path: "Sources/L10nAllLanguages/LanguageData+Generated.swift", text: source.text)
  }

  /// The languages of ICU 77's locales (those with at least basic coverage in CLDR) that have no plural rules and
  /// aren't in the list of parents.
  private static let withoutRules = [
    "agq", "bas", "bgc", "ccp", "cv", "dav", "dua", "ebu", "ewo", "gaa", "guz", "ie", "kam", "kgp", "khq", "ki", "kln",
    "ksf", "lmo", "lrc", "lu", "luo", "luy", "mai", "mer", "mfe", "mgh", "mi", "mua", "mzn", "nds", "nmg", "nus", "oc",
    "qu", "raj", "rn", "rw", "sa", "sbp", "szl", "tok", "tt", "twq", "vmw", "xnr", "yav", "yrl", "za", "zgh",
  ]
}
