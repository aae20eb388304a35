import Foundation
import TestSupport
import Testing

/// All commands on an app with its strings in `.strings` files.
@Suite(".strings files, command by command")
struct StringsCommandTests {
  private static let files = [
    "l10n.yml": "translations: App\nsource: en\noutput: { directory: Out }\n",
    "App/en.lproj/Localizable.strings": """
    /* Below a store. */
    "Pay %@ a visit" = "Pay %@ a visit";
    "store.title" = "Stores";

    """,
    "App/ko.lproj/Localizable.strings": """
    "Pay %@ a visit" = "%@을(를) 찾아가 보세요 "; // Heart\u{1F497}
    'store.title' = '매장';

    """,
    "App/Base.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"Take \\\"photos\\\"\";\n",
    "App/ko.lproj/InfoPlist.strings": "NSCameraUsageDescription = \"사진\";\n",
  ]

  @Test("findings are at their places, and fixes change nothing else")
  func check() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("check", "--format", "xcode")
    #expect(
      run.output.contains(
        "App/ko.lproj/Localizable.strings:1:35: warning: ko 'Pay %@ a visit': the text ends with a space"))
    let fixed = try sandbox.run("check", "--fix")
    #expect(fixed.status == 0)
    let old = Self.files["App/ko.lproj/Localizable.strings"] ?? ""
    #expect(try sandbox.read("App/ko.lproj/Localizable.strings") == old.replacing("보세요 \"", with: "보세요\""))
    #expect(try sandbox.read("names.yml").hasSuffix("Localizable:\n  pay_a_visit: \"Pay %@ a visit\"\n"))
    #expect(try sandbox.run("check", "--strict").status == 0)
  }

  @Test("the generated code has the files' keys and comments, and is verified")
  func emit() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("emit").status == 0)
    let code = try sandbox.read("Out/L10n.swift")
    #expect(code.contains("/// `pay_a_visit`: Below a store."))
    #expect(code.contains("static func payAVisit(arg1: String) -> String"))
    #expect(code.contains("enum InfoPlist {"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
    try sandbox.write("\"store.title\" = \"Shops\";", to: "App/en.lproj/Localizable.strings")
    #expect(try sandbox.run("emit", "--verify").status == 1)
  }

  @Test("a text in another encoding keeps its encoding")
  func encoding() throws {
    let sandbox = try Sandbox(Self.files)
    let text = "\"store.title\" = \"매장 \";\r\n"
    let fixed = text.replacing("매장 ", with: "매장")
    try sandbox.write(#require(text.data(using: .utf16)), to: "App/ko.lproj/Localizable.strings")
    #expect(try sandbox.run("check", "--fix").status == 0)
    let file = sandbox.directory.appending(path: "App/ko.lproj/Localizable.strings")
    #expect(try Data(contentsOf: file) == fixed.data(using: .utf16))
  }

  @Test(
    "a broken file is reported at its place, and nothing is written",
    arguments: [
      ("\"a\" = \"b;\n", "1:7: error: this quote is never closed"),
      ("\"a\" = \"b\"\n\"c\" = \"d\";\n", "1:10: error: a ';' is missing after this text"),
      ("a = b;\n<<<<<<< HEAD\n", "2:1: error: this is a git conflict marker"),
      ("a = b;\na = c;\n", "2:1: error: ko: the key 'a' is defined twice, and the first text is never shown"),
      ("bplist00", "1:1: error: this is a property list in binary form"),
    ])
  func broken(text: String, finding: String) throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write(text, to: "App/ko.lproj/Localizable.strings")
    let run = try sandbox.run("emit", "--strict")
    #expect(run.status == 1)
    #expect(run.error.contains("App/ko.lproj/Localizable.strings:\(finding)"), "\(run.error)")
    #expect(!sandbox.exists("Out"))
  }

  @Test("strings are copied to YAML files, and a second run changes nothing")
  func importing() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("import", "App", "--translations", "translations")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.hasSuffix("6 strings added\n"))
    #expect(
      try sandbox.read("translations/ko.yml") == """
        InfoPlist:
          NSCameraUsageDescription: 사진
        pay_a_visit: "{arg1}을(를) 찾아가 보세요 "
        store:
          title: 매장

        """)
    let again = try sandbox.run("import", "App", "--translations", "translations")
    #expect(again.error == "0 strings added, 6 already present\n")
  }

  @Test("a single file is copied with the language of its folder, even if that isn't the project's source")
  func single() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n", "translations/en.yml": "a: A\nfiles:\n  one: 1\n  other: n\n",
      "App/ko.lproj/Localizable.strings": "a = \"가\";", "App/Localizable.strings": "a = \"가\";",
      "App/ko.lproj/Other.strings": "b = \"나\";",
    ])
    let run = try sandbox.run("import", "App/ko.lproj/Localizable.strings")
    #expect(run.error == "Wrote translations/ko.yml\n1 string added\n")
    #expect(try sandbox.read("translations/ko.yml") == "a: 가\n")
    let without = try sandbox.run("import", "App/Localizable.strings")
    #expect(without.status == 2)
    #expect(
      without.error
        == "error: App/Localizable.strings: this file doesn't say its language; move it to a folder like 'ko.lproj'\n")
  }

  @Test("two versions are merged by key")
  func merge() throws {
    let sandbox = try Sandbox([
      "base.strings": "a = b;\nc = d;\n", "ours.strings": "a = x;\nc = d;\n", "theirs.strings": "a = b;\nc = y;\n",
    ])
    #expect(try sandbox.run("merge", "base.strings", "ours.strings", "theirs.strings").status == 0)
    #expect(try sandbox.read("ours.strings") == "a = x;\nc = y;\n")
  }

  @Test("a key that would be a plural category in YAML is left out, with the reason")
  func categories() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n",
      "App/en.lproj/Localizable.strings": "kind.title = Kind; kind.other = Other; x.one = One;",
      "App/ko.lproj/Localizable.strings":
        #"kind.other = "기타"; y.other.z = a; z.other = "기타"; kind.few = a;"#,
      "App/zh-Hans.lproj/Localizable.strings": #"kind.other = "其他";"#,
    ])
    let run = try sandbox.run("import", "App")
    #expect(run.status == 1)
    #expect(
      run.error.contains(
        """
        Left out 'x.one': without other keys beside it in en.yml, 'one' would be read as a plural category
        Left out 'kind.other': without other keys beside it in ko.yml, 'other' would be read as a plural category
        Left out 'z.other': without other keys beside it in ko.yml, 'other' would be read as a plural category
        Left out 'kind.few': without other keys beside it in ko.yml, 'few' would be read as a plural category
        4 strings added, 4 left out
        """))
    #expect(try sandbox.read("translations/en.yml") == "kind:\n  title: Kind\n  other: Other\n")
    #expect(try sandbox.read("translations/ko.yml") == "\"y\":\n  other:\n    z: a\n")
    // The source's other keys next to it show that it isn't a category.
    #expect(try sandbox.read("translations/zh-Hans.yml") == "kind:\n  other: 其他\n")
    #expect(try sandbox.run("import", "App").error.hasSuffix("0 strings added, 4 already present, 4 left out\n"))
  }
}
