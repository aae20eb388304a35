/// The current names of deprecated, legacy and overlong subtags: TR35 part 1, annex C "LocaleId Canonicalization".
enum LanguageAliasTable {
  static func file(from data: SupplementalData) -> CLDRFile {
    var source = CLDRSource(
      data, type: "enum LanguageAliases",
      documentation: "The current names of deprecated, legacy and overlong tags, except languages.")

    let compounds = data.languageAliases.filter { $0.key.contains("-") }
    source.add(
      "compounds",
      lines: compounds.sorted { specificity($0.key) > specificity($1.key) }.map { "\($0.key) \($0.value.replacement)" },
      documentation: "Tags of several subtags and what replaces them, the most specific first.")

    // Codes of three letters aren't BCP 47 regions.
    let regions = data.territoryAliases.filter { $0.key.utf8.count == 2 || $0.key.allSatisfy(\.isNumber) }
    source.add(
      "regions", keyWidth: 3,
      records: regions.map { region, alias in
        // ICU's matcher replaces deprecated codes, but not numeric ones.
        let mark = alias.reason == "overlong" ? "n" : " "
        return region.padded(to: 3) + alias.replacement.prefix { $0 != " " }.description.padded(to: 3) + mark
      },
      documentation: "A region, the (first) one that replaces it, and `n` where it is only a numeric code for it.")
    let divided = regions.filter { $0.value.replacement.contains(" ") }
    let width = divided.values.map(\.replacement.utf8.count).max() ?? 0
    source.add(
      "dividedRegions", keyWidth: 3,
      records: divided.map { $0.key.padded(to: 3) + $0.value.replacement.padded(to: width) },
      documentation: "A region that became several, and all of them.")

    for (name, aliases) in [("scripts", data.scriptAliases), ("variants", data.variantAliases)] {
      source.add(
        name, keyWidth: 8, records: aliases.map { $0.key.padded(to: 8) + $0.value.replacement.padded(to: 8) },
        documentation: "One of the \(name) and what it is called now.")
    }
    return CLDRFile(path: "Sources/L10nLanguage/Tags/Aliases+Generated.swift", text: source.text)
  }

  /// The current names of languages.
  static func languages(from data: SupplementalData) -> PackedRecords {
    let languages = data.languageAliases.filter { !$0.key.contains("-") }
    return PackedRecords(
      languages.map { $0.key.padded(to: 3) + $0.value.replacement.padded(to: 7) }, keyWidth: 3)
  }

  /// Returns an order of tags in which `zh-min-nan` comes before `zh-min`, and `zh-hakka` before `und-hakka`.
  private static func specificity(_ tag: String) -> (Int, Int, String) {
    (tag.split(separator: "-").count, tag.hasPrefix("und-") ? 0 : 1, tag)
  }
}
