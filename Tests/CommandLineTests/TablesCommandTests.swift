import Foundation
import TestSupport
import Testing

/// Tables for Apple's systems, written together with the generated code.
@Suite("Tables for the system, command by command")
struct TablesCommandTests {
  private static let files = [
    "l10n.yml": """
    source: en
    output: { directory: Generated }
    tables:
      - { path: App/InfoPlist.xcstrings, keys: { app_name: [CFBundleDisplayName, CFBundleName], "permission.*": names } }
      - { path: "App/Settings.bundle/{language}.lproj/Root.strings", keys: { "settings.**": path } }
      - { path: "App/{language}.lproj/Push.strings", keys: { push.like: LIKED } }

    """,
    "names.yml": "InfoPlist:\n  permission.camera: NSCameraUsageDescription\n",
    "translations/en.yml": """
    app_name: DABOM
    permission: { camera: "It''s for receipts, 100% sure" }
    settings: { title: "The \\"title\\"" }
    push: { like: "{name} liked {count, number, integer} of your photos" }

    """,
    "translations/ko.yml": """
    app_name: 다봄
    permission: { camera: 영수증을 찍습니다 }
    settings: { title: 설정 }
    push: { like: "{name} 님이 사진 {count, number, integer}장을 좋아합니다" }

    """,
  ]

  @Test("emit writes the tables, and --verify checks them")
  func emit() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("emit")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("Wrote App/InfoPlist.xcstrings\nWrote App/Settings.bundle/en.lproj/Root.strings\n"))
    #expect(try sandbox.read("App/Settings.bundle/en.lproj/Root.strings") == #""settings.title" = "The \"title\"";\#n"#)
    #expect(try sandbox.read("App/ko.lproj/Push.strings") == "\"LIKED\" = \"%1$@ 님이 사진 %2$lld장을 좋아합니다\";\n")
    let catalog = try sandbox.read("App/InfoPlist.xcstrings")
    #expect(catalog.contains("\"value\" : \"It's for receipts, 100% sure\""))
    for key in ["CFBundleDisplayName", "CFBundleName", "NSCameraUsageDescription"] {
      #expect(catalog.contains("    \"\(key)\" : {\n"))
    }
    #expect(try sandbox.run("emit", "--verify").status == 0)
    #expect(try sandbox.run("emit").error == "Nothing changed.\n")
    try sandbox.write(catalog.replacing("다봄", with: "다"), to: "App/InfoPlist.xcstrings")
    let stale = try sandbox.run("emit", "--verify")
    #expect(stale.status == 1)
    #expect(stale.error.contains("--- App/InfoPlist.xcstrings\n"))
    #expect(try sandbox.run("emit").error == "Wrote App/InfoPlist.xcstrings\n")
    #expect(try sandbox.read("App/InfoPlist.xcstrings") == catalog)
  }

  @Test(
    "a language that only a table on disk has is reported",
    arguments: [
      ("App/{language}.lproj/Push.strings", "App/ja.lproj/Push.strings", "\"a\" = \"b\";"),
      (
        "App/Push.xcstrings", "App/Push.xcstrings",
        #"{ "sourceLanguage": "en", "strings": { "x": { "localizations": { "ja": { "stringUnit": { "value": "y" } } } } } }"#
      ),
    ])
  func strayLanguage(path: String, file: String, text: String) throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntables: [{ path: \"\(path)\", keys: { \"*\": path } }]\n",
      "translations/en.yml": "a: A\n",
      file: text,
    ])
    let run = try sandbox.run("check")
    #expect(
      run.output.contains(
        "l10n.yml:2:18: warning: the table 'Push' has 'ja', which no translation file has; add translations, or remove it "
          + "there [system-languages]"), "\(run.output)")
    try sandbox.write("a: あ\n", to: "translations/ja.yml")
    #expect(try !sandbox.run("check").output.contains("system-languages"))
  }

  @Test("a permission's reason that was added by hand to a written table counts, and one without a table is reported")
  func keptByHand() throws {
    let list = "<dict><key>NSCameraUsageDescription</key><string>a</string></dict>"
    let sandbox = try Sandbox([
      "l10n.yml": """
      source: en
      info-plist: Info.plist
      tables: [{ path: InfoPlist.xcstrings, keys: { name: CFBundleName } }]

      """, "translations/en.yml": "name: A\n", "translations/ko.yml": "name: 가\n", "Info.plist": list,
    ])
    let wanted = "'NSCameraUsageDescription' isn't in the table InfoPlist"
    #expect(try sandbox.run("check").output.contains(wanted))
    try sandbox.write(
      #"""
      { "sourceLanguage": "en", "strings": { "NSCameraUsageDescription": { "localizations": {
        "en": { "stringUnit": { "value": "x" } } } } }, "version": "1.0" }
      """#, to: "InfoPlist.xcstrings")
    #expect(try !sandbox.run("check").output.contains(wanted))
    // Without any table, an app with several languages shows the same reason in all of them.
    try sandbox.write("source: en\ninfo-plist: Info.plist\n", to: "l10n.yml")
    #expect(try sandbox.run("check").output.contains(wanted))
    try sandbox.write("source: en\ninfo-plist: App/Info.plist\n", to: "l10n.yml")
    let missing = try sandbox.run("check")
    #expect(missing.status == 2)
    #expect(
      missing.error == "error: App/Info.plist: No such file or directory; 'info-plist' in l10n.yml names this file\n")
  }

  @Test("reasons for permissions in build settings are read in addition to Info.plist, as init proposes")
  func buildSettings() throws {
    let setting = "INFOPLIST_KEY_NSFaceIDUsageDescription = \"To unlock\";"
    let sandbox = try Sandbox([
      "App/en.lproj/Localizable.strings": "a = A;\n", "App/ko.lproj/Localizable.strings": "a = \"가\";\n",
      "Shop.xcodeproj/project.pbxproj": "buildSettings = {\n\(setting)\n};\ndevelopmentRegion = en;\n",
      "App/Info.plist": "<dict><key>NSCameraUsageDescription</key><string>a</string></dict>",
    ])
    #expect(try sandbox.run("init").status == 0)
    let settings = try sandbox.read("l10n.yml")
    #expect(settings.contains("\ninfo-plist: [Shop.xcodeproj]\n"))
    let check = try sandbox.run("check").output
    #expect(
      check.contains("Shop.xcodeproj/project.pbxproj:2:1: warning: 'NSFaceIDUsageDescription' isn't in the table"))
    #expect(!check.contains("NSCameraUsageDescription"))
    try sandbox.write(
      settings.replacing("[Shop.xcodeproj]", with: "[App/Info.plist, Shop.xcodeproj]"), to: "l10n.yml")
    let both = try sandbox.run("check").output
    #expect(both.contains("'NSFaceIDUsageDescription'") && both.contains("'NSCameraUsageDescription'"))
    try sandbox.write(settings.replacing("[Shop.xcodeproj]", with: "[a.plist, b.plist]"), to: "l10n.yml")
    #expect(try sandbox.run("check").error.contains("'info-plist' must be one Info.plist"))
  }

  @Test("a plural that became a text isn't left in a file where it would override the text")
  func formerPlural() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntables: [{ path: \"{language}.lproj/Push.strings\", keys: { \"*\": path } }]\n",
      "translations/en.yml":
        "a: \"{n, plural, one {# day} other {# days}}\"\nb: \"{n, plural, one {#} other {# x}}\"\n",
    ])
    #expect(try sandbox.run("emit").status == 0)
    #expect(try sandbox.read("en.lproj/Push.stringsdict").contains("<key>a</key>"))
    try sandbox.write("a: Sent\nb: \"{n, plural, one {#} other {# x}}\"\n", to: "translations/en.yml")
    #expect(try sandbox.run("emit", "--verify").status == 1)
    #expect(try sandbox.run("emit").status == 0)
    #expect(try sandbox.read("en.lproj/Push.strings") == "\"a\" = \"Sent\";\n")
    let plurals = try sandbox.read("en.lproj/Push.stringsdict")
    #expect(!plurals.contains("<key>a</key>") && plurals.contains("<key>b</key>"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
  }

  @Test("a string that matches two patterns is written once")
  func overlapping() throws {
    let sandbox = try Sandbox(Self.files)
    let config = try #require(Self.files["l10n.yml"])
    try sandbox.write(
      config.replacing("\"settings.**\": path", with: "\"settings.**\": path, \"**.title\": path"), to: "l10n.yml")
    #expect(try sandbox.run("emit").status == 0)
    #expect(try sandbox.read("App/Settings.bundle/ko.lproj/Root.strings") == "\"settings.title\" = \"설정\";\n")
  }

  @Test("only the tables are written if there is no output directory because a plugin generates the code")
  func tablesAlone() throws {
    let sandbox = try Sandbox(Self.files)
    let config = try #require(Self.files["l10n.yml"])
    try sandbox.write(config.replacing("output: { directory: Generated }\n", with: ""), to: "l10n.yml")
    #expect(try sandbox.run("emit", "--verify").status == 1)
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("App/InfoPlist.xcstrings"))
    #expect(!sandbox.exists("Generated"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
  }

  @Test("phrases of App Shortcuts keep the system's variables, and each must name the app")
  func shortcuts() throws {
    let sandbox = try Sandbox([
      "l10n.yml": """
      source: en
      output: { directory: Generated }
      tables: [{ path: App/AppShortcuts.xcstrings, keys: { "shortcuts.*": names } }]

      """,
      "names.yml": "AppShortcuts:\n  shortcuts.find: \"Find ${store} in ${applicationName}\"\n",
      "translations/en.yml":
        "shortcuts: { find: [\"Find ${store} in ${applicationName}\", \"${applicationName}, 5%\"] }\n",
      "translations/ko.yml": "shortcuts: { find: [\"${applicationName}에서 ${store} 찾기\", \"${applicationName} 5%\"] }\n",
    ])
    #expect(try sandbox.run("check").output.contains("error") == false)
    #expect(try sandbox.run("emit").status == 0)
    let catalog = try sandbox.read("App/AppShortcuts.xcstrings")
    #expect(catalog.contains("    \"Find ${store} in ${applicationName}\" : {\n"))
    #expect(
      catalog.contains("            \"values\" : [\n              \"${applicationName}에서 ${store} 찾기\",\n"),
      "\(catalog)")
    #expect(catalog.contains("\"${applicationName}, 5%\"\n"))
    try sandbox.write(
      "shortcuts: { find: [\"${store} 찾기\", \"${applicationName} {store}\"] }\n", to: "translations/ko.yml")
    let broken = try sandbox.run("check", "--format", "xcode").output
    #expect(
      broken.contains("ko.yml:1:21: error: ko 'shortcuts.find': this phrase doesn't contain '${applicationName}'"),
      "\(broken)")
    #expect(broken.contains("so users see '{store}'"))
  }

  @Test("strings of a table that aren't the project's are unchanged")
  func others() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("/* mine */\nOTHER = other;\nLIKED = old;\n", to: "App/en.lproj/Push.strings")
    #expect(try sandbox.run("emit").status == 0)
    #expect(
      try sandbox.read("App/en.lproj/Push.strings")
        == "/* mine */\nOTHER = other;\nLIKED = \"%1$@ liked %2$lld of your photos\";\n")
  }

  @Test("Foundation reads the tables of an app, of packages and of Settings.bundle")
  func bundle() throws {
    var files = Self.files
    files["l10n.yml"]? += """
        - { path: "Legacy/{language}.lproj/InfoPlist.strings", keys: { "permission.*": names } }
        - { path: "Legacy/{language}.lproj/AppShortcuts.strings", keys: { "shortcuts.**": path } }

      """
    files["translations/en.yml"]? += "shortcuts: { find: \"Find ${store} in ${applicationName}\" }\n"
    files["translations/ko.yml"]? += "shortcuts: { find: \"${applicationName}에서 ${store} 찾기\" }\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("emit")
    #expect(run.status == 0, "\(run.error)")
    let expected = [
      ("App/Settings.bundle", "Root", "settings.title", "The \"title\"", "설정"),
      ("Legacy", "InfoPlist", "NSCameraUsageDescription", "It's for receipts, 100% sure", "영수증을 찍습니다"),
      (
        "Legacy", "AppShortcuts", "shortcuts.find", "Find ${store} in ${applicationName}",
        "${applicationName}에서 ${store} 찾기"
      ),
      (
        "App", "Push", "LIKED", "%1$@ liked %2$lld of your photos", "%1$@ 님이 사진 %2$lld장을 좋아합니다"
      ),
    ]
    for (folder, table, key, english, korean) in expected {
      for (language, text) in [("en", english), ("ko", korean)] {
        let folder = sandbox.directory.appending(path: "\(folder)/\(language).lproj")
        let bundle = try #require(Bundle(url: folder))
        #expect(bundle.localizedString(forKey: key, value: nil, table: table) == text)
      }
    }
  }

  @Test("a string that a table can't represent is refused at its line, and nothing is written")
  func refused() throws {
    let sandbox = try Sandbox(Self.files)
    let text = try #require(Self.files["translations/en.yml"])
    try sandbox.write(
      text.replacing("app_name: DABOM", with: "app_name: \"{app}\"").replacing(
        "{count, number, integer} of", with: "{day, date, short} {count, plural, other {#}} of"),
      to: "translations/en.yml")
    let run = try sandbox.run("emit")
    #expect(run.status == 1)
    #expect(
      run.error.contains(
        "translations/en.yml:1:12: error: en 'app_name': the system shows this string without arguments"))
    #expect(
      run.error.contains(
        "en.yml:4:15: error: en 'push.like': 'App/{language}.lproj/Push.strings' can't hold this: a table can't write dates and times"
      ))
    #expect(!sandbox.exists("App"))
    #expect(!sandbox.exists("Generated"))
  }

  @Test("a table with mistakes isn't overwritten")
  func broken() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("\"a\" = \"b;\n", to: "App/ko.lproj/Push.strings")
    let run = try sandbox.run("emit")
    #expect(run.status == 2)
    #expect(run.error.contains("App/ko.lproj/Push.strings: this table has mistakes"))
    #expect(!sandbox.exists("Generated"))
    #expect(try sandbox.read("App/ko.lproj/Push.strings") == "\"a\" = \"b;\n")
  }

  @Test("a string without a name in names.yml, and a pattern without a key, are found")
  func names() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("InfoPlist: { permission.photos: NSPhotoLibraryUsageDescription }\n", to: "names.yml")
    let config = try #require(Self.files["l10n.yml"])
    try sandbox.write(config.replacing("settings.**", with: "setings.**"), to: "l10n.yml")
    let run = try sandbox.run("check")
    #expect(run.output.contains("names.yml has no name for 'permission.camera' in 'InfoPlist'"))
    #expect(run.output.contains("l10n.yml:5:74: warning: no source key matches 'setings.**'"))
  }
}
