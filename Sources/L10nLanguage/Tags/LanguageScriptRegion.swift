/// The three subtags that distinguish languages, in the form used for table lookups.
struct LanguageScriptRegion: Sendable, Hashable {
  var language: Subtag
  var script: Subtag
  var region: Subtag

  static let none = LanguageScriptRegion(language: .none, script: .none, region: .none)

  /// Reads the value of a record with language (3), script (4) and region (3).
  init(_ record: PackedData.Record) {
    language = record.subtag(at: 0, width: 3)
    script = record.subtag(at: 3, width: 4)
    region = record.subtag(at: 7, width: 3)
  }

  init(language: Subtag, script: Subtag, region: Subtag) {
    self.language = language
    self.script = script
    self.region = region
  }
}
