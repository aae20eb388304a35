import TestSupport
import Testing

@Suite("l10n-gen with i18next's files")
struct I18nextCommandTests {
  private static let english = #"""
    {
      "title": "{{name}}'s stores",
      "store_one": "{{count}} store",
      "between": "$t(common:app) text",
      "store_other": "{{count}} stores",
      "filter": {
        "open": "Open now",
        "place_ordinal_one": "{{count}}st",
        "place_ordinal_two": "{{count}}nd",
        "place_ordinal_few": "{{count}}rd",
        "place_ordinal_other": "{{count}}th"
      }
    }

    """#
  private static let korean = #"""
    {
      "title": "{{name}}의 매장",
      "store_other": "매장 {{count}}곳",
      "between": "$t(common:app) 텍스트",
      "filter": {
        "open": "영업 중",
        "place_ordinal_other": "{{count}}번째"
      }
    }

    """#
  private static let project = [
    "public/locales/en/translation.json": english, "public/locales/ko/translation.json": korean,
    "public/locales/en/common.json": "{ \"app\": \"App\" }\n", "public/locales/ko/common.json": "{ \"app\": \"앱\" }\n",
  ]
  private static let settings = "format: i18next\ntranslations: public/locales\nsource: en\nlanguages: [en, ko]\n"

  @Test("init recognizes the files, and generated code has plurals, ordinals and namespaces")
  func starting() throws {
    let sandbox = try Sandbox(Self.project)
    let run = try sandbox.run("init", "--source", "en")
    #expect(run.status == 0, "\(run.error)")
    let settings = try sandbox.read("l10n.yml").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      settings.prefix(4) == [
        "translations: public/locales", "source: en", "languages: [en, ko]", "format: i18next",
      ])
    let check = try sandbox.run("check", "--strict")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("emit").status == 0)
    let code = try sandbox.read("Generated/L10n.swift")
    for accessor in [
      "func store(count: Int)", "func title(name: String)", "func placeOrdinal(count: Int)", "enum Common",
    ] { #expect(code.contains(accessor), "\(code)") }
  }

  @Test("plain JSON stays as it is without the setting, and a wrong setting is refused at its place")
  func plainJSON() throws {
    let sandbox = try Sandbox(Self.project)
    try sandbox.write("translations: public/locales\nsource: en\n", to: "l10n.yml")
    #expect(try sandbox.run("show", "translation.store_one").output.contains("{{count}} store"))
    try sandbox.write(Self.settings + "syntax: icu\n", to: "l10n.yml")
    let run = try sandbox.run("check")
    #expect(run.status == 2)
    #expect(run.error.contains("l10n.yml:5:9: error: files of i18next have a syntax of their own"), "\(run.error)")
  }

  @Test("a plural is renamed and removed with all of its keys, and a new string is added, in all files")
  func editing() throws {
    let sandbox = try Sandbox(Self.project)
    try sandbox.write(Self.settings, to: "l10n.yml")
    #expect(try sandbox.run("add", "filter.closed", "--en", "Closed {{day}}", "--ko", "{{day}} 휴무").status == 0)
    let rename = try sandbox.run("rename", "store", "shop")
    #expect(rename.status == 0, "\(rename.error)")
    let english = try sandbox.read("public/locales/en/translation.json")
    #expect(english.contains("\"shop_one\": \"{{count}} store\",\n  \"between\""))
    #expect(english.contains("\"shop_other\""))
    #expect(english.contains("\"place_ordinal_other\": \"{{count}}th\",\n    \"closed\": \"Closed {{day}}\"\n  }"))
    #expect(try sandbox.read("public/locales/ko/translation.json").contains("\"shop_other\": \"매장"))
    let removal = try sandbox.run("remove", "filter.place_ordinal", "shop")
    #expect(removal.status == 0, "\(removal.error)")
    #expect(
      try sandbox.read("public/locales/en/translation.json") == #"""
        {
          "title": "{{name}}'s stores",
          "between": "$t(common:app) text",
          "filter": {
            "open": "Open now",
            "closed": "Closed {{day}}"
          }
        }

        """#)
    #expect(try sandbox.run("format", "--check").status == 0)
  }

  @Test("findings have the place in the file, also in texts of an ordinal")
  func findings() throws {
    var files = Self.project
    files["public/locales/ko/translation.json"] = Self.korean
      .replacing("{{count}}번째", with: "{{number}}번째").replacing("\"영업 중\"", with: "oops")
    files["public/locales/en/translation.json"] = Self.english
      .replacing("    \"place_ordinal_two\": \"{{count}}nd\",\n", with: "")
    let sandbox = try Sandbox(files)
    try sandbox.write(Self.settings, to: "l10n.yml")
    let run = try sandbox.run("check")
    #expect(run.status == 1)
    #expect(run.output.contains("public/locales/ko/translation.json:6:13: error:"), "\(run.output)")
    #expect(run.output.contains("add a key that ends in '_ordinal_two'"), "\(run.output)")
    #expect(run.output.contains("public/locales/ko/translation.json:7:29: error:"), "\(run.output)")
  }

  @Test("export writes a file for each namespace, and lists what i18next can't hold")
  func exporting() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n",
      "translations/en.yml": """
      hello: "Hello {name}"
      store:
        count: "{n, plural, one {# store} other {# stores}}"
        both: "{a, plural, other {#}} {b, plural, other {#}}"

      """,
      "translations/ko.yml": "hello: \"안녕 {name}\"\nstore:\n  count: \"{n, plural, other {매장 #곳}}\"\n",
    ])
    let run = try sandbox.run("export", "i18next", "--output", "web/{language}/{namespace}.json")
    #expect(run.status == 1)
    #expect(
      run.error == """
        Wrote web/en/store.json
        Wrote web/ko/store.json
        Wrote web/en/translation.json
        Wrote web/ko/translation.json
        Left out 'both' in en: i18next counts one number in a text; write a message for each plural
        4 strings written, 1 left out

        """)
    #expect(try sandbox.read("web/ko/store.json") == "{\n  \"count_other\": \"매장 {{count, number}}곳\"\n}\n")
    #expect(try sandbox.run("export", "i18next", "--output", "en.json").status == 2)
  }

  @Test("convert writes i18next's files, and reads them")
  func converting() throws {
    let sandbox = try Sandbox(Self.project)
    let run = try sandbox.run(
      "convert", "--i18next", "public/locales/{language}/translation.json", "out/{language}.yml")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("out/en.yml").contains("title: \"{name}'s stores\""))
    let back = try sandbox.run("convert", "--i18next", "out/{language}.yml", "back/{language}.json")
    #expect(back.status == 0, "\(back.error)")
    #expect(try sandbox.read("back/ko.json").contains("\"store_other\": \"매장 {{count, number}}곳\""))
  }
}
