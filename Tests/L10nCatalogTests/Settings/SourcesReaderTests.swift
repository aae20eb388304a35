import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("The setting 'sources'")
struct SourcesReaderTests {
  private func read(_ text: String) -> ConfigurationReader.Outcome {
    ConfigurationReader.read(SourceFile(path: "l10n.yml", bytes: Array("source: en\n\(text)\n".utf8)))
  }

  private func sources(_ text: String) -> [ConfiguredSource]? {
    guard case .configuration(let configuration) = read(text) else { return nil }
    return configuration.sources
  }

  /// Returns the problems, as `line:column words`.
  private func problems(_ text: String) -> [String] {
    guard case .problems(let problems) = read(text) else { return [] }
    return problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }

  @Test("a source is a path, or has a way to match its strings and a namespace")
  func fields() {
    #expect(
      sources("sources: [android/res, { path: lib/l10n, match: text, namespace: store.map }]") == [
        ConfiguredSource(path: "android/res", offset: 21),
        ConfiguredSource(path: "lib/l10n", match: .text, namespace: ["store", "map"], offset: 34),
      ])
    #expect(
      sources("sources: [{ path: web, format: i18next }]") == [
        ConfiguredSource(path: "web", format: .i18next, offset: 21)
      ])
  }

  @Test("mistakes are reported at their places")
  func mistakes() {
    #expect(problems("sources: android") == ["2:10 'sources' must be a list; write '[android/app/src/main/res]'"])
    #expect(
      problems("sources: ['']") == [
        "2:11 the path of this source is empty; write one such as 'android/app/src/main/res'"
      ])
    #expect(
      problems("sources: [{ match: text }]") == [
        "2:11 this source has no 'path'; write that of its files, such as 'path: android/app/src/main/res'"
      ])
    #expect(problems("sources: [a, ./a]").count == 1)
    #expect(problems("sources: [{ path: a, match: name }]").count == 1)
    #expect(
      problems("sources: [{ path: a, namespace: 'a..b' }]") == [
        "2:33 'a..b' is not a namespace; write one such as 'store'"
      ])
    #expect(problems("sources: [{ path: a, names: b }]").count == 1)
  }

  @Test("files that 'translations' reads, too, are refused")
  func nested() {
    #expect(
      problems("translations: .\nsources: [android/res]") == [
        "3:11 'android/res' is in '.', so 'translations' reads it, too; list the places of the project's own files in "
          + "'translations'"
      ])
    #expect(problems("translations: [App, ./android]\nsources: [android/res]").count == 1)
    #expect(sources("translations: App\nsources: [Application, ../android/res]")?.count == 2)
  }
}
