import Foundation
import Testing

@testable import cldr_tables

@Suite("The generated tables")
struct CLDRTablesTests {
  static let source = ProcessInfo.processInfo.environment["CLDR_JSON"]

  @Test("are those that CLDR's data give", .enabled(if: source != nil, "CLDR_JSON names no folder"))
  func fresh() throws {
    let source = try #require(Self.source)
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    for file in try CLDRTables.files(from: SupplementalData(folder: URL(fileURLWithPath: source))) {
      let written = try? String(contentsOf: package.appendingPathComponent(file.path), encoding: .utf8)
      #expect(written == file.text, "\(file.path) is out of date; run: swift run cldr-tables '\(source)'")
    }
  }
}
