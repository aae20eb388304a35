import TestSupport
import Testing

@Suite("Several platforms on the command line")
struct SourcesCommandTests {
  private static func resources(_ title: String) -> String {
    "<resources>\n    <string name=\"store_title\">\(title)</string>\n    <string name=\"only_here\">x\u{200B}</string>\n</resources>\n"
  }

  private let files = [
    "App/en.lproj/Localizable.strings": "\"store.title\" = \"Shops of %@\";\n",
    "App/ko.lproj/Localizable.strings": "\"store.title\" = \"%@의 매장\";\n",
    "android/app/src/main/res/values/strings.xml": resources("Stores of %s"),
    "android/app/src/main/res/values-ko/strings.xml": resources("%s의 매장"),
    "App/App.swift": "",
  ]

  @Test("init names the other platform, and check compares it once the line counts")
  func check() throws {
    let sandbox = try Sandbox(files)
    let start = try sandbox.run("init", "--source", "en")
    #expect(start.status == 0, "\(start.error)")
    #expect(
      start.output.contains(
        "'android/app/src/main/res' has 1 string with the keys of these; to compare them, remove the '#' from 'sources'"
      ))
    let settings = try sandbox.read("l10n.yml")
    #expect(settings.contains("\n# sources: [android/app/src/main/res]\n"))
    try sandbox.write(settings.replacing("# sources", with: "sources"), to: "l10n.yml")
    let run = try sandbox.run("check", "--strict")
    #expect(run.status == 1)
    let place = "android/app/src/main/res/values/strings.xml:2:"
    #expect(
      run.output.contains("\(place)32: error: en 'store_title': the project's text is 'Shops of %@'"), "\(run.output)")
    #expect(run.output.contains("App/en.lproj/Localizable.strings:1:17: the project's text"))
    #expect(run.output.contains("\nandroid/app/src/main/res\n2 messages in en and ko\n"))
    // Rules about code and names are for the project's own strings.
    #expect(try sandbox.run("emit").status == 0)
    #expect(try sandbox.run("check", "--write-baseline", "baseline.yml").status == 0)
    #expect(try sandbox.run("check", "--strict", "--baseline", "baseline.yml").status == 0)
    let json = try sandbox.run("check", "--format", "json")
    #expect(json.output.contains("\"sources\":{\"android/app/src/main/res\":{\"en\":"))
  }

  @Test("init finds the files of i18next by what they show, since their names don't say it")
  func i18next() throws {
    let sandbox = try Sandbox(
      files.merging([
        "web/locales/en/translation.json":
          #"{ "store_title": "Stores of {{name}}", "visit_one": "1 visit", "visit_other": "{{count}}" }"#,
        "web/locales/ko/translation.json": #"{ "store_title": "{{name}}의 매장", "visit_other": "방문 {{count}}회" }"#,
        "web/data/en.json": #"{ "store_title": "Stores" }"#,
        "web/data/ko.json": #"{ "store_title": "매장" }"#,
        "web/package.json": "{",
      ]) { $1 })
    #expect(try sandbox.run("init", "--source", "en").status == 0)
    let settings = try sandbox.read("l10n.yml")
    let place = "{ path: web/locales, format: i18next }"
    #expect(settings.contains("\n# sources: [android/app/src/main/res, \(place)]\n"), "\(settings)")
    try sandbox.write(settings.replacing("# sources", with: "sources"), to: "l10n.yml")
    let run = try sandbox.run("check")
    #expect(run.output.contains("web/locales/en/translation.json:1:19: warning: en 'store_title'"), "\(run.output)")
  }

  @Test("report and show have the differences next to their strings, and what is wrong with the other platform alone")
  func reports() throws {
    let settings = "source: en\ntranslations: App\nsources: [android/app/src/main/res]\n"
    let sandbox = try Sandbox(
      files.merging([
        "l10n.yml": settings,
        "App/en.lproj/Localizable.strings": "\"store.title\" = \"Shops of %@\";\nonly_here = \"x\";\n",
      ]) { $1 })
    let report = try sandbox.run("report", "--format", "json")
    let lines = report.output.split(separator: "\n")
    let message = try #require(lines.first { $0.hasPrefix("{\"key\":\"store.title\"") })
    #expect(message.contains("\"rule\":\"platform-text\""), "\(message)")
    // The project has a string with the same key, which has nothing to do with it.
    let findings = try #require(lines.first { $0.hasPrefix("\"findings\":") })
    #expect(findings.contains("\"key\":\"only_here\",\"rule\":\"control-character\""), "\(findings)")
    #expect(report.output.contains("\"sources\":[{\"path\":\"android/app/src/main/res\",\"languages\":{\"en\":"))
    #expect(try sandbox.run("show", "store.title").output.contains("the project's text is 'Shops of %@'"))
  }

  @Test("--translations edits the other platform, and what is about Swift refuses it")
  func editing() throws {
    let sandbox = try Sandbox(
      files.merging(["l10n.yml": "source: en\ntranslations: App\nsources: [android/app/src/main/res]\n"]) { $1 })
    let place = ["--translations", "android/app/src/main/res"]
    let own = try sandbox.run("rename", "store.title", "store.heading")
    #expect(own.status == 0, "\(own.error)")
    #expect(own.error.contains("note: 'android/app/src/main/res' wasn't changed; '--translations android/"))
    let other = try sandbox.run(["rename", "store_title", "store_heading"] + place)
    #expect(other.status == 0, "\(other.error)")
    #expect(try sandbox.read("android/app/src/main/res/values-ko/strings.xml").contains("store_heading"))
    try sandbox.write("source: en\ntranslations: App\nsources: [nowhere]\n", to: "other.yml")
    let missing = try sandbox.run("check", "--config", "other.yml")
    #expect(missing.status == 2)
    #expect(missing.error.contains("nowhere: there is no such directory; correct 'sources' in l10n.yml"))
    for command in ["emit", "watch"] {
      let refused = try sandbox.run([command] + place)
      #expect(refused.status == 2)
      #expect(refused.error.contains("has the strings of another platform"), "\(refused.error)")
    }
  }

  @Test("export with --lossy simplifies what Android can't hold, and without it leaves it out")
  func lossy() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n",
      "translations/en.yml": """
      who: "{who, select, me {My shops} other {All shops}}"
      day: "Open on {day, date, long}"

      """,
    ])
    let path = ["--output", "res/values-{language}/strings.xml"]
    let strict = try sandbox.run(["export", "android"] + path)
    #expect(strict.status == 1)
    #expect(strict.error.hasSuffix("0 strings written, 2 left out\n"))
    let run = try sandbox.run(["export", "android", "--lossy"] + path)
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.error.contains("Simplified 'day' in en: a table can't write dates and times, such as 'day'; written with "))
    #expect(run.error.hasSuffix("2 strings written, 2 simplified\n"), "\(run.error)")
    let file = try sandbox.read("res/values/strings.xml")
    #expect(file.contains(">Open on %s<") && file.contains(">All shops<"), "\(file)")
    let converted = try sandbox.run("convert", "translations/{language}.yml", "lib/app_{language}.arb", "--lossy")
    #expect(converted.status == 0, "\(converted.error)")
    #expect(converted.error.contains("1 simplified, listed above"))
    #expect(try sandbox.read("lib/app_en.arb").contains("Open on {day}"))
  }

  @Test("export records the names of keys that Android forbids")
  func names() throws {
    let sandbox = try Sandbox(["l10n.yml": "source: en\n", "translations/en.yml": "store-title: Shops\n"])
    let command = ["export", "android", "--output", "res/values-{language}/strings.xml"]
    #expect(try sandbox.run(command).status == 0)
    #expect(try sandbox.read("names.yml").contains("strings:\n  store-title: \"store_title\"\n"))
    #expect(try sandbox.run(command).error.hasSuffix("0 strings written\n"))
  }
}
