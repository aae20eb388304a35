import Foundation
import Testing

@testable import cldr_tables

@Suite("The generated tables")
struct CLDRTablesTests {
  static let source = ProcessInfo.processInfo.environment["CLDR_JSON"]

  @Test("the tables are those that CLDR's data produces", .enabled(if: source != nil, "CLDR_JSON names no folder"))
  func fresh() throws {
    let source = try #require(Self.source)
    for file in try CLDRTables.files(from: SupplementalData(folder: URL(fileURLWithPath: source))) {
      let written = try? String(contentsOf: Self.package.appendingPathComponent(file.path), encoding: .utf8)
      #expect(written == file.text, "\(file.path) is out of date; run: swift run cldr-tables '\(source)'")
    }
  }

  @Test("the tables state the source of their data, its licence and the command that generates them")
  func headers() throws {
    let tables = try Self.tables(of: "L10nLanguage") + Self.tables(of: "L10nAllLanguages")
    #expect(tables.count == 6)
    for (name, text) in tables {
      let header = text.split(separator: "\n").prefix(3).joined(separator: "\n")
      #expect(header.contains("the Unicode CLDR, version "), "\(name)")
      #expect(header.contains("Unicode License V3"), "\(name)")
      #expect(header.contains("swift run cldr-tables"), "\(name)")
    }
  }

  @Test("the tables that every app has are less than 60 KB of source")
  func size() throws {
    // The app's read-only data is text here, with indentation and the code around it.
    #expect(try Self.tables(of: "L10nLanguage").reduce(0) { $0 + $1.text.utf8.count } < 60_000)
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the committed tables of a module.
  private static func tables(of module: String) throws -> [(name: String, text: String)] {
    let folder = package.appendingPathComponent("Sources").appendingPathComponent(module)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix("+Generated.swift") }.sorted().map { path in
      (path, try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }
}
