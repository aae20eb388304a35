import Foundation
import Testing

@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

@Suite("Reading a property list in binary form")
struct BinaryPropertyListReaderTests {
  /// The output of Python's `plistlib` for `{a: ascii, 한: 글 😀, n: {NSStringLocalizedFormatKey: %#@v@, v: {other: %d
  /// files, one: xxxxxxxxxxxxxxxxxxxx}}}`.
  private static let plurals =
    "YnBsaXN0MDDTAQIDBAUOUWFRbmHVXFVhc2NpadIGBwgJXxAaTlNTdHJpbmdMb2NhbGl6ZWRGb3JtYXRLZXlRdlUlI0B2QNIKCwwNU29uZVVvdGhl"
    + "cl8QFHh4eHh4eHh4eHh4eHh4eHh4eHh4WCVkIGZpbGVzZK4AACDYPd4ACA8RExYcIT5ARktPVWx1AAAAAAAAAQEAAAAAAAAADwAAAAAAAAAAAAAA"
    + "AAAAAH4="
  /// The same for `{num: 3, ok: text}`.
  private static let number = "YnBsaXN0MDDSAQIDBFNudW1Sb2sQA1R0ZXh0CA0RFBYAAAAAAAABAQAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAGw=="

  private func bytes(_ base64: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: base64))) }

  private func document(_ bytes: [UInt8]) -> BundleDocument { PropertyListReader.read(bytes, .stringsdictString) }

  @Test("texts and dictionaries are read")
  func entries() throws {
    let document = document(try bytes(Self.plurals))
    #expect(document.isSound)
    let entries = document.root?.entries ?? []
    #expect(entries.map(\.key) == ["a", "n", "한"])
    #expect(entries.map(\.value.text) == ["ascii", nil, "글 😀"])
    let variable = entries.value("n")?.entries.value("v")?.entries
    #expect(variable?.map(\.key) == ["one", "other"])
    #expect(variable?.map(\.value.text) == [String(repeating: "x", count: 20), "%d files"])
  }

  @Test("values that aren't texts are reported, and the rest is read")
  func otherValues() throws {
    let document = document(try bytes(Self.number))
    #expect(document.problems.map(\.explanation) == ["the value of 'num' is not text; make it a string"])
    #expect(document.hasAllKeys)
    #expect(document.root?.entries.value("ok")?.text == "text")
  }

  @Test("tables in this form are read, but not fixed")
  func tables() throws {
    let paths = ["en.lproj/A.stringsdict", "ko.lproj/B.strings"]
    let files = try paths.map { path in
      InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: try bytes(Self.plurals))
    }
    let catalog = CatalogReader.catalog(of: [files[0]], options: ReadingOptions(source: "en"))
    #expect(catalog.problems.isEmpty)
    #expect(catalog.messages.map(\.keyPath).contains("A.n"))
    for file in files {
      #expect(file.format?.editableTexts(in: file.bytes).isEmpty == true)
      #expect(file.format?.keyedText(of: file.bytes) == nil)
    }
  }

  @Test("a damaged file is refused, wherever it is damaged")
  func damaged() throws {
    let whole = try bytes(Self.plurals)
    for count in whole.indices { #expect(!document(Array(whole[..<max(count, 6)])).isSound) }
    for index in whole.indices.dropFirst(8) {
      for value: UInt8 in [0x00, 0x5F, 0xD1, 0xDF, 0xFF] {
        var bytes = whole
        bytes[index] = value
        _ = document(bytes)
      }
    }
  }

  @Test("reading objects that refer to themselves, or many times to each other, comes to an end")
  func hostile() throws {
    // Thirty arrays, each containing the next one fifteen times, below a dictionary whose key is the last object.
    var objects: [[UInt8]] = [[0xD1, 31, 1]]
    for index in 1...29 { objects.append([0xAE] + Array(repeating: UInt8(index + 1), count: 14)) }
    objects += [[0xA1, 30], [0x51, 0x61]]
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    bytes += places + [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count), 0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    #expect(document(bytes).problems.map(\.explanation).first?.contains("is damaged") == true)
  }
}
