import Foundation
import TestSupport
import Testing

/// All commands on an app with its plurals in `.stringsdict` files.
@Suite(".stringsdict files, command by command")
struct StringsdictCommandTests {
  private static func file(one: String, other: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- Below the cart. -->
    \t<key>cart.items %ld</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@items@</string>
    \t\t<key>items</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>ld</string>
    \t\t\t<key>one</key>
    \t\t\t<string>\(one)</string>
    \t\t\t<key>other</key>
    \t\t\t<string>\(other)</string>
    \t\t</dict>
    \t</dict>
    </dict>
    </plist>

    """
  }

  private static let files = [
    "l10n.yml": "translations: App\nsource: en\noutput: { directory: Out }\n",
    "App/en.lproj/Localizable.stringsdict": file(one: "%ld item &amp; more", other: "%ld items &amp; more"),
    "App/en.lproj/Localizable.strings": "title = Cart;\n",
    "App/ko.lproj/Localizable.strings": "title = \"장바구니\";\n\"cart.items %ld\" = \"상품 %ld개\";\n",
    "App/de.lproj/Localizable.stringsdict": file(one: "%ld Artikel &amp; mehr", other: "%ld Artikel &amp; mehr "),
    "App/de.lproj/Localizable.strings": "title = Warenkorb;\n",
  ]

  @Test("findings are at their places, and fixes change nothing else")
  func check() throws {
    let sandbox = try Sandbox(Self.files)
    let run = try sandbox.run("check", "--format", "xcode")
    #expect(
      run.output.contains("App/de.lproj/Localizable.stringsdict:19:34: warning: de 'cart.items %ld'"), "\(run.output)")
    #expect(try sandbox.run("check", "--fix").status == 0)
    let old = Self.files["App/de.lproj/Localizable.stringsdict"] ?? ""
    let fixed = try sandbox.read("App/de.lproj/Localizable.stringsdict")
    #expect(fixed == old.replacing("mehr <", with: "mehr<"))
    #expect(try sandbox.run("check", "--strict").status == 0)
  }

  @Test("the generated code has named arguments and comments, and is verified")
  func emit() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("emit").status == 0)
    let code = try sandbox.read("Out/L10n.swift")
    #expect(code.contains("/// `cart.items`: Below the cart."))
    #expect(code.contains("static func items(items: Int) -> String"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
    try sandbox.write(
      Self.file(one: "%ld item", other: "%ld items"), to: "App/en.lproj/Localizable.stringsdict")
    #expect(try sandbox.run("emit", "--verify").status == 1)
  }

  @Test("a string is copied to YAML as a plural, and a second run changes nothing")
  func importing() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("import", "App", "--translations", "translations").error.hasSuffix("6 strings added\n"))
    #expect(
      try sandbox.read("translations/ko.yml") == """
        title: 장바구니
        cart:
          items: "{items, plural, other {상품 #개}}"

        """)
    let again = try sandbox.run("import", "App", "--translations", "translations")
    #expect(again.error == "0 strings added, 6 already present\n")
  }

  @Test("texts for narrower widths, which other formats don't support, are listed when strings are copied")
  func widths() throws {
    let file = """
      <plist><dict><key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>Hi</string><key>50</key><string>Hello</string></dict></dict></dict></plist>
      """
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: yaml\n", "yaml/en.yml": "a: b\n",
      "App/en.lproj/Localizable.stringsdict": file,
    ])
    let notice = "Left out 'wide' in App/en.lproj/Localizable.stringsdict: the texts for narrower widths"
    let copied = try sandbox.run("import", "App")
    #expect(copied.status == 1)
    #expect(copied.error.contains(notice), "\(copied.error)")
    #expect(try sandbox.read("yaml/en.yml").contains("wide: Hello\n"))
    let converted = try sandbox.run("convert", "App/en.lproj/Localizable.stringsdict", "en.yml")
    #expect(converted.status == 1)
    #expect(converted.error.contains(notice), "\(converted.error)")
  }

  @Test("two states are compared by message, with the texts as users see them")
  func diff() throws {
    let sandbox = try Sandbox(Self.files)
    for language in ["en", "ko", "de"] {
      let folder = "App/\(language).lproj"
      for file in ["Localizable.strings", "Localizable.stringsdict"] where sandbox.exists("\(folder)/\(file)") {
        try sandbox.write(try sandbox.read("\(folder)/\(file)"), to: "New/\(language).lproj/\(file)")
      }
    }
    try sandbox.write(
      Self.file(one: "%ld item &amp; more", other: "All %ld items &amp; more"),
      to: "New/en.lproj/Localizable.stringsdict")
    let run = try sandbox.run("diff", "App", "New")
    #expect(run.status == 0)
    #expect(run.output.contains("1 message changed"), "\(run.output)")
    #expect(run.output.contains("› items 2: All 2 items & more\n"), "\(run.output)")
  }

  @Test("lookups in code and SwiftGen's accessors become the project's accessors")
  func code() throws {
    var files = Self.files
    files["swiftgen.yml"] =
      "strings: { inputs: App/en.lproj, outputs: { templateName: structured-swift5, output: Strings.swift } }\n"
    files["Strings.swift"] = """
      enum L10n {
        static let title = L10n.tr("Localizable", "title", fallback: "Cart")
        enum Cart {
          static func items(_ p1: Int) -> String {
            return L10n.tr("Localizable", "cart.items %ld", p1, fallback: "Plural format key: \\"%#@items@\\"")
          }
        }
      }
      """
    files["Sources/Cart.swift"] =
      "let items = String.localizedStringWithFormat(NSLocalizedString(\"cart.items %ld\", comment: \"\"), count)\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("import", "App", "--rewrite", "Sources")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("Sources/Cart.swift") == "let items = L10n.Cart.items(items: count)\n")
    let forwarding = try sandbox.read("Out/L10n+SwiftGen.swift")
    #expect(forwarding.contains("items(_ p1: Int) -> String { L10n.Cart.items(items: p1) }"), "\(forwarding)")
  }

  @Test("two versions are merged by key")
  func merge() throws {
    let item = Self.file(one: "1", other: "2")
    let two = item.replacing("\t</dict>\n</dict>", with: "\t</dict>\n\t<key>b</key>\n\t<string>b</string>\n</dict>")
    let three = Self.file(one: "one", other: "2")
    let sandbox = try Sandbox(["base": item, "ours": two, "theirs": three])
    #expect(try sandbox.run("merge", "base", "ours", "theirs").status == 0)
    #expect(try sandbox.read("ours") == two.replacing("<string>1<", with: "<string>one<"))
  }

  @Test("a mistake in one entry affects only that entry")
  func mistakenEntry() throws {
    var files = Self.files
    let path = "App/de.lproj/Localizable.stringsdict"
    let text = try #require(files[path])
    let entry = "\t<key>bad</key>\n\t<string>ein <b>fettes</b> Wort<br></string>\n</dict>\n</plist>"
    files[path] = text.replacing("</dict>\n</plist>", with: entry)
    let sandbox = try Sandbox(files)
    let check = try sandbox.run("check", "--format", "xcode")
    #expect(check.status == 1)
    #expect(check.output.contains("\(path):23:14: error: a <string> can't contain other elements"), "\(check.output)")
    let emission = try sandbox.run("emit")
    #expect(emission.status == 0, "\(emission.error)")
    #expect(try sandbox.read("Out/L10n+Tables.swift").contains("Artikel & mehr"))
  }

  @Test(
    "a broken file is reported at its place, and nothing is written",
    arguments: [
      ("</plist>", "", "24:1: error: the file ends before its elements do"),
      ("&amp;", "&", "17:24: error: XML has no such character or sign here"),
      ("\t\t\t<key>one", "<<<<<<< HEAD\n\t\t\t<key>one", "16:1: error: this is a git conflict marker"),
      ("<string>ld", "<integer>ld", "15:15: error: this end tag doesn't match the open <integer>"),
      ("plist PUBLIC", "plist [ <!ENTITY a \"b\"> ] PUBLIC", "2:"),
    ])
  func broken(old: String, new: String, finding: String) throws {
    let sandbox = try Sandbox(Self.files)
    let text = try #require(Self.files["App/de.lproj/Localizable.stringsdict"])
    try sandbox.write(text.replacing(old, with: new, maxReplacements: 1), to: "App/de.lproj/Localizable.stringsdict")
    for arguments in [["emit", "--strict"], ["check"]] {
      let run = try sandbox.run(arguments)
      #expect(run.status == 1)
      #expect((run.error + run.output).contains("App/de.lproj/Localizable.stringsdict:\(finding)"), "\(run.error)")
    }
    #expect(!sandbox.exists("Out"))
    let emission = try sandbox.run("emit")
    #expect(emission.status == 0)
    #expect(emission.error.contains("App/de.lproj/Localizable.stringsdict:\(finding)"))
  }
}
