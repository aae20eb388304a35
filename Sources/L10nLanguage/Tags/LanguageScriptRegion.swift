/// The three subtags that distinguish languages, in the form used for table lookups.
struct LanguageScriptRegion: Sendable, Equatable {
  var language: Subtag
  var script: Subtag
  var region: Subtag

  static let none = LanguageScriptRegion(language: .none, script: .none, region: .none)

  /// Reads the script (4) and region (3) at a place in a record.
  init(_ language: Subtag, _ record: PackedData.Record, from place: Int) {
    self.language = language
    script = record.subtag(at: place, width: 4)
    region = record.subtag(at: place + 4, width: 3)
  }

  /// Reads the value of a record with language (3) and region (3).
  init(_ record: PackedData.Record, script: Subtag) {
    language = record.subtag(at: 0, width: 3)
    self.script = script
    region = record.subtag(at: 3, width: 3)
  }

  init(language: Subtag, script: Subtag, region: Subtag) {
    self.language = language
    self.script = script
    self.region = region
  }
}
