package import L10nLanguage

/// The rows of ``LanguageTables`` that an app needs, sorted by their keys.
///
/// A user's language can match a language of the app only if they are the same, or if CLDR has a distance from one to the
/// other. So these are the rows of the app's languages and of those that have such a distance, by all of their names. Any
/// other language matches nothing, whether it has rows or not.
package struct LanguageRows: Sendable, Equatable {
  package let likelySubtags: [String]
  package let likelyRegions: [String]
  package let likelyScripts: [String]
  package let aliases: [String]
  package let distances: [String]
  package let scriptDistances: [String]

  /// Selects the rows for an app with these languages.
  package init(for languages: [LanguageTag]) {
    let names = languages.flatMap { [$0.language, $0.canonicalized().language] }
    let own = Self.withAliases(Set(names.map(Language.init)))
    distances = Self.rows(of: CLDRRows.distances, width: 8) { own.contains($0.language(at: 3)) }
    scriptDistances = Self.rows(of: CLDRRows.scriptDistances, width: 16) { own.contains($0.language(at: 3)) }

    let near = Self.withAliases(own.union(distances.map { Language(String($0.prefix(3))) }))
    let isNear = { (row: Row) in near.contains(row.language(at: 0)) }
    likelySubtags = Self.rows(of: CLDRRows.likelySubtags, width: 10, where: isNear)
    likelyRegions = Self.rows(of: CLDRRows.likelyRegions, width: 10, where: isNear)
    likelyScripts = Self.rows(of: CLDRRows.likelyScripts, width: 13, where: isNear)
    aliases = Self.rows(of: CLDRRows.aliases, width: 10, where: isNear)
  }

  /// Returns languages with the names that replace theirs and the names that theirs replace.
  private static func withAliases(_ languages: Set<Language>) -> Set<Language> {
    var pairs: [[Language]] = []
    forEachRow(of: CLDRRows.aliases, width: 10) { pairs.append([$0.language(at: 0), $0.language(at: 3)]) }
    var names = languages
    var count = 0
    // A replacement may have a replacement itself.
    while names.count > count {
      count = names.count
      for pair in pairs where !names.isDisjoint(with: pair) { names.formUnion(pair) }
    }
    return names
  }

  private static func rows(of table: StaticString, width: Int, where isNeeded: (Row) -> Bool) -> [String] {
    var rows: [String] = []
    forEachRow(of: table, width: width) { row in
      if isNeeded(row) { rows.append(row.text) }
    }
    return rows
  }

  private static func forEachRow(of table: StaticString, width: Int, _ body: (Row) -> Void) {
    table.withUTF8Buffer { bytes in
      for start in stride(from: 0, to: bytes.count, by: width) {
        body(Row(table: bytes, start: start, end: min(start + width, bytes.count)))
      }
    }
  }
}

/// A row of one of the tables.
private struct Row {
  let table: UnsafeBufferPointer<UInt8>
  let start: Int
  let end: Int

  var text: String { String(decoding: table[start..<end], as: UTF8.self) }

  /// Returns the language at a place, without its script and region.
  func language(at place: Int) -> Language {
    Language(table, from: start + place, to: min(start + place + 3, end))
  }
}

/// A language of up to three letters. Tables have no others.
private struct Language: Hashable {
  private var letters: UInt32 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    var place = start
    while place < end, bytes[place] > UInt8(ascii: "-") {
      letters = letters << 8 | UInt32(bytes[place])
      place += 1
    }
  }

  init(_ tag: String) {
    var tag = tag
    self = tag.withUTF8 { Language($0, from: 0, to: min($0.count, 4)) }
  }
}
