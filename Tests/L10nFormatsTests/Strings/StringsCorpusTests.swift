import Foundation
import TestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

/// Reads all `.strings` and `.stringsdict` files in the folder named by `STRINGS`: `STRINGS=DIR swift test --filter
/// StringsCorpusTests`.
@Suite("Real .strings and .stringsdict files")
struct StringsCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["STRINGS"].map { URL(filePath: $0) }

  private static func files(_ folder: URL, _ ending: String) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == ending }
      .sorted { $0.path < $1.path }
  }

  /// Returns the result of Core Foundation's own parser, through the toolchain's `plutil`, or `nil` if it refuses the
  /// file or the file has other values than texts.
  private static func oracle<Content: Decodable>(_ file: URL) throws -> Content? {
    let run = try Command(["plutil", "-convert", "json", "-o", "-", file.path]).run()
    guard run.status == 0 else { return nil }
    return try? JSONDecoder().decode(Content.self, from: Data(run.output.utf8))
  }

  @Test(".strings files are read as by plutil, or have a problem", .enabled(if: folder != nil))
  func reading() throws {
    let folder = try #require(Self.folder)
    let files = Self.files(folder, "strings")
    try #require(!files.isEmpty)
    var (same, refused, strings, kept) = (0, 0, 0, 0)
    for file in files {
      let input = InputFile(
        path: [file.lastPathComponent], shownPath: file.path, bytes: Array(try Data(contentsOf: file)))
      let expected: [String: String]? = try Self.oracle(file)
      guard let text = input.text, case let document = StringsFormat().read(text), document.isSound else {
        refused += 1
        // Core Foundation ignores text after an entry that doesn't begin another one.
        #expect(
          expected == nil || input.text.map { !StringsFormat().read($0).problems.isEmpty } ?? true, "\(file.path)")
        continue
      }
      let entries = document.root?.entries ?? []
      let found = Dictionary(entries.map { ($0.key, $0.value.text ?? "") }) { $1 }
      #expect(expected == found || (expected == nil && found.isEmpty), "\(file.path)")
      same += 1
      strings += found.count
      if document.repetitions.isEmpty, let keyed = StringsFormat().keyedText(of: text) {
        #expect(keyed.bytes(separator: StringsFormat().separator) == text, "\(file.path)")
        kept += 1
      }
    }
    print(
      "\(files.count) files: \(same) read as plutil reads them (\(strings) strings), \(kept) kept byte for byte when "
        + "nothing changes, \(refused) with problems")
  }

  /// Run with `-c release -Xswiftc -enable-testing`, because unoptimized code is of no interest.
  @Test(".strings files are read about as fast as by Foundation, in a release build", .enabled(if: folder != nil))
  func speed() throws {
    let folder = try #require(Self.folder)
    let texts = try Self.files(folder, "strings").compactMap { file in
      InputFile(path: [file.lastPathComponent], shownPath: file.path, bytes: Array(try Data(contentsOf: file))).text
    }.filter { StringsFormat().read($0).isSound }
    let data = texts.map { Data($0) }
    func megabytesPerSecond(_ read: () throws -> Void) rethrows -> Double {
      let clock = ContinuousClock()
      var count = 0
      let time = try clock.measure {
        let end = clock.now + .seconds(2)
        while clock.now < end {
          try read()
          count += 1
        }
      }
      return Double(texts.reduce(0) { $0 + $1.count } * count) / 1_000_000 / (time / .seconds(1))
    }
    let own = megabytesPerSecond { for text in texts { _ = StringsFormat().read(text) } }
    let foundation = try megabytesPerSecond {
      for text in data { _ = try PropertyListSerialization.propertyList(from: text, format: nil) }
    }
    print(
      "read at \(own.formatted(.number.precision(.fractionLength(1)))) MB/s, by Foundation at "
        + "\(foundation.formatted(.number.precision(.fractionLength(1)))) MB/s")
    #expect(own > 0 && foundation > 0)
  }

  /// A property list of texts.
  private enum Content: Decodable, Hashable {
    case text(String)
    case dictionary([String: Content])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .dictionary(try container.decode([String: Content].self))
      }
    }

    init(_ node: DocumentNode) {
      if case .mapping(let entries) = node.content {
        self = .dictionary(Dictionary(entries.map { ($0.key, Content($0.value)) }) { $1 })
      } else {
        self = .text(node.text ?? "")
      }
    }
  }

  @Test(".stringsdict files are read as by plutil, or have a problem", .enabled(if: folder != nil))
  func plurals() throws {
    let files = Self.files(try #require(Self.folder), "stringsdict")
    var (same, refused, texts, kept) = (0, 0, 0, 0)
    for file in files {
      let input = InputFile(
        path: [file.lastPathComponent], shownPath: file.path, bytes: Array(try Data(contentsOf: file)))
      let expected: Content? = try Self.oracle(file)
      let format = StringsdictFormat()
      guard let text = input.text, case let document = format.read(text), document.isSound, let root = document.root
      else {
        refused += 1
        continue
      }
      #expect(Content(root) == expected, "\(file.path)")
      same += 1
      for value in format.editableTexts(in: text) {
        texts += 1
        let editor = value.editor(in: text, lines: LineTable(text))
        let end = value.text.utf8.count
        let change = TextReplacement(range: end..<end, replacement: "<&")
        guard let edits = editor.changes([change], besides: [])?.map(\.edit) else { continue }
        let edited = TextEdit.apply(edits, to: text, in: 0..<text.count)
        #expect(edited.count == text.count + "&lt;&amp;".utf8.count)
      }
      if document.repetitions.isEmpty, let keyed = format.keyedText(of: text) {
        #expect(keyed.bytes(separator: format.separator) == text, "\(file.path)")
        kept += 1
      }
    }
    print(
      "\(files.count) .stringsdict files: \(same) read as plutil reads them (\(texts) texts), \(kept) kept byte for byte "
        + "when nothing changes, \(refused) with problems")
  }
}
