import TestSupport
import Testing

@Suite("l10n-gen with Flutter's files")
struct FlutterCommandTests {
  private static let english = #"""
    {
      "@@locale": "en",
      "title": "{name}'s stores",
      "@title": {
        "description": "Above the list",
        "placeholders": { "name": { "type": "String" } }
      },
      "stores": "{count, plural, zero{No stores} one{1 store} other{{count} stores}}",
      "@stores": { "placeholders": { "count": { "type": "int", "format": "decimalPattern" } } }
    }

    """#
  private static let korean = #"""
    {
      "@@locale": "ko",
      "title": "{name}의 매장",
      "stores": "{count, plural, zero{매장 없음} other{매장 {count}곳}}"
    }

    """#
  private static let project = [
    "l10n.yaml": "arb-dir: lib/l10n\ntemplate-arb-file: app_en.arb\n", "pubspec.yaml": "name: app\n",
    "lib/l10n/app_en.arb": english, "lib/l10n/app_ko.arb": korean,
    "android/app/src/main/res/values/strings.xml": "<resources><string name=\"app_name\">A</string></resources>\n",
  ]

  @Test("init reads Flutter's settings, and generated code has the arguments that the files declare")
  func starting() throws {
    let sandbox = try Sandbox(Self.project)
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    let settings = try sandbox.read("l10n.yml").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(settings.prefix(3) == ["translations: lib/l10n", "source: en", "languages: [en, ko]"])
    #expect(run.output.contains("en, by l10n.yaml"))
    let check = try sandbox.run("check", "--strict")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("emit").status == 0)
    let code = try sandbox.read("Generated/L10n.swift")
    #expect(code.contains("func stores(count: Int)"), "\(code)")
    #expect(code.contains("Above the list"))
  }

  @Test("a message is added, renamed and removed together with its description, in the files of all languages")
  func editing() throws {
    let sandbox = try Sandbox(Self.project)
    try sandbox.write("translations: lib/l10n\nsource: en\n", to: "l10n.yml")
    #expect(try sandbox.run("add", "hello", "--en", "Hello", "--ko", "안녕하세요").status == 0)
    #expect(try sandbox.read("lib/l10n/app_ko.arb").contains("곳}}\",\n  \"hello\": \"안녕하세요\"\n}"))
    let rename = try sandbox.run("rename", "title", "storesTitle")
    #expect(rename.status == 0, "\(rename.error)")
    let renamed = try sandbox.read("lib/l10n/app_en.arb")
    #expect(renamed.contains("\"storesTitle\": \"{name}'s stores\",\n  \"@storesTitle\": {\n"))
    #expect(!renamed.contains("title\""))
    let format = try sandbox.run("format")
    #expect(format.status == 0, "\(format.error)")
    #expect(try sandbox.read("lib/l10n/app_en.arb") == renamed)
  }

  @Test("export writes new files with descriptions, and lists what Flutter can't hold")
  func exporting() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n",
      "translations/en.yml": """
      store:
        title: "It''s {name}"
        day: "{day, date, short}"

      """,
      "translations/ko.yml": "store:\n  title: \"{name} 님\"\n",
      "translations/metadata.yml": "store.title: { description: A title }\n",
    ])
    let run = try sandbox.run("export", "arb")
    #expect(run.status == 1)
    #expect(
      run.error == """
        Wrote lib/l10n/app_en.arb
        Wrote lib/l10n/app_ko.arb
        Wrote names.yml
        Left out 'storeDay' in en: Flutter writes dates by their fields; write '{day, date, ::yMMMd}', for example
        2 strings written, 1 left out

        """)
    let english = try sandbox.read("lib/l10n/app_en.arb")
    #expect(
      english.contains("\"storeTitle\": \"It's {name}\",\n  \"@storeTitle\": {\n    \"description\": \"A title\""))
    #expect(try sandbox.run("export", "arb").error.hasSuffix("0 strings written, 1 left out\n"))
    let wrong = try sandbox.run("export", "arb", "--output", "app_en.arb")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("isn't a path of Flutter's files"))
  }

  @Test("convert writes ARB files as bundles, and back")
  func converting() throws {
    let sandbox = try Sandbox(Self.project)
    let run = try sandbox.run("convert", "lib/l10n/app_{language}.arb", "out/{language}.yml")
    #expect(
      try sandbox.read("out/en.yml").contains("title: \"{name}'s stores\"") && run.status == 1, "\(run.error)")
    let back = try sandbox.run("convert", "out/{language}.yml", "back/app_{language}.arb")
    #expect(back.status == 0, "\(back.error)")
    #expect(try sandbox.read("back/app_ko.arb").contains("zero {매장 없음} other {매장 {count}곳}"))
  }
}
