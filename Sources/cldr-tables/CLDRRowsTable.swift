/// The tables of all languages, from which the tool takes those that an app's languages need.
enum CLDRRowsTable {
  static func file(from data: SupplementalData) -> CLDRFile {
    var source = CLDRSource(
      data, type: "enum CLDRRows", documentation: "CLDR's data of all languages, in the form of `LanguageTables`.")
    let likely = LikelySubtagTable.languages(from: data)
    source.add("likelySubtags", likely.alone, documentation: "A language, its likely script and its likely region.")
    source.add("likelyRegions", likely.withScript, documentation: "A language and script, and the likely region.")
    source.add(
      "likelyScripts", likely.withRegion, documentation: "A language and region, and the likely script and region.")
    source.add(
      "aliases", LanguageAliasTable.languages(from: data),
      documentation: "A language subtag, and the tag that replaces it.")
    source.add(
      "distances", LanguageDistanceTable.languages(from: data),
      documentation: "A wanted language, a supported one and their distance.")
    source.add(
      "scriptDistances", LanguageDistanceTable.scripts(from: data),
      documentation: "A wanted language and a supported one, a script of each, and the scripts' distance.")
    return CLDRFile(path: "Sources/L10nAllLanguages/CLDRRows+Generated.swift", text: source.text)
  }
}
