import Testing

@testable import L10nFormats

@Suite("Flutter's settings")
struct FlutterSettingsTests {
  private func settings(_ text: String) -> FlutterSettings { FlutterSettings(Array(text.utf8)) }

  @Test("settings are read, and those that are missing are Flutter's own")
  func fields() {
    let own = settings("arb-dir: ./assets/l10n/\ntemplate-arb-file: app_zh_Hant.arb\nuse-escaping: true\n")
    #expect(own.directory == "assets/l10n")
    #expect(own.sourceLanguage == "zh_Hant")
    #expect(own.quotesByApostrophes)
    for text in ["", "arb-dir: [", "output-class: S\n"] {
      #expect(settings(text).directory == "lib/l10n", "\(text)")
      #expect(settings(text).sourceLanguage == "en", "\(text)")
      #expect(!settings(text).quotesByApostrophes, "\(text)")
    }
  }
}
