import Foundation
import Testing

@testable import L10nFormats
@testable import L10nText

/// Compares what is read of all ARB files in the folder named by `ARB` with what Foundation reads of them as JSON:
/// `ARB=DIR swift test --filter ARBCorpusTests`.
@Suite("Real ARB files")
struct ARBCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["ARB"].map { URL(filePath: $0) }

  private static func files(_ folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == ARBFile.fileExtension }
      .sorted { $0.path < $1.path }
  }

  @Test(
    "texts are those of a reader of JSON, unchanged files keep their bytes, and an edit changes its line only",
    .enabled(if: folder != nil))
  func judge() throws {
    let files = Self.files(try #require(Self.folder))
    try #require(!files.isEmpty)
    var (sound, refused, texts, edits, doubts, repeated) = (0, 0, 0, 0, 0, 0)
    for file in files {
      let input = InputFile(
        path: [file.lastPathComponent], shownPath: file.path, bytes: Array(try Data(contentsOf: file)))
      let bytes = try #require(input.text)
      let document = ARBFormat().read(bytes)
      let json = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      doubts += document.doubtsOfNotes.count
      repeated += document.repetitions.count
      guard document.isSound, let json else {
        refused += 1
        print("\(file.path): \(document.problems.first?.explanation ?? "Foundation reads no object")")
        continue
      }
      sound += 1
      let entries = document.root?.entries ?? []
      #expect(
        Set(entries.map(\.key)) == Set(json.filter { !$0.key.hasPrefix("@") && !($0.value is NSNull) }.keys),
        "\(file.path)")
      for entry in entries {
        texts += 1
        #expect(entry.value.text == json[entry.key] as? String, "\(file.path): \(entry.key)")
      }
      let format = ARBFormat()
      if let keyed = format.keyedText(of: bytes) {
        #expect(keyed.bytes(separator: format.separator) == bytes, "\(file.path)")
      }
      let formatted = FileFormatting.formatted(bytes, in: format, ranks: [:])
      #expect(format.read(formatted.bytes).isSound, "\(file.path)")
      edits += try edit(bytes, file.path)
    }
    print(
      "\(files.count) files: \(sound) sound with \(texts) texts as in JSON, \(edits) edits in one line each, "
        + "\(refused) with mistakes, \(doubts) doubts, \(repeated) repeated keys")
  }

  /// Adds a character to some texts, and returns the number of edits.
  private func edit(_ bytes: [UInt8], _ path: String) throws -> Int {
    let lines = LineTable(bytes)
    let texts = ARBFormat().editableTexts(in: bytes)
    let own = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var count = 0
    for text in texts.prefix(3) {
      let end = text.text.utf8.count
      let change = TextReplacement(range: end..<end, replacement: "\"é")
      let edits = try #require(text.editor(in: bytes, lines: lines).changes([change], besides: [])).map(\.edit)
      let edited = TextEdit.apply(edits, to: bytes, in: 0..<bytes.count)
      let other = edited.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(own.count == other.count && zip(own, other).count { $0 != $1 } == 1, "\(path)")
      count += 1
    }
    return count
  }
}
