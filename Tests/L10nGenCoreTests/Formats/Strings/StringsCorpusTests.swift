import Foundation
import TestSupport
import Testing

@testable import L10nGenCore

/// All `.strings` files in the folder that `STRINGS` names: `STRINGS=DIR swift test --filter StringsCorpusTests`.
@Suite("Real .strings files")
struct StringsCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["STRINGS"].map { URL(filePath: $0) }

  private static func files(_ folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "strings" }
      .sorted { $0.path < $1.path }
  }

  /// What Core Foundation's own parser reads, through the toolchain's `plutil`; `nil` if it refuses the file or the file
  /// holds more than texts.
  private static func oracle(_ file: URL) throws -> [String: String]? {
    let run = try Command(["plutil", "-convert", "json", "-o", "-", file.path]).run()
    guard run.status == 0 else { return nil }
    return try? JSONDecoder().decode([String: String].self, from: Data(run.output.utf8))
  }

  @Test("are read as plutil reads them, or have a problem", .enabled(if: folder != nil))
  func reading() throws {
    let folder = try #require(Self.folder)
    let files = Self.files(folder)
    try #require(!files.isEmpty)
    var (same, refused, strings) = (0, 0, 0)
    for file in files {
      let input = InputFile(
        path: [file.lastPathComponent], shownPath: file.path, bytes: Array(try Data(contentsOf: file)))
      let expected = try Self.oracle(file)
      guard let text = input.text, case let document = StringsReader.read(text), document.isSound else {
        refused += 1
        // Core Foundation ignores what follows an entry and begins no other one.
        #expect(expected == nil || input.text.map { !StringsReader.read($0).problems.isEmpty } ?? true, "\(file.path)")
        continue
      }
      let entries = document.root?.entries ?? []
      let found = Dictionary(entries.map { ($0.key, $0.value.text ?? "") }) { $1 }
      #expect(expected == found || (expected == nil && found.isEmpty), "\(file.path)")
      same += 1
      strings += found.count
      if document.repetitions.isEmpty, let keyed = StringsFormat().keyedText(of: text) {
        #expect(keyed.bytes(separator: StringsFormat().separator) == text, "\(file.path)")
      }
    }
    print("\(files.count) files: \(same) read as plutil reads them (\(strings) strings), \(refused) with problems")
  }
}
