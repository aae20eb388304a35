import Foundation
import TestSupport
import Testing

@Suite("l10n-gen init")
struct InitCommandTests {
  @Test("a configuration that check accepts is written, and the lines for Info.plist are printed")
  func writes() throws {
    let sandbox = try Sandbox([
      "translations/ko.yml": "a: 1\nb: 2\n", "translations/en.yml": "a: 1\n", "translations/no.yml": "a: 1\n",
      "Package.swift": "", "Sources/App/App.swift": "",
    ])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("<string>ko</string>"))
    #expect(run.output.contains("ko, the only language with all strings; if that's wrong, change 'source'"))
    #expect(run.output.contains("plugins: [.plugin(name: \"L10nBuildPlugin\""))
    #expect(try sandbox.read("l10n.yml").contains("source: ko\n"))
    #expect(try sandbox.read("l10n.yml").contains("languages: [ko, en, \"no\"]\n"))
    #expect(try sandbox.read("l10n.yml").contains("directory: Sources/App/Generated"))
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("Sources/App/Generated/L10n.swift"))
  }

  @Test(
    "a folder that can't be read is named, because it may have the strings, and no search is needed for a named place")
  func unreadFolder() throws {
    let sandbox = try Sandbox(["App/Sources/App.swift": ""])
    // Even the superuser can't read a folder whose path is too long.
    func shell(_ script: String) throws {
      let arguments = ["-c", script, "sh", sandbox.directory.path]
      #expect(try Command(["bash"] + arguments).run().status == 0)
    }
    try shell("cd \"$1/App\" && name=$(printf %0200d 0) && for i in $(seq 22); do mkdir $name && cd $name; done")
    let run = try sandbox.run("init")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: App/000"), "\(run.error.suffix(300))")
    #expect(
      run.error.contains("File name too long; make the folder readable, or name the place of the strings with --t"))
    try sandbox.write("a: A\n", to: "texts/en.yml")
    let named = try sandbox.run("init", "--translations", "texts")
    #expect(named.status == 0)
    #expect(named.error.contains("is passed over: File name too long"), "\(named.error.suffix(300))")
    try shell("rm -rf \"$1/App\"")
  }

  @Test("init asks for the source if every language may be the source")
  func tie() throws {
    let sandbox = try Sandbox(["translations/ko.yml": "a: 1\n", "translations/en.yml": "a: 1\n"])
    let run = try sandbox.run("init")
    #expect(run.status == 2)
    #expect(run.error.contains("the likeliest are en (1 string) and ko (1 string)"))
    #expect(run.error.contains("'l10n-gen init --source en'"))
    #expect(!sandbox.exists("l10n.yml"))
    #expect(try sandbox.run("init", "--source", "ko_KR").status == 0)
    #expect(try sandbox.read("l10n.yml").contains("source: ko\nlanguages: [ko, en]\n"))
    #expect(try sandbox.run("check").status == 0)
  }

  @Test("a source next to its regional form is matched by its exact spelling")
  func regionalSource() throws {
    let sandbox = try Sandbox(["translations/pt.yml": "a: 1\n", "translations/pt-BR.yml": "a: 1\n"])
    #expect(try sandbox.run("init", "--source", "pt-BR").status == 0)
    #expect(try sandbox.read("l10n.yml").contains("source: pt-BR\nlanguages: [pt-BR, pt]\n"))
  }

  @Test("a source without a file is refused with a list of the existing languages")
  func unknownSource() throws {
    let run = try Sandbox(["translations/ko.yml": "a: 1\n", "translations/en.yml": "a: 1\n"])
      .run("init", "--source", "fr")
    #expect(run.status == 2)
    #expect(run.error.contains("'fr'; there are en, ko"))
  }

  @Test("English is the fallback for another source, with the reason, and needs no fallback itself")
  func fallback() throws {
    let korean = try Sandbox(["translations/ko.yml": "a: 1\nb: 2\n", "translations/en-GB.yml": "a: 1\n"])
    _ = try korean.run("init")
    #expect(try korean.read("l10n.yml").contains("to read English than Korean.\nfallback: [en-GB]\n"))
    #expect(try korean.run("check").status == 0)
    let english = try Sandbox(["translations/en.yml": "a: 1\nb: 2\n", "translations/ko.yml": "a: 1\n"])
    _ = try english.run("init")
    #expect(try !english.read("l10n.yml").contains("fallback"))
  }

  @Test("the folders that projects commonly use are searched, and others are mentioned")
  func folders() throws {
    let sandbox = try Sandbox(["config/locales/ko.yml": "a: \"%{x}\"\n", "i18n/ko.yml": "a: 1\n", "locales/x.txt": ""])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("translations  config/locales\n"))
    #expect(run.output.contains("also translation files in 'i18n'"))
    #expect(try sandbox.read("l10n.yml").contains("translations: config/locales\n"))
    #expect(try sandbox.read("l10n.yml").contains("syntax: ruby  # 1 string with placeholders\n"))
    let given = try Sandbox(["a/b/ko.yml": "a: 1\n"])
    #expect(try given.run("init", "--translations", "a/b").status == 0)
    #expect(try given.read("l10n.yml").contains("translations: a/b\n"))
  }

  @Test("files in different placeholder syntaxes get a mapping with counts, which the next check reads")
  func syntaxes() throws {
    let sandbox = try Sandbox([
      "translations/ko/home.yml": "a: \"{x}\"\nb: \"{y}님\"\n", "translations/ko/store.yml": "a: \"%{x-y}\"\n",
    ])
    let run = try sandbox.run("init")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("  syntax        icu, ruby in store.**\n"))
    let written = try sandbox.read("l10n.yml")
    #expect(written.contains("  \"*\": icu  # 2 strings with placeholders\n"))
    #expect(written.contains("  \"store.**\": ruby  # 1 string with placeholders\n"))
    #expect(try sandbox.run("check").status == 0)
    let one = try Sandbox(["translations/ko.yml": "a: \"{x}\"\nb: \"%@님\"\nc: \"{x}\"\n"])
    _ = try one.run("init")
    #expect(try one.read("l10n.yml").contains("syntax: icu  # 2 of 3 strings with placeholders\n"))
  }

  @Test("String Catalogs, .strings and .stringsdict files are mentioned, with or without other files")
  func appleTables() throws {
    let tables = ["App/Localizable.xcstrings": "{}", "App/ko.lproj/InfoPlist.strings": "", "Pods/X/A.strings": ""]
    let broken = try Sandbox(tables).run("init")
    #expect(broken.status == 2)
    #expect(broken.error.contains("no table in 'App' can be read"))
    let strings = try Sandbox([
      "App/ko.lproj/InfoPlist.strings": "a = b;", "App/ko.lproj/Localizable.strings": "a = b;",
      "App/en.lproj/Localizable.strings": "", "App/ko.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
    ])
    let alone = try strings.run("init")
    #expect(alone.status == 0)
    #expect(alone.output.contains("  translations  App\n  source        ko, the only language"))
    #expect(!alone.output.contains("Found"))
    #expect(try strings.read("l10n.yml").contains("\ntranslations: App\n"))
    let plurals = "<plist><dict><key>a</key><string>b</string></dict></plist>"
    let plural = try Sandbox(["App/ko.lproj/Localizable.stringsdict": plurals]).run("init")
    #expect(plural.output.contains("  translations  App\n  source        ko, the only language"))
    let both = try Sandbox(tables.merging(["translations/ko.yml": "a: 1\n"]) { $1 }).run("init")
    #expect(both.status == 0)
    #expect(
      both.output.contains(
        "Found 'App/Localizable.xcstrings'. To use it instead, set 'translations: App' in l10n.yml.\n"))
  }

  static let catalog = #"{ "sourceLanguage": "en", "strings": { "Save": {} }, "version": "1.0" }"#

  @Test("tables in several folders are listed, or the folder around them if it has no other files")
  func severalPlaces() throws {
    let several = try Sandbox(["A/Localizable.xcstrings": Self.catalog, "B/Localizable.xcstrings": Self.catalog])
    let run = try several.run("init")
    #expect(run.output.contains("  translations  A\n                B\n"))
    #expect(!run.output.contains("Found"))
    #expect(try several.read("l10n.yml").contains("\ntranslations:\n  - A\n  - B\n"))
    #expect(try several.run("emit").status == 0)
    let inOne = try Sandbox(["App/A/A.xcstrings": Self.catalog, "App/B/B.xcstrings": Self.catalog, "App/x.swift": ""])
    #expect(try inOne.run("init").output.contains("  translations  App\n"))
    let both = try Sandbox(["App/Localizable.xcstrings": Self.catalog, "App/ko.lproj/InfoPlist.strings": "a = b;"])
    #expect(try both.run("init").output.contains("  translations  App\n"))
  }

  @Test("copies, foreign packages and tables for Interface Builder or the Settings app are skipped")
  func foldersOfOthers() throws {
    let text = "a = b;"
    let sandbox = try Sandbox([
      "App/en.lproj/Localizable.strings": text, "App/Settings.bundle/en.lproj/Root.strings": text,
      "Pods/X/ko.lproj/A.strings": text, "fr.xcloc/Source Contents/fr.lproj/A.strings": text,
      "Docs/App.help/ja.lproj/A.strings": text, "UI/ja.lproj/Main.strings": "\"k75-bg-mhK.title\" = \"x\";",
      "App/Consoles/NDS/Images.xcassets/Contents.json": #"{ "info": { "author": "xcode", "version": 1 } }"#,
      "Kit/mul.lproj/Main.xcstrings": Self.catalog.replacing("Save", with: "k75-bg-mhK.title"),
      "Vendor/Lib/de.lproj/A.strings": text, ".gitmodules": "[submodule \"x\"]\n\tpath = Vendor/Lib\n\turl = y\n",
    ])
    let run = try sandbox.run("init")
    #expect(run.output.contains("  translations  App\n  source        en, the only language\n  languages     en\n"))
    #expect(try sandbox.run("check").status == 0)
  }

  @Test("other strings in a storyboard's table are read")
  func storyboardTable() throws {
    let strings =
      #"{ "sourceLanguage": "en", "strings": { "Save": {}, "k75-bg-mhK.title": {}, "5.title": {} }, "version": "1.0" }"#
    let sandbox = try Sandbox(["App/mul.lproj/Main.xcstrings": strings, "App/x.swift": ""])
    #expect(try sandbox.run("init").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    let code = try sandbox.read("App/Generated/L10n.swift")
    #expect(code.contains("save"))
    #expect(!code.contains("k75") && !code.contains("_5"))
  }

  @Test("the project's own files determine the source, in this order")
  func stated() throws {
    let tables = ["App/en.lproj/A.strings": "a = b;", "App/ko.lproj/A.strings": "a = b; c = d;"]
    func source(_ files: [String: String]) throws -> String {
      let output = try Sandbox(tables.merging(files) { $1 }).run("init", "--dry-run").output
      return output.split(separator: "\n").first { $0.hasPrefix("  source") }.map(String.init) ?? output
    }
    let project = ["App.xcodeproj/project.pbxproj": "{ developmentRegion = en; knownRegions = (en, Base); }"]
    let manifest = ["Package.swift": "let package = Package(name: \"App\", defaultLocalization: \"en\")"]
    let swiftGen = ["swiftgen.yml": "strings:\n  inputs: App/en.lproj\n  outputs: { output: S.swift }\n"]
    #expect(
      try source([:])
        == "  source        ko, the only language with all strings; if that's wrong, change 'source' in l10n.yml")
    #expect(try source(project) == "  source        en, by App.xcodeproj")
    #expect(try source(manifest) == "  source        en, by Package.swift")
    #expect(try source(swiftGen) == "  source        en, by swiftgen.yml")
    let other = ["Tools/SwiftGen-config.yml": swiftGen.values.first ?? ""]
    #expect(try source(other) == "  source        en, by Tools/SwiftGen-config.yml")
    let list = ["App/Info.plist": "<dict><key>CFBundleDevelopmentRegion</key>\n<string>en</string></dict>"]
    #expect(try source(list) == "  source        en, by App/Info.plist")
    #expect(
      try source(list.mapValues { $0.replacingOccurrences(of: "en<", with: "$(DEVELOPMENT_LANGUAGE)<") }).contains(
        "ko, "))
    let generated = ["project.yml": "name: App\noptions: { developmentLanguage: en }\ntargets: {}\n"]
    #expect(try source(generated) == "  source        en, by project.yml")
    let tuist = [
      "Projects/App/Project.swift": "import ProjectDescription\nlet o = Options(developmentRegion: \"en\")\n"
    ]
    #expect(try source(tuist) == "  source        en, by Projects/App/Project.swift")
    let catalog = [
      "Kit/Kit.xcstrings":
        #"{ "sourceLanguage" : "ko", "strings" : { "a" : { "localizations" : { } } }, "version" : "1.0" }"#
    ]
    #expect(
      try source(tuist.merging(catalog) { $1 }) == "  source        ko, the source language of the String Catalogs")
    let korean = ["Package.swift": "let package = Package(name: \"App\", defaultLocalization: \"ko\")"]
    #expect(try source(project.merging(korean) { $1 }) == "  source        en, by App.xcodeproj")
    let two = ["Kit/Kit.xcodeproj/project.pbxproj": "{ developmentRegion = ko; }"]
    #expect(try source(project.merging(two) { $1 }) == "  source        en, by App.xcodeproj")
    // Among several that agree, the app's is named.
    let example = ["AKit/Example/E.xcodeproj/project.pbxproj": "{ developmentRegion = en; }"]
    #expect(try source(project.merging(example) { $1 }) == "  source        en, by App.xcodeproj")
    // So is the one around the tables, whatever others say.
    let inside = [
      "AKit/A.xcodeproj/project.pbxproj": "{ developmentRegion = ko; }",
      "App/B.xcodeproj/project.pbxproj": "{ developmentRegion = en; }",
    ]
    #expect(try source(inside) == "  source        en, by App/B.xcodeproj")
    #expect(
      try source(inside.mapValues { $0.replacingOccurrences(of: "ko", with: "en") })
        == "  source        en, by App/B.xcodeproj")
  }

  @Test("code is written where a Swift target compiles it, and nowhere if the plugin generates it")
  func output() throws {
    func output(_ files: [String: String]) throws -> String {
      let sandbox = try Sandbox(files)
      _ = try sandbox.run("init")
      let text = try sandbox.read("l10n.yml")
      return text.split(separator: "\n").last.map(String.init) ?? ""
    }
    let table = ["App/Resources/en.lproj/A.strings": "a = b;"]
    #expect(
      try output(table.merging(["App/Views/x.swift": "", "Kit/y.swift": "", "Kit/z.swift": ""]) { $1 })
        == "output: { directory: App/Generated, enum: L10n, access: internal }")
    #expect(
      try output([
        "Resources/en.lproj/A.strings": "a = b;", "App/x.swift": "", "AppTests/y.swift": "", "AppTests/z.swift": "",
      ])
        == "output: { directory: App/Generated, enum: L10n, access: internal }")
    let package = [
      "Package.swift": "", "Sources/CLib/lib.c": "", "Sources/App/x.swift": "", "translations/ko.yml": "a: 1",
    ]
    #expect(try output(package) == "output: { directory: Sources/App/Generated, enum: L10n, access: internal }")
    let plugin = "plugins: [.plugin(name: \"L10nBuildPlugin\", package: \"l10n-gen-prebuilt\")]"
    #expect(
      try output(package.merging(["Package.swift": plugin]) { $1 }) == "output: { enum: L10n, access: internal }")
  }

  @Test("the strings of compiled apps and of the bundles of libraries aren't the app's, if there are others")
  func productsOfOthers() throws {
    var files = [
      "App/en.lproj/Localizable.strings": "a = b;", "App/A.swift": "",
      "External/Updater.xpc/Contents/Updater.app/en.lproj/Update.strings": "a = b;",
      "Web/Uploader.bundle/en.lproj/Localizable.strings": "a = b;",
    ]
    #expect(try Sandbox(files).run("init", "--dry-run").output.contains("\ntranslations: App\n"))
    files["App/en.lproj/Localizable.strings"] = nil
    #expect(try Sandbox(files).run("init", "--dry-run").output.contains("\ntranslations: Web/Uploader.bundle\n"))
  }

  @Test("a package's own manifest names its source language, rather than an example's project")
  func packageWithExample() throws {
    let sandbox = try Sandbox([
      "Package.swift":
        "let package = Package(name: \"Kit\", defaultLocalization: \"ko\", targets: [.target(name: \"Kit\")])",
      "Sources/Kit/Kit.swift": "", "Sources/Kit/Resources/ko.lproj/A.strings": "a = b;",
      "Demo/Demo.xcodeproj/project.pbxproj": "{ developmentRegion = en; }",
    ])
    #expect(try sandbox.run("init", "--dry-run").output.contains("  source        ko, by Package.swift\n"))
  }

  @Test("the strings of compiled frameworks aren't the app's")
  func frameworks() throws {
    let framework = "Frameworks/Maps.xcframework/ios-arm64/Maps.framework"
    let sandbox = try Sandbox([
      "App/Localizable.xcstrings": Self.catalog, "App/App.swift": "", "App.xcodeproj/project.pbxproj": "",
      "\(framework)/en.lproj/Maps.strings": "a = b;", "\(framework)/ko.lproj/Maps.strings": "a = b;",
    ])
    #expect(try sandbox.run("init", "--dry-run").output.contains("\ntranslations: App\n"))
  }

  @Test("a table outside of the folder of a language is named")
  func tableWithoutLanguage() throws {
    let run = try Sandbox(["App/Localizable.strings": "a = b;", "App/App.swift": ""]).run("init")
    #expect(run.status == 2)
    #expect(run.error.contains("'App/Localizable.strings' doesn't say its language; move it to a folder such as"))
  }

  @Test("the next step is that of an app if its code is beside the targets of a package")
  func appBesidePackage() throws {
    let sandbox = try Sandbox([
      "Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "Sources/Kit/Kit.swift": "", "Sources/App/App.swift": "", "Sources/App/en.lproj/Localizable.strings": "a = b;",
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = en; }",
    ])
    let output = try sandbox.run("init", "--dry-run").output
    #expect(output.contains("add Sources/App/Generated and the package\nproduct L10nRuntime to your app's target"))
  }

  @Test("functions that look up strings are proposed")
  func lookups() throws {
    let sandbox = try Sandbox([
      "App/en.lproj/Localizable.strings": "a = b;",
      "App/x.swift": "extension String {\n  var localized: String { NSLocalizedString(self, comment: \"\") }\n}\n",
      "App/y.swift": "func shown(_ text: String) -> String { text }\n",
      "App/Strings.swift": """
      // swiftlint:disable all
      // Generated using SwiftGen — https://github.com/SwiftGen/SwiftGen
      func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }

      """,
    ])
    #expect(try sandbox.run("init").status == 0)
    let text = try sandbox.read("l10n.yml")
    #expect(text.hasSuffix("without the '#'.\n# lookups:\n#   - localized\n"))
    #expect(try sandbox.run("check").status == 0)
  }

  @Test("strings of tests and of vendored code aren't the app's, and code is written where most strings are")
  func vendored() throws {
    let sandbox = try Sandbox([
      "Extension/en.lproj/Localizable.strings": "a = b;", "Extension/x.swift": "",
      "App/Resources/en.lproj/Localizable.strings": "a = b; c = d; e = f;", "App/y.swift": "",
      "vendor/Kit/en.lproj/Localizable.strings": "a = b;", "AppTests/Data/en.lproj/Localizable.strings": "a = b;",
    ])
    let run = try sandbox.run("init", "--dry-run")
    #expect(run.output.contains("App"))
    #expect(!run.output.contains("vendor") && !run.output.contains("AppTests"))
    #expect(run.output.contains("directory: App/Generated"))
  }

  @Test("strings of a package that the app doesn't use, such as a tool, aren't the app's")
  func unusedPackage() throws {
    func manifest(_ name: String, _ dependency: String = "") -> String {
      "let package = Package(dependencies: [\(dependency)], targets: [.target(name: \"\(name)\")])\n"
    }
    var files = [
      "App/en.lproj/Localizable.strings": "a = b; c = d;", "App/App.swift": "",
      "App.xcodeproj/project.pbxproj":
        "{ objects = { D = {isa = XCSwiftPackageProductDependency; productName = Kit; }; }; }",
    ]
    for name in ["Kit", "Base", "Tool"] {
      files["Packages/\(name)Package/Package.swift"] = manifest(
        name, name == "Kit" ? ".package(path: \"../BasePackage\")" : "")
      files["Packages/\(name)Package/Sources/\(name)/en.lproj/Localizable.strings"] = "a = b;"
      files["Packages/\(name)Package/Sources/\(name)/x.swift"] = ""
    }
    let run = try Sandbox(files).run("init", "--dry-run")
    #expect(run.output.contains("- name: Kit\n") && run.output.contains("- name: Base\n"), "\(run.output)")
    #expect(!run.output.contains("- name: Tool\n"))
    #expect(run.output.contains("The strings of the package 'Packages/ToolPackage' are left out"))
    // Without an Xcode project, it is unknown which of the packages is the app.
    files["App.xcodeproj/project.pbxproj"] = nil
    #expect(try Sandbox(files).run("init", "--dry-run").output.contains("- name: Tool\n"))
  }

  @Test("an app that runs on systems older than the runtime needs is named with them")
  func olderSystems() throws {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildConfigurationList = L; };
      }; }
      """
    func output(_ project: String) throws -> String {
      try Sandbox([
        "App/en.lproj/Localizable.strings": "a = b;", "App/App.swift": "", "App.xcodeproj/project.pbxproj": project,
      ]).run("init").output
    }
    let old = try output(project)
    #expect(old.contains("L10nRuntime needs iOS 16"))
    #expect(old.contains("  Shop (App.xcodeproj): iOS 15.0\n"))
    #expect(try !output(project.replacingOccurrences(of: "15.0", with: "16.0")).contains("L10nRuntime needs"))
  }

  @Test("--dry-run shows the configuration and writes nothing")
  func dryRun() throws {
    let sandbox = try Sandbox(["translations/ko.yml": "a: 1\n"])
    let run = try sandbox.run("init", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("# yaml-language-server: $schema=https://"))
    #expect(run.output.contains("/l10n.schema.json\ntranslations: translations\n"))
    #expect(run.output.contains("Nothing was written."))
    #expect(!sandbox.exists("l10n.yml"))
  }

  @Test("an existing configuration isn't overwritten")
  func present() throws {
    let sandbox = try Sandbox(["l10n.yml": "mine", "translations/ko.yml": "a: 1"])
    #expect(try sandbox.run("init").status == 2)
    #expect(try sandbox.read("l10n.yml") == "mine")
  }

  @Test("missing bundles are reported")
  func noBundles() throws {
    let empty = try Sandbox()
    let nothing = try empty.run("init")
    #expect(nothing.status == 2)
    #expect(nothing.error.contains("git submodule add"))
    try empty.write("[submodule \"x\"]\n\tpath = App/texts\n\turl = y\n", to: ".gitmodules")
    let unfetched = try empty.run("init")
    #expect(
      unfetched.error.contains("the submodule 'App/texts' isn't checked out; if the files are there, run 'git sub"))
    let sandbox = try Sandbox(["translations/notes.yml": "a: 1"])
    #expect(try sandbox.run("init").status == 2)
    #expect(!sandbox.exists("l10n.yml"))
  }

  @Test("a configuration among the translation files is extended")
  func configurationAmongBundles() throws {
    let sandbox = try Sandbox([
      "translations/l10n.yml": "source: ko\nrules: { missing-key: error }\n", "translations/ko.yml": "a: 1\nb: 2\n",
      "translations/en.yml": "a: 1\n", "App/x.swift": "",
    ])
    #expect(try sandbox.run("init").status == 0)
    #expect(
      try sandbox.read("l10n.yml").hasSuffix(
        "extends: translations/l10n.yml\noutput: { directory: App/Generated, enum: L10n, access: internal }\n"))
    let check = try sandbox.run("check")
    #expect(check.status == 1)
    #expect(check.output.contains("error: 'b' is missing in en"))
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.exists("App/Generated/L10n.swift"))
    #expect(try sandbox.run("init").status == 2)
  }

  @Test("the enum has another name than a type of the app")
  func takenName() throws {
    func name(_ code: String) throws -> String {
      let files = ["App/en.lproj/Localizable.strings": "a = b;", "App/Text.swift": code]
      let output = try Sandbox(files).run("init", "--dry-run").output
      return output.firstMatch(of: /enum: (\w+)/).map { String($0.1) } ?? output
    }
    #expect(try name("public enum L10n { static let a = 1 }") == "Strings")
    #expect(try name("typealias L10n = Int\nstruct Strings { }") == "Texts")
    let generated = "// Generated by l10n-gen. Edit the translations instead.\n// swift-format-ignore-file\n"
    #expect(
      try name(generated + "// swiftlint:disable all\n// Texts of the enum L10n.\nenum L10n { }") == "L10n")
    #expect(try name("extension L10n { }\nprivate enum L10n { }\nenum Outer { enum L10n { } }") == "L10n")
  }

  @Test("data in the folder of a language isn't read as translations")
  func dataNextToTables() throws {
    let sandbox = try Sandbox([
      "App/en.lproj/Localizable.strings": "a = b;", "App/A.swift": "", "App/en.lproj/data.json": "[{},]",
      "App/cache.json": #"{ "en": { "1": { "string": "%d b" } }, "de": { "1": { "string": "%d b" } } }"#,
    ])
    #expect(try sandbox.run("init").status == 0)
    #expect(try sandbox.read("l10n.yml").contains("languages: [en]\n"))
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test("the tables of an intent definition and of a Spotlight importer aren't the app's, whatever their keys are")
  func tablesOfTheSystem() throws {
    let sandbox = try Sandbox([
      "Importer/en.lproj/schema.strings": "kMDItemCodec = b;", "Importer/Importer.swift": "",
      "App/en.lproj/Localizable.strings": "a = b;", "App/A.swift": "",
      "Intents/Base.lproj/Intents.intentdefinition": "", "Intents/en.lproj/Intents.strings": "\"vault.name\" = b;",
    ])
    #expect(try sandbox.run("init", "--dry-run").output.contains("\ntranslations: App\n"))
  }

  @Test("a folder that can't be read is an error, because its languages would be missing")
  func unreadableFolder() throws {
    let sandbox = try Sandbox([
      "App/en.lproj/Localizable.strings": "a = b;", "App/ko.lproj/Localizable.strings": "a = c;",
    ])
    let run = try sandbox.script(
      "chmod 000 App/ko.lproj && $0 init --source en; status=$?; chmod 700 App/ko.lproj; exit $status")
    if run.status == 0 {
      // The superuser reads any folder.
      #expect(try sandbox.read("l10n.yml").contains("languages: [en, ko]"))
    } else {
      #expect(run.status == 2 && run.error.contains("App/ko.lproj: "), "\(run.error)")
      #expect(!sandbox.exists("l10n.yml"))
    }
  }
}
