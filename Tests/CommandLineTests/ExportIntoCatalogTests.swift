import TestSupport
import Testing

/// The keys, languages and states that `l10n-gen export xcstrings` writes.
@Suite("l10n-gen export, into a catalog")
struct ExportIntoCatalogTests {
  @Test("keys with spaces and full stops are exported unchanged, without the quotes of key paths")
  func quotedKeys() throws {
    let sandbox = try Sandbox()
    try sandbox.write("source: en\n", to: "l10n.yml")
    try sandbox.write(#"{ "Sign in": "Sign in now", "404.title": "Not found" }"#, to: "translations/en.json")
    let run = try sandbox.run("export", "xcstrings", "--output", "Localizable.xcstrings")
    #expect(run.status == 0, "\(run.error)")
    let catalog = try sandbox.read("Localizable.xcstrings")
    for key in ["Sign in", "404.title"] { #expect(catalog.contains("    \"\(key)\" : {\n")) }
  }

  @Test("a language keeps the spelling in the file, and a string that isn't used in code stays stale")
  func spellingAndStale() throws {
    let sandbox = try Sandbox()
    func catalog(_ state: String, _ english: String, _ portuguese: String) -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "hello" : {
            "extractionState" : "stale",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "\(state)",
                  "value" : "\(english)"
                }
              },
              "pt_BR" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "\(portuguese)"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    try sandbox.write(catalog("needs_review", "Hello", "Olá"), to: "app/Localizable.xcstrings")
    try sandbox.write("source: en\nlanguages: [en, pt-BR]\n", to: "l10n.yml")
    #expect(try sandbox.run("import", "app").status == 0)
    #expect(try sandbox.read("translations/metadata.yml").contains("pt-BR: needs-review"))
    try sandbox.write("hello: Hi\n", to: "translations/en.yml")
    try sandbox.write("hello: Oi\n", to: "translations/pt-BR.yml")
    #expect(try sandbox.run("export", "xcstrings", "--output", "app/Localizable.xcstrings").status == 0)
    #expect(try sandbox.read("app/Localizable.xcstrings") == catalog("translated", "Hi", "Oi"))
    #expect(try sandbox.run("export", "xcstrings", "--output", "new/Localizable.xcstrings").status == 0)
    #expect(try sandbox.read("new/Localizable.xcstrings").contains("\"extractionState\" : \"stale\""))
  }
  @Test("a state is used however metadata.yml spells the language")
  func spellingOfStates() throws {
    let sandbox = try Sandbox()
    try sandbox.write("source: en\nlanguages: [en, zh-Hans]\n", to: "l10n.yml")
    try sandbox.write("a: A\n", to: "translations/en.yml")
    try sandbox.write("a: 甲\n", to: "translations/zh-Hans.yml")
    try sandbox.write("a: { state: { zh_Hans: needs-review } }\n", to: "translations/metadata.yml")
    #expect(try sandbox.run("export", "xcstrings").status == 0)
    #expect(
      try sandbox.read("Localizable.xcstrings").contains("\"state\" : \"needs_review\",\n            \"value\" : \"甲\"")
    )
  }
}
