import Foundation
import TestSupport
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Places of translation files")
struct TranslationPathsTests {
  @Test(
    "several places are parts of the directory that contains all of them",
    arguments: [
      (["App/Resources", "App/Widget"], "App", ["Resources", "Widget"]),
      (["App", "Packages/Kit/Sources"], ".", ["App", "Packages/Kit/Sources"]),
      (["./App/A.xcstrings", "App/B.xcstrings"], "App", ["A.xcstrings", "B.xcstrings"]),
      (["AppKit", "App"], ".", ["AppKit", "App"]),
    ])
  func common(paths: [String], directory: String, parts: [String]) throws {
    let read = try #require(TranslationPaths(paths))
    #expect(read.directory == directory)
    #expect(read.parts == parts)
  }

  @Test("only a place that contains the others is read")
  func containing() throws {
    let paths = try #require(TranslationPaths(["App", "App/Resources"]))
    #expect(paths == TranslationPaths("App"))
  }

  @Test("places outside the configuration's folder, and an empty list, are refused")
  func outside() {
    #expect(TranslationPaths([]) == nil)
    #expect(TranslationPaths(["/App", "B"]) == nil)
    #expect(TranslationPaths(["../App", "B"]) == nil)
  }

  private func read(_ paths: TranslationPaths, in directory: ScratchDirectory) throws -> [String] {
    var paths = paths
    paths.directory = FilePath.joined(directory.directory.path, paths.directory)
    return try TranslationsDirectory.files(at: paths).map { $0.path.joined(separator: "/") }.sorted()
  }

  @Test("only the listed places are read, and the settings of the directory around them")
  func reading() throws {
    let scratch = try ScratchDirectory()
    let files = [
      "App/ko.lproj/Localizable.strings", "AppExtra/ko.lproj/Localizable.strings",
      "Kit/Resources/Localizable.xcstrings",
      "Kit/Other/Localizable.xcstrings", "metadata.yml", "Kit/metadata.yml",
    ]
    for file in files { try scratch.write("", to: file) }
    let paths = try #require(TranslationPaths(["App", "Kit/Resources/Localizable.xcstrings"]))
    #expect(
      try read(paths, in: scratch)
        == ["App/ko.lproj/Localizable.strings", "Kit/Resources/Localizable.xcstrings", "metadata.yml"])
    #expect(throws: FileSystem.Failure.self) { try read(#require(TranslationPaths(["App", "Gone"])), in: scratch) }
  }

  @Test("settings are read next to a catalog, too")
  func catalog() throws {
    let scratch = try ScratchDirectory()
    for file in ["App/A.xcstrings", "App/metadata.yml", "App/terms.yml", "App/B.xcstrings", "App/names.yml"] {
      try scratch.write("", to: file)
    }
    #expect(try read(TranslationPaths("App/A.xcstrings"), in: scratch) == ["A.xcstrings", "metadata.yml", "terms.yml"])
  }
}
