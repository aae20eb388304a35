import TestSupport
import Testing

@Suite("l10n-gen with Android's files")
struct AndroidCommandTests {
  private static let english = """
    <?xml version="1.0" encoding="utf-8"?>
    <resources>
        <!-- Above the list -->
        <string name="title">Stores of %s</string>
        <plurals name="stores">
            <item quantity="one">%d store</item>
            <item quantity="other">%d stores</item>
        </plurals>
    </resources>

    """
  private static let korean = english.replacing("Stores of %s", with: "%s의 매장")
    .replacing(#"        <item quantity="one">%d store</item>\#n"#, with: "").replacing("%d stores", with: "매장 %d곳")

  /// Returns the lines of a configuration that matter here.
  private func settings(_ sandbox: Sandbox) throws -> [Substring] {
    try sandbox.read("l10n.yml").split(separator: "\n").filter { !$0.hasPrefix("#") }.prefix(3).map { $0 }
  }

  @Test("init finds the resources of an app, whose strings check and emit read")
  func starting() throws {
    let sandbox = try Sandbox([
      "app/src/main/res/values/strings.xml": Self.english, "app/src/main/res/values-ko/strings.xml": Self.korean,
      "app/src/main/res/values/colors.xml": "<resources><color name=\"a\">#fff</color></resources>\n",
    ])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(try settings(sandbox) == ["translations: app/src/main/res", "source: en", "languages: [en, ko]"])
    let check = try sandbox.run("check", "--strict")
    #expect(check.status == 0, "\(check.output)")
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("Generated/L10n.swift"))
  }

  @Test(
    "init finds files of any name in several modules, without those of tests; strings that aren't translated stay so")
  func modules() throws {
    let place = "features/list/src/main/res"
    let sandbox = try Sandbox([
      "\(place)/values/localazy.xml": Self.english, "\(place)/values-ko/translations.xml": Self.korean,
      "app/src/main/res/values/donottranslate.xml": "<resources><string name=\"url\">x.org</string></resources>\n",
      "app/src/main/res/values/colors.xml": "<resources><color name=\"a\">#fff</color></resources>\n",
      "app/src/debug/res/values/names.xml":
        "<resources><string name=\"app\" translatable=\"false\">Shop D</string></resources>\n",
      "app/src/androidTest/res/values/strings.xml": "<resources><string name=\"t\">x</string></resources>\n",
    ])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    let settings = try sandbox.read("l10n.yml")
    let places = "translations:\n  - app/src/debug/res\n  - app/src/main/res\n  - \(place)\n"
    #expect(settings.contains(places), "\(settings)")
    let check = try sandbox.run("check", "--strict")
    #expect(check.status == 0, "\(check.output)")
    let add = try sandbox.run("add", "features.list.src.main.res.hello", "--en", "Hello", "--ko", "안녕")
    #expect(add.status == 0, "\(add.error)")
    #expect(try sandbox.read("\(place)/values-ko/translations.xml").contains(">안녕<"))
  }

  @Test("export changes only the strings that differ, adds new ones, and lists those that Android can't hold")
  func exporting() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n",
      "translations/en.yml": """
      title: "Shops of {name}"
      day: "{day, date, short}"
      new: New

      """,
      "translations/ko.yml": "title: \"{name}의 매장\"\nnew: 새 글\n", "res/values/strings.xml": Self.english,
      "res/values-ko/strings.xml": Self.korean,
    ])
    let run = try sandbox.run("export", "android", "--output", "res/values-{language}/strings.xml")
    #expect(run.status == 1)
    #expect(run.error.contains("Left out 'day' in en: a table can't write dates and times, such as 'day'\n"))
    #expect(run.error.hasSuffix("3 strings written, 1 left out\n"), "\(run.error)")
    let added = { (text: String) in "    <string name=\"new\">\(text)</string>\n</resources>" }
    #expect(
      try sandbox.read("res/values/strings.xml")
        == Self.english.replacing("Stores of %s", with: "Shops of %s").replacing("</resources>", with: added("New")))
    let wrong = try sandbox.run("export", "android", "--output", "res/values/strings.xml")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("isn't a path of Android's files"))
  }

  @Test("convert writes resources of all languages as bundles, and back")
  func converting() throws {
    let sandbox = try Sandbox([
      "res/values/strings.xml": Self.english, "res/values-ko/strings.xml": Self.korean,
    ])
    let run = try sandbox.run("convert", "res/values-{language}/strings.xml", "out/{language}.yml")
    #expect(try sandbox.read("out/ko.yml").contains("매장"), "\(run.error)")
    let back = try sandbox.run("convert", "out/{language}.yml", "back/values-{language}/strings.xml")
    #expect(back.status == 0, "\(back.error)")
    #expect(
      try sandbox.read("back/values-ko/strings.xml").contains("<item quantity=\"other\">매장 %d곳</item>"))
  }
}
