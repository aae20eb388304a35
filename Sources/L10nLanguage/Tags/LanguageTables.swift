/// CLDR's data about languages: likely scripts and regions, current names, and distances.
///
/// Generated code has the rows that an app's own languages need. They are chosen so that a user of any language gets the
/// same match as with the rows of all languages, which only the tool has.
public struct LanguageTables: Sendable {
  /// A language, its likely script and its likely region.
  let likelySubtags: PackedData.Records
  /// A language and script, and the likely region.
  let likelyRegions: PackedData.Records
  /// A language and region, and the likely script and region. The region differs if the written one holds others.
  let likelyScripts: PackedData.Records
  /// A language subtag, and the tag that replaces it.
  let aliases: PackedData.Records
  /// A wanted language, a supported one and their distance.
  let distances: PackedData.Records
  /// A wanted language and a supported one, with a script of each and the scripts' distance.
  let scriptDistances: PackedData.Records
}

extension LanguageTables {
  /// Creates tables of records without separators, sorted by their keys. Shorter fields are followed by spaces.
  /// - Parameters:
  ///   - likelySubtags: language (3), script (4), region (3).
  ///   - likelyRegions: language (3), script (4), region (3).
  ///   - likelyScripts: language (3), region (3), script (4), region (3).
  ///   - aliases: language (3), tag (7).
  ///   - distances: wanted language (3), supported language (3), distance (2).
  ///   - scriptDistances: wanted language (3), supported language (3), wanted script (4), supported script (4),
  ///     distance (2).
  public init(
    likelySubtags: StaticString = "", likelyRegions: StaticString = "", likelyScripts: StaticString = "",
    aliases: StaticString = "", distances: StaticString = "", scriptDistances: StaticString = ""
  ) {
    self.likelySubtags = PackedData(keyWidth: 3, recordWidth: 10, likelySubtags).records
    self.likelyRegions = PackedData(keyWidth: 7, recordWidth: 10, likelyRegions).records
    self.likelyScripts = PackedData(keyWidth: 6, recordWidth: 13, likelyScripts).records
    self.aliases = PackedData(keyWidth: 3, recordWidth: 10, aliases).records
    self.distances = PackedData(keyWidth: 6, recordWidth: 8, distances).records
    self.scriptDistances = PackedData(keyWidth: 6, recordWidth: 16, scriptDistances).records
  }
}
