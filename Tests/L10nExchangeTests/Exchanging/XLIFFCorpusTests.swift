import Foundation
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nText

/// XLIFF files from other projects: `XLIFF=DIR swift test --filter XLIFFCorpusTests` uses every folder below `DIR` that
/// contains XLIFF files and a folder `Source Contents`, as Xcode exports them.
@Suite("XLIFF files by Xcode", .enabled(if: ProcessInfo.processInfo.environment["XLIFF"] != nil))
struct XLIFFCorpusTests {
  private static var exports: [(sources: URL, files: [URL])] {
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["XLIFF"] ?? "")
    let all = (manager.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }) ?? []
    return all.filter { $0.lastPathComponent == "Source Contents" }.map { sources in
      let parent = sources.deletingLastPathComponent()
      let beside = (try? manager.contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)) ?? []
      return (sources, beside.filter { $0.pathExtension == "xliff" }.sorted { $0.path < $1.path })
    }
  }

  @Test("the catalogs with the imported files are exported with the same bytes")
  func sameBytes() throws {
    var count = 0
    for (sources, files) in Self.exports {
      let catalogs =
        (FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcstrings" }
      for file in files {
        let input = InputFile(
          path: [file.lastPathComponent], shownPath: file.path, bytes: Array(try Data(contentsOf: file)))
        let originals = XLIFFReader.read(input.text ?? []).files.map(\.original)
        let project = try catalogs.map { url in
          let original = originals.first { $0.hasSuffix(url.lastPathComponent) } ?? url.lastPathComponent
          return InputFile(
            path: original.split(separator: "/").map(String.init), shownPath: original,
            bytes: Array(try Data(contentsOf: url)))
        }
        let options = ReadingOptions(source: "en")
        let imported = UnitImport([input], into: project, options: options, base: ".")
        #expect(imported.refused.isEmpty && imported.mistakes.isEmpty, "\(file.path)")
        let after = project.map { old in
          imported.changes.first { $0.path == old.path }.map {
            InputFile(path: old.path, shownPath: old.shownPath, bytes: $0.new)
          } ?? old
        }
        let language = try #require(XLIFFReader.read(input.text ?? []).files.first?.target)
        let catalog = CatalogReader.catalog(of: after, options: options)
        let units = ProjectUnits(of: catalog, in: after, language: language, base: ".")
        let export = XLIFFExport(units, UnitSelection(), old: input)
        // People who write XML leave out states, but Xcode doesn't.
        let expected = String(decoding: input.bytes, as: UTF8.self).replacing(
          "<target>", with: #"<target state="translated">"#)
        #expect(String(decoding: export.bytes, as: UTF8.self) == expected, "\(file.path)")
        count += 1
      }
    }
    print("\(count) XLIFF files exported byte for byte")
  }
}
