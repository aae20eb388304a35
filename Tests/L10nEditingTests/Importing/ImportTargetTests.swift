import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("Files that imported strings are added to")
struct ImportTargetTests {
  private func path(ofKey key: String..., among files: [String: String], language: String = "ko") -> String? {
    let targets = ImportTarget.targets(in: ProjectFiles(files).inputs, options: ReadingOptions(source: "en"))
      .filter { $0.language == language }.map(\.target)
    return ImportTarget.target(forKey: key, among: targets, language: language)?.path.joined(separator: "/")
  }

  @Test("a string is added to the file with the longest namespace that its key is in")
  func nearest() {
    let files = ["ko.yml": "", "ko/shop.yml": "", "ko/shop/cart.yml": ""]
    #expect(path(ofKey: "title", among: files) == "ko.yml")
    #expect(path(ofKey: "shop", among: files) == "ko.yml")
    #expect(path(ofKey: "shop", "title", among: files) == "ko/shop.yml")
    #expect(path(ofKey: "shop", "cart", "title", among: files) == "ko/shop/cart.yml")
  }

  @Test("a language without a file gets a YAML file with its name")
  func newLanguage() {
    #expect(path(ofKey: "a", among: ["en.json": "{}"]) == "ko.yml")
    #expect(path(ofKey: "a", among: [:], language: "zh-Hans") == "zh-Hans.yml")
  }

  @Test("a new namespace is a new file in the language's folder, in the format of the files there")
  func newNamespace() throws {
    let files = ["ko/shop.json": "{}"]
    #expect(path(ofKey: "cart", "title", among: files) == "ko/cart.json")
    #expect(path(ofKey: "title", among: files) == nil)
    let sibling = ImportTarget(path: ["ko", "shop.yml"], namespace: ["shop"], roots: ["ko"])
    let new = try #require(ImportTarget.target(forKey: ["cart", "title"], among: [sibling], language: "ko"))
    #expect(new.namespace == ["cart"])
    #expect(new.roots == ["ko"])
    #expect(new.file == nil)
  }

  @Test("settings, tables and files that can't be read are left alone")
  func others() {
    var files = ProjectFiles([
      "en.yml": "a: A\n", "metadata.yml": "a: {}\n", "terms.yml": "", "notes.txt": "", "Localizable.xcstrings": "{}",
      "ko.lproj/Localizable.strings": "a = b;",
    ]).inputs
    files.append(InputFile(path: ["ja.yml"], shownPath: "ja.yml", bytes: [0xFF, 0x00, 0xFF]))
    let targets = ImportTarget.targets(in: files, options: ReadingOptions(source: "en"))
    #expect(targets.map { $0.target.path } == [["en.yml"]])
  }

  @Test("strings are added below the language that a file has above its keys, however it is spelled")
  func roots() {
    let files = ProjectFiles(["zh-CN.yml": "zh-Hans:\n  a: 甲\n", "ko.yml": "ko: 가\nen: 나\n", "pl.yml": "a: b\n"]).inputs
    let targets = ImportTarget.targets(in: files, options: ReadingOptions(source: "en"))
    #expect(targets.map { $0.target.roots } == [[], [], ["zh-Hans"]])
  }

  @Test("a file's folders aren't a namespace if the project doesn't use them so")
  func withoutNamespaces() {
    let files = ProjectFiles(["ko/shop.yml": "a: A\n"]).inputs
    var options = ReadingOptions(source: "en")
    #expect(ImportTarget.targets(in: files, options: options).map { $0.target.namespace } == [["shop"]])
    options.usesNamespaces = false
    #expect(ImportTarget.targets(in: files, options: options).map { $0.target.namespace } == [[]])
  }

  @Test("tables without the project's source language are read with the first of their languages as the source")
  func readingTables() {
    func source(_ paths: String...) -> String {
      let tables = ProjectFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })).inputs
      return ReadingOptions(source: "en", languages: ["en", "ko"]).reading(tables: tables).source
    }
    #expect(source("ko.lproj/A.strings", "fr.lproj/A.strings") == "fr")
    #expect(source("ko.lproj/A.strings", "en-US.lproj/A.strings") == "en")
    #expect(source("Localizable.xcstrings") == "en")
    #expect(source() == "en")
    let options = ReadingOptions(source: "en", languages: ["en"], include: ["a"]).reading(tables: [])
    #expect(options.languages == nil)
    #expect(options.include == nil)
  }
}
