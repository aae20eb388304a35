import Foundation
import Testing

@testable import L10nFormats
@testable import L10nText

/// Compares what is read of all JSON files in the folder named by `I18NEXT` with what Foundation reads:
/// `I18NEXT=DIR swift test --filter I18nextCorpusTests`.
@Suite("Real files of i18next")
struct I18nextCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["I18NEXT"].map { URL(filePath: $0) }

  private static func files(_ folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == I18nextFile.fileExtension }
      .sorted { $0.path < $1.path }
  }

  @Test(
    "texts are those of a reader of JSON, unchanged files keep their bytes, and an edit changes its line only",
    .enabled(if: folder != nil))
  func judge() throws {
    let format = I18nextFormat()
    let files = Self.files(try #require(Self.folder))
    try #require(!files.isEmpty)
    var (sound, refused, texts, edits, doubts, repeated) = (0, 0, 0, 0, 0, 0)
    for file in files {
      // A link may lead nowhere.
      guard let data = try? Data(contentsOf: file) else { continue }
      let input = InputFile(path: [file.lastPathComponent], shownPath: file.path, bytes: Array(data))
      let bytes = try #require(input.text)
      let document = format.read(bytes)
      let json = try? JSONSerialization.jsonObject(with: Data(bytes))
      doubts += document.doubts.count
      repeated += document.repetitions.count
      guard document.isSound, let root = document.root, let json else {
        refused += 1
        print("\(file.path): \(document.problems.first?.explanation ?? "Foundation reads nothing")")
        continue
      }
      sound += 1
      let own = Self.texts(of: root).sorted()
      texts += own.count
      if document.repetitions.isEmpty { #expect(own == Self.texts(of: json).sorted(), "\(file.path)") }
      let keyed = try #require(format.keyedText(of: bytes, repeated: true))
      #expect(keyed.bytes(separator: format.separator) == bytes, "\(file.path)")
      let formatted = FileFormatting.formatted(bytes, in: format, ranks: [:])
      #expect(format.read(formatted.bytes).isSound, "\(file.path)")
      edits += try edit(bytes, file.path)
    }
    print(
      "\(files.count) files: \(sound) sound with \(texts) texts as in JSON, \(edits) edits in one line each, "
        + "\(refused) with mistakes, \(doubts) doubts, \(repeated) repeated keys")
  }

  private static func texts(of node: DocumentNode) -> [String] {
    switch node.content {
    case .text(let text): text.isNull || !text.map.isQuoted ? [] : [text.text]
    case .unread: []
    case .list(let items): items.flatMap(texts)
    case .mapping(let entries): entries.map(\.value).flatMap(texts)
    }
  }

  /// Returns the texts in JSON, apart from those of keys that are comments.
  private static func texts(of json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let items as [Any]: items.flatMap(texts)
    case let object as [String: Any]: object.filter { !$0.key.hasPrefix("//") }.values.flatMap(texts)
    default: []
    }
  }

  /// Adds characters to some texts, and returns the number of edits.
  private func edit(_ bytes: [UInt8], _ path: String) throws -> Int {
    let lines = LineTable(bytes)
    let texts = I18nextFormat().editableTexts(in: bytes)
    let own = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var count = 0
    for text in texts.prefix(6) {
      let end = text.text.utf8.count
      let change = TextReplacement(range: end..<end, replacement: "\"é")
      guard let edits = text.editor(in: bytes, lines: lines).changes([change], besides: [])?.map(\.edit) else {
        continue
      }
      let edited = TextEdit.apply(edits, to: bytes, in: 0..<bytes.count)
      let other = edited.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(own.count == other.count && zip(own, other).count { $0 != $1 } == 1, "\(path)")
      count += 1
    }
    return count
  }
}
