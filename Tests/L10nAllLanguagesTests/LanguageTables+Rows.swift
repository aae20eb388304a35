@testable import L10nAllLanguages
@testable import L10nLanguage

extension LanguageTables {
  /// The tables of an app whose generated code has these rows.
  init(_ rows: LanguageRows) {
    self.init(
      likelySubtags: .kept(rows.likelySubtags, like: Self.all.likelySubtags),
      likelyRegions: .kept(rows.likelyRegions, like: Self.all.likelyRegions),
      likelyScripts: .kept(rows.likelyScripts, like: Self.all.likelyScripts),
      aliases: .kept(rows.aliases, like: Self.all.aliases),
      distances: .kept(rows.distances, like: Self.all.distances),
      scriptDistances: .kept(rows.scriptDistances, like: Self.all.scriptDistances))
  }
}

extension PackedData.Records {
  /// Returns records in memory that is never freed, as that of a literal.
  fileprivate static func kept(_ rows: [String], like other: Self) -> Self {
    let bytes = Array(rows.joined().utf8)
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    start.initialize(from: bytes, count: bytes.count)
    return Self(start: start, count: rows.count, keyWidth: other.keyWidth, recordWidth: other.recordWidth)
  }
}
