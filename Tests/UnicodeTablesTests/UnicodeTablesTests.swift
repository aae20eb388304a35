import Foundation
import Testing

@testable import unicode_tables

@Suite("The tables of characters")
struct UnicodeTablesTests {
  static let source = ProcessInfo.processInfo.environment["UCD"]

  @Test(
    "the tables are those that Unicode's character database produces",
    .enabled(if: source != nil, "UCD names no folder of Unicode's character database"))
  func fresh() throws {
    let source = try #require(Self.source)
    for file in try UnicodeTables.files(from: CharacterDatabase(folder: URL(fileURLWithPath: source))) {
      let written = try? String(contentsOf: Self.package.appendingPathComponent(file.path), encoding: .utf8)
      #expect(written == file.text, "\(file.path) is out of date; run: swift run unicode-tables '\(source)'")
    }
  }

  @Test("the tables state the source of their data, its licence and the command that generates them")
  func headers() throws {
    let tables = try Self.tables()
    #expect(tables.count == 5)
    for (name, text) in tables {
      let header = text.split(separator: "\n").prefix(3).joined(separator: "\n")
      #expect(header.contains("the Unicode Character Database, version "), "\(name)")
      #expect(header.contains("Unicode License V3"), "\(name)")
      #expect(header.contains("swift run unicode-tables"), "\(name)")
    }
  }

  @Test("a set of code points is written as its ranges")
  func ranges() {
    #expect(
      UnicodeSource.ranges([0x41, 0x300, 0x301, 0x302, 0x305, 0x10FFFF]) == ["41", "300-302", "305", "10FFFF"])
    #expect(UnicodeSource.ranges([]) == [])
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the library's committed tables.
  private static func tables() throws -> [(name: String, text: String)] {
    let folder = package.appendingPathComponent("Sources/L10nText/Characters")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix("+Generated.swift") }.sorted().map { name in
      (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }
}
