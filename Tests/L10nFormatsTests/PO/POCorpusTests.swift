import Foundation
import TestSupport
import Testing

@testable import L10nFormats
@testable import L10nText

/// Compares what is read of all PO files in the folder named by `PO` with what msgfmt compiles, and what is written with
/// what msgcat writes: `scripts/judge-po.sh DIR`.
@Suite("Real PO files")
struct POCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["PO"].map { URL(filePath: $0) }

  private static func files(_ folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { BundleFormats.format(ofFile: $0.lastPathComponent)?.id == .po }.sorted { $0.path < $1.path }
  }

  /// Returns the texts of a compiled catalog by their keys, with plural forms after NUL (GNU gettext manual, "The Format
  /// of GNU MO Files"), or `nil` if msgfmt refuses the file.
  private static func judgment(_ file: URL, checks: Bool = false) throws -> [String: String]? {
    let scratch = try ScratchDirectory()
    let compiled = scratch.directory.appending(path: "a.mo")
    let arguments = ["msgfmt", "--use-fuzzy", checks ? "--check" : "", "-o", compiled.path, file.path]
    guard try Command(arguments.filter { !$0.isEmpty }).run().status == 0 else { return nil }
    let bytes = Array(try Data(contentsOf: compiled))
    func number(_ index: Int) -> Int { bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | Int($1) } }
    func text(_ index: Int) -> String {
      String(decoding: bytes[number(index + 4)..<number(index + 4) + number(index)], as: UTF8.self)
    }
    return Dictionary(
      uniqueKeysWithValues: (0..<number(8)).map { (text(number(12) + $0 * 8), text(number(16) + $0 * 8)) })
  }

  /// Returns the texts of a file in the same form.
  private static func texts(_ bytes: [UInt8]) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in POScanner(bytes).entries where !entry.isUntranslated {
      guard let key = entry.key, !entry.isHeader else { continue }
      texts[key + (entry.pluralID.map { "\0" + ($0.text ?? "") } ?? "")] =
        entry.translations.map { $0.text.text ?? "" }.joined(separator: "\0")
    }
    return texts
  }

  @Test("texts are those of msgfmt, and a file in which nothing changes keeps its bytes", .enabled(if: folder != nil))
  func reading() throws {
    let files = Self.files(try #require(Self.folder))
    try #require(!files.isEmpty)
    var (same, refused, onlyHere, strings, kept) = (0, 0, 0, 0, 0)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      let document = POReader.read(bytes)
      guard var judgment = try Self.judgment(file) else {
        refused += 1
        let isReported = !document.isSound || !document.repetitions.isEmpty || !document.doubts.isEmpty
        #expect(isReported, "msgfmt refuses \(file.path)")
        continue
      }
      if !document.isSound {
        onlyHere += 1
        print("\(file.path): \(document.illFormed?.explanation ?? document.problems.first?.explanation ?? "")")
        continue
      }
      judgment[""] = nil
      let texts = Self.texts(bytes)
      strings += texts.count
      // Texts with conversions that depend on the system are in another table of a compiled catalog.
      let differences = Set(texts.keys).union(judgment.keys).filter { key in
        texts[key] != judgment[key] && !key.contains("<PRI") && texts[key]?.contains("%I") != true
      }
      #expect(differences.isEmpty, "\(file.path)")
      same += 1
      guard let keyed = POFormat().keyedText(of: bytes, repeated: true) else { continue }
      #expect(keyed.bytes(separator: POFormat().separator) == bytes, "\(file.path)")
      kept += 1
    }
    print(
      "\(files.count) files: \(same) read as msgfmt reads them (\(strings) entries), \(kept) kept byte for byte; "
        + "\(refused) refused by both, \(onlyHere) only here")
  }

  @Test("texts are broken into lines as by msgcat", .enabled(if: folder != nil))
  func wrapping() throws {
    var (count, others) = (0, 0)
    for file in Self.files(try #require(Self.folder)) {
      let normal = Array(try Command(["msgcat", "--force-po", file.path]).run().output.utf8)
      for entry in POScanner(normal).entries where !entry.isHeader && !entry.flags(in: normal).keepsLines {
        for translation in entry.translations {
          guard let text = translation.text.text else { continue }
          count += 1
          let keyword = translation.form.map { "msgstr[\($0)]" } ?? "msgstr"
          let lines = POString.lines(keyword, text).joined(separator: "\n")
          let wanted = "\(keyword) \(String(decoding: normal[translation.text.range], as: UTF8.self))"
          guard lines != wanted else { continue }
          others += 1
          if others <= 40 { print("\(file.path):\n\(wanted)\n\(lines)") }
        }
      }
    }
    print("\(count) texts, \(others) with other lines than msgcat's")
    #expect(others * 1_000 < count)
  }

  @Test("an edit changes its own lines, and msgfmt reads the new text", .enabled(if: folder != nil))
  func editing() throws {
    let scratch = try ScratchDirectory()
    let copy = scratch.directory.appending(path: "a.po")
    var count = 0
    for file in Self.files(try #require(Self.folder)) {
      let bytes = Array(try Data(contentsOf: file))
      // Without an encoding in its header, a file can't have other characters than those of ASCII.
      guard POReader.read(bytes).isSound, String(decoding: bytes, as: UTF8.self).contains(/charset=utf-8/.ignoresCase())
      else {
        continue
      }
      let texts = POText.translations(in: bytes)
      guard !texts.isEmpty, let before = try Self.judgment(file) else { continue }
      let text = texts[texts.count / 2]
      // Line feeds at its ends are those of the original text.
      guard text.text.unicodeScalars.count > 1 else { continue }
      var new = text.text
      new.insert(contentsOf: " \"\\ 가나다 ", at: new.index(after: new.startIndex))
      let editor = text.editor(in: bytes, lines: LineTable(bytes))
      let way = try #require(editor.replacing(text.text, with: new).first, "\(file.path)")
      let edited = TextEdit.apply(way, to: bytes, in: 0..<bytes.count)
      try Data(edited).write(to: copy)
      let after = try #require(try Self.judgment(copy), "\(file.path)")
      #expect(before.count { after[$0.key] != $0.value } == 1, "\(file.path)")
      #expect(after.values.contains { $0.split(separator: "\0").contains(new[...]) }, "\(file.path)")
      count += 1
    }
    print("\(count) files with an edited text")
  }
}
