/// The likely script and region of each language: TR35 part 1, "Likely Subtags".
enum LikelySubtagTable {
  static func file(from data: SupplementalData) -> CLDRFile {
    var entries: [Key: String] = [:]
    for (from, to) in data.likelySubtags {
      entries[Key(from)] = packed(to)
    }
    // If a region alone implies a language, the region together with that language's script does so, too. ICU adds such
    // entries to its data, and the matcher must agree with ICU.
    for (from, to) in data.likelySubtags {
      let key = Key(from)
      guard key.language.isEmpty, key.script.isEmpty else { continue }
      let target = Key(to)
      entries[Key(language: "", script: target.script, region: target.region)] = packed(to)
    }
    // Entries that ICU's data, which comes from CLDR's XML, has in addition to the JSON.
    for (from, to) in ["und-Latn": "en-Latn-US", "und-Latn-RS": "sr-Latn-RS"] where entries[Key(from)] == nil {
      entries[Key(from)] = packed(to)
    }

    var source = CLDRSource(
      data, enumName: "LikelySubtags",
      documentation: "The language, script and region that a tag lacking some of them likely means.")
    func add(
      _ name: String, keyWidth: Int, documentation: String, where isMember: (Key) -> Bool, key: (Key) -> String,
      value: (String) -> String = { $0 }
    ) {
      let records = entries.filter { isMember($0.key) }.map { key($0.key) + value($0.value) }
      source.add(name, keyWidth: keyWidth, records: records, documentation: documentation)
    }
    add(
      "byLanguage", keyWidth: 3, documentation: "A language, its script and its region.",
      where: { !$0.language.isEmpty && $0.script.isEmpty && $0.region.isEmpty }, key: { $0.language.padded(to: 3) },
      // A language always implies itself.
      value: { String($0.dropFirst(3)) })
    add(
      "byLanguageAndScript", keyWidth: 7, documentation: "A language (or none) and script, and what they mean.",
      where: { !$0.script.isEmpty && $0.region.isEmpty }, key: { $0.language.padded(to: 3) + $0.script })
    add(
      "byLanguageAndRegion", keyWidth: 6, documentation: "A language (or none) and region, and what they mean.",
      where: { $0.script.isEmpty && !$0.region.isEmpty },
      key: { $0.language.padded(to: 3) + $0.region.padded(to: 3) })
    add(
      "byScriptAndRegion", keyWidth: 7, documentation: "A script and region, and what they mean without a language.",
      where: { $0.language.isEmpty && !$0.script.isEmpty && !$0.region.isEmpty },
      key: { $0.script + $0.region.padded(to: 3) })
    source.add(
      "macroRegions", keyWidth: 3, records: data.territoryContainment.keys.map { $0.padded(to: 3) },
      documentation: "Regions that hold others, and may give way to a likely one.")
    return CLDRFile(path: "Sources/L10nLanguage/Tags/LikelySubtags+Generated.swift", text: source.text)
  }

  /// Returns the language (3), script (4) and region (3).
  private static func packed(_ identifier: String) -> String {
    let key = Key(identifier)
    return (key.language.isEmpty ? "und" : key.language).padded(to: 3) + key.script + key.region.padded(to: 3)
  }

  private struct Key: Hashable {
    var language: String
    var script: String
    var region: String

    init(language: String, script: String, region: String) {
      self.language = language
      self.script = script
      self.region = region
    }

    init(_ identifier: String) {
      let subtags = identifier.split(separator: "-").map(String.init)
      language = subtags[0] == "und" ? "" : subtags[0]
      script = subtags.dropFirst().first { $0.utf8.count == 4 } ?? ""
      region = subtags.dropFirst().first { $0.utf8.count != 4 } ?? ""
    }
  }
}
