/// The likely script and region of each language: TR35 part 1, "Likely Subtags".
enum LikelySubtagTable {
  static func file(from data: SupplementalData) -> CLDRFile {
    let entries = entries(of: data).filter(\.key.language.isEmpty)
    var source = CLDRSource(
      data, type: "enum LikelySubtags", documentation: "The meaning of a script, a region or both without a language.")
    source.add(
      "byScript", keyWidth: 4,
      records: entries.filter(\.key.region.isEmpty).filter { !$0.key.script.isEmpty }.map {
        $0.key.script + $0.value.paddedLanguage + $0.value.paddedRegion
      },
      documentation: "A script, and the likely language and region.")
    source.add(
      "byRegion", keyWidth: 3,
      records: entries.filter(\.key.script.isEmpty).filter { !$0.key.region.isEmpty }.map {
        $0.key.paddedRegion + $0.value.paddedLanguage + $0.value.script + $0.value.paddedRegion
      },
      documentation: "A region, and the likely language, script and region.")
    source.add(
      "byScriptAndRegion", keyWidth: 7,
      records: entries.filter { !$0.key.script.isEmpty && !$0.key.region.isEmpty }.map {
        $0.key.script + $0.key.paddedRegion + $0.value.paddedLanguage + $0.value.paddedRegion
      },
      documentation: "A script and region, and the likely language and region.")
    source.add(
      "macroRegions", keyWidth: 3, records: data.territoryContainment.keys.map { $0.padded(to: 3) },
      documentation: "Regions that hold others, and may give way to a likely one.")
    return CLDRFile(path: "Sources/L10nLanguage/Tags/LikelySubtags+Generated.swift", text: source.text)
  }

  /// The tables of languages: by the language alone, with a script, and with a region.
  static func languages(
    from data: SupplementalData
  ) -> (alone: PackedRecords, withScript: PackedRecords, withRegion: PackedRecords) {
    let entries = entries(of: data).filter { !$0.key.language.isEmpty }
    precondition(entries.allSatisfy { $0.key.language == $0.value.language }, "a language implies itself")
    return (
      PackedRecords(
        entries.filter { $0.key.script.isEmpty && $0.key.region.isEmpty }.map {
          $0.key.paddedLanguage + $0.value.script + $0.value.paddedRegion
        }, keyWidth: 3),
      PackedRecords(
        entries.filter { !$0.key.script.isEmpty }.map {
          $0.key.paddedLanguage + $0.key.script + $0.value.paddedRegion
        }, keyWidth: 7),
      PackedRecords(
        entries.filter { !$0.key.region.isEmpty }.map {
          $0.key.paddedLanguage + $0.key.paddedRegion + $0.value.script + $0.value.paddedRegion
        }, keyWidth: 6)
    )
  }

  /// Returns the full tags by those that lack some subtags.
  private static func entries(of data: SupplementalData) -> [Subtags: Subtags] {
    var entries: [Subtags: Subtags] = [:]
    for (from, to) in data.likelySubtags {
      entries[Subtags(from)] = Subtags(to)
    }
    // If a region alone implies a language, the region together with that language's script does so, too. ICU adds such
    // entries to its data, and the matcher must agree with ICU.
    for (from, to) in data.likelySubtags {
      let key = Subtags(from)
      guard key.language.isEmpty, key.script.isEmpty else { continue }
      let target = Subtags(to)
      entries[Subtags(language: "", script: target.script, region: target.region)] = target
    }
    // Entries that ICU's data, which comes from CLDR's XML, has in addition to the JSON.
    for (from, to) in ["und-Latn": "en-Latn-US", "und-Latn-RS": "sr-Latn-RS"] where entries[Subtags(from)] == nil {
      entries[Subtags(from)] = Subtags(to)
    }
    precondition(entries.allSatisfy { $0.key.script.isEmpty || $0.key.script == $0.value.script }, "another script")
    return entries
  }

  private struct Subtags: Hashable {
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

    var paddedLanguage: String { (language.isEmpty ? "und" : language).padded(to: 3) }
    var paddedRegion: String { region.padded(to: 3) }
  }
}
