import Foundation
import TestSupport
import Testing

/// All commands on an app with its strings in a String Catalog.
@Suite("String Catalogs, command by command")
struct StringCatalogCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "%lld reviews" : {
          "comment" : "Below a store",
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld review"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld reviews"
                    }
                  }
                }
              }
            },
            "ko" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "리뷰 %lld개"
              }
            }
          }
        },
        "Pay %@ a visit" : {
          "localizations" : {
            "ko" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%@을(를) 찾아가 보세요 "
              }
            }
          }
        },
        "store.title" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Stores"
              }
            },
            "ko" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "매장"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  private static let path = "App/Localizable.xcstrings"

  private func sandbox(_ text: String = Self.catalog) throws -> Sandbox { try Sandbox([Self.path: text]) }

  @Test("init finds the catalog, and check and emit work on it in place")
  func firstHour() throws {
    let sandbox = try sandbox()
    let start = try sandbox.run("init")
    #expect(start.status == 0, "\(start.error)")
    #expect(start.output.contains("source        en, the source language of the String Catalogs"))
    #expect(!start.output.contains("syntax"))
    #expect(try sandbox.read("l10n.yml").contains("translations: App\n"))
    let check = try sandbox.run("check")
    #expect(check.status == 0)
    #expect(
      check.output.contains("App/Localizable.xcstrings:41:38: warning: ko 'Pay %@ a visit': the text ends with a space")
    )
    #expect(
      check.output.contains(
        "App/Localizable.xcstrings:36:5: warning: 'Pay %@ a visit': names.yml doesn't have 'pay_a_visit'"))
    let emitted = try sandbox.run("emit")
    #expect(emitted.error == "Wrote Generated/L10n.swift\nWrote Generated/L10n+Tables.swift\nWrote names.yml\n")
    let generated = try sandbox.read("Generated/L10n.swift")
    #expect(generated.contains("static func reviews(count: Int) -> String"))
    #expect(generated.contains("static func payAVisit(arg1: String) -> String"))
    #expect(generated.contains("/// `reviews`: Below a store") || generated.contains("Below a store"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
    #expect(try sandbox.run("emit").error == "Nothing changed.\n")
    #expect(try sandbox.read(Self.path) == Self.catalog)
  }

  @Test("a fix changes a single line, and --fix also adds a new name")
  func fix() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("init").status == 0)
    let fixed = try sandbox.run("check", "--fix", "--strict")
    #expect(fixed.status == 0, "\(fixed.output)")
    #expect(fixed.error.contains("Wrote names.yml\n"))
    #expect(try sandbox.read(Self.path) == Self.catalog.replacing("보세요 \"", with: "보세요\""))
    #expect(try sandbox.read("names.yml").contains("  pay_a_visit: \"Pay %@ a visit\"\n  reviews: \"%lld reviews\"\n"))
  }

  @Test("names are added though a translation can't be read whole, but not if the source can't")
  func namesBesideMistakes() throws {
    func sandbox(_ broken: String) throws -> Sandbox {
      var files = [
        "l10n.yml": "translations: App\nsource: en\n", "App/en.lproj/Shop.strings": "\"Sign in\" = \"Sign in\";\n",
        "App/ko.lproj/Shop.strings": "\"Sign in\" = \"로그인\";\n",
      ]
      files[broken, default: ""] += "\"Sign out\" = ;\n"
      return try Sandbox(files)
    }
    let translation = try sandbox("App/ko.lproj/Shop.strings")
    #expect(try translation.run("check", "--fix").error.contains("Wrote names.yml\n"))
    let source = try sandbox("App/en.lproj/Shop.strings")
    let refused = try source.run("check", "--fix")
    #expect(refused.error.contains("No names were added to names.yml"))
    #expect(refused.error.contains("correct App/en.lproj/Shop.strings:2:14 first"), "\(refused.error)")
    #expect(!source.exists("names.yml"))
  }

  @Test("a key that is the text isn't changed by a fix, because code looks it up")
  func keysStay() throws {
    let catalog = Self.catalog.replacing("Pay %@ a visit", with: "Pay %@ a\\u200b visit")
    let sandbox = try sandbox(catalog)
    #expect(try sandbox.run("init").status == 0)
    let fixed = try sandbox.run("check", "--fix")
    #expect(
      fixed.output.contains(":36:14: warning: en 'Pay %@ a\u{200B} visit': invisible character: zero width space"),
      "\(fixed.output)")
    #expect(try sandbox.read(Self.path) == catalog.replacing("보세요 \"", with: "보세요\""))
  }

  @Test("names.yml names accessors, and --verify reports a key that it doesn't have")
  func names() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("init").status == 0)
    try sandbox.write(
      "Localizable:\n  store.visit: \"Pay %@ a visit\" # ours\n  store.reviews: \"%lld reviews\"\n", to: "names.yml")
    #expect(try sandbox.run("emit").error.contains("names.yml") == false)
    #expect(try sandbox.read("Generated/L10n.swift").contains("static func visit(arg1: String) -> String"))
    let more = Self.catalog.replacing(#""" : {"#, with: #""Save it" : {"#)
    try sandbox.write(more, to: Self.path)
    let stale = try sandbox.run("emit", "--verify")
    #expect(stale.status == 1)
    #expect(stale.error.contains("+  save_it: \"Save it\""))
    #expect(try sandbox.run("emit").status == 0)
    #expect(
      try sandbox.read("names.yml")
        == "Localizable:\n  store.visit: \"Pay %@ a visit\" # ours\n  store.reviews: \"%lld reviews\"\n  save_it: \"Save it\"\n"
    )
  }

  @Test("names that can't be added are reported, and nothing is written")
  func unwritableNames() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("init").status == 0)
    try sandbox.write("Localizable: { x: \"%lld reviews\" }\n", to: "names.yml")
    let run = try sandbox.run("emit")
    #expect(run.status == 2)
    #expect(run.error.contains("add 'pay_a_visit: \"Pay %@ a visit\"'"), "\(run.error)")
    #expect(!sandbox.exists("Generated"))
    try sandbox.write("", to: "names.yml")
    try sandbox.write("mine", to: "Generated/L10n.swift")
    #expect(try sandbox.run("emit").status == 2)
    #expect(try sandbox.read("names.yml") == "")
    #expect(try sandbox.run("check", "--fix", "--rule", "derived-name=off").status == 0)
    #expect(try sandbox.read("names.yml") == "")
  }

  /// Returns a catalog of keys without strings.
  private static func catalog(ofKeys keys: [String]) -> String {
    let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  @Test("a key spelled like the name of another in names.yml isn't advised to take that name")
  func givenNames() throws {
    let sandbox = try sandbox(Self.catalog(ofKeys: ["%lld items", "Sign in", "Sign-in", "items"]))
    #expect(try sandbox.run("init").status == 0)
    try sandbox.write("Localizable:\n  items: \"%lld items\"\n  sign_in: \"Sign in\"\n", to: "names.yml")
    let check = try sandbox.run("check")
    #expect(!check.output.contains("to keep the name"), "\(check.output)")
    #expect(check.output.contains("run 'l10n-gen check --fix', and commit names.yml"))
  }

  @Test(
    "an accessor in committed code keeps its name when a key with the same name is added", arguments: ["emit", "fix"])
  func keptNames(_ command: String) throws {
    let sandbox = try sandbox(Self.catalog(ofKeys: ["pay", "save_it"]))
    #expect(try sandbox.run("init").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    #expect(!sandbox.exists("names.yml"))
    try sandbox.write(Self.catalog(ofKeys: ["pay", "pay.title", "saveIt", "save_it"]), to: Self.path)
    let check = try sandbox.run("check")
    #expect(
      check.output.contains(
        ":13:5: warning: 'save_it' is called 'save_it_2', because another key has its name in Swift; to keep the name, "
          + "add 'save_it: \"save_it\"' to names.yml below 'Localizable:'"), "\(check.output)")
    let verified = try sandbox.run("emit", "--verify")
    #expect(verified.error.contains("+  pay: \"pay\"\n"), "\(verified.error)")
    #expect(!verified.error.contains("-  internal static var"), "\(verified.error)")
    #expect(try sandbox.run(command == "emit" ? ["emit"] : ["check", "--fix"]).status == 0)
    let names = try sandbox.read("names.yml")
    #expect(
      names.hasSuffix(
        """
        Localizable:
          pay: "pay"
          save_it: "save_it"
          pay_title: "pay.title"
          saveit: "saveIt"

        """), "\(names)")
    #expect(try sandbox.run("emit").status == 0)
    #expect(
      try sandbox.read("Generated/L10n.swift").contains(
        "/// `save_it`\n  /// - en: save_it\n  internal static var saveIt"))
    #expect(try sandbox.read("names.yml") == names)
    #expect(try sandbox.run("emit", "--verify").status == 0)
    #expect(try sandbox.run("check", "--strict").status == 0)
  }

  @Test(
    "a key gets a new name if names.yml gives its name to another key, and no name moves",
    arguments: [
      ("Sign in", ["Sign in", "sign_in"], "sign_in", "Sign in"),
      ("text.self", ["text", "text.self"], "text.self", "text.self"),
    ])
  func takenNames(before: String, after: [String], path: String, owner: String) throws {
    let sandbox = try sandbox(Self.catalog(ofKeys: [before]))
    #expect(try sandbox.run("init").status == 0)
    #expect(try sandbox.run("emit").status == 0)
    try sandbox.write(Self.catalog(ofKeys: after), to: Self.path)
    let run = try sandbox.run("emit")
    #expect(run.status == 0, "\(run.error)")
    #expect(try sandbox.read("names.yml").contains("  \(path): \"\(owner)\"\n"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
    #expect(try sandbox.run("check", "--strict").status == 0)
  }

  @Test("no names are recorded for a catalog that can't be read completely")
  func brokenNames() throws {
    let sandbox = try sandbox(Self.catalog(ofKeys: ["Sign in"]) + "}")
    try sandbox.write("translations: App\nsource: en\n", to: "l10n.yml")
    #expect(try sandbox.run("check", "--fix").status == 1)
    #expect(!sandbox.exists("names.yml"))
  }

  @Test("diff compares two revisions of a catalog")
  func diff() throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("init").status == 0)
    try sandbox.write(Self.catalog, to: "old/Localizable.xcstrings")
    try sandbox.write(Self.catalog.replacing("\"Stores\"", with: "\"Shops\""), to: "new/Localizable.xcstrings")
    let run = try sandbox.run("diff", "old", "new")
    #expect(run.status == 0)
    #expect(run.output.contains("store.title"))
    #expect(run.output.contains("1 message changed"))
  }

  @Test(
    "a broken catalog is reported at its place, and nothing is written",
    arguments: [
      ("\"version\" : \"1.0\"\n}", "\"version\" : \"1.0\"\n", "1:1: error: this brace is never closed"),
      ("    \"store.title\"", "<<<<<<< ours\n    \"store.title\"", ":46:1: error: this is a git conflict marker"),
      ("\"value\" : \"Stores\"", "\"value\" : \"Stores", "error: en: this quote is never closed in its line"),
    ])
  func broken(old: String, new: String, finding: String) throws {
    let sandbox = try sandbox()
    #expect(try sandbox.run("init").status == 0)
    let text = Self.catalog.replacing(old, with: new)
    #expect(text != Self.catalog)
    try sandbox.write(text, to: Self.path)
    let run = try sandbox.run("emit")
    #expect(run.status == 1)
    #expect(run.error.contains(finding), "\(run.error)")
    #expect(!sandbox.exists("Generated"))
    #expect(!sandbox.exists("names.yml"))
  }

  @Test(
    "the advice about unrecorded names works with committed code and with the plugin",
    arguments: ["output: { directory: Generated }\n", ""])
  func adviceAboutNames(_ output: String) throws {
    let sandbox = try sandbox(Self.catalog(ofKeys: ["Sign in"]))
    try sandbox.write("source: en\ntranslations: [\(Self.path)]\n\(output)", to: "l10n.yml")
    let finding = try sandbox.run("check").output
    #expect(finding.contains("[derived-name]"), "\(finding)")
    let command = try #require(finding.firstMatch(of: /run 'l10n-gen ([^']+)'/)).1
    #expect(try sandbox.run(command.split(separator: " ").map(String.init)).status == 0)
    #expect(try sandbox.read("names.yml").contains("sign_in: \"Sign in\""))
    #expect(try !sandbox.run("check").output.contains("[derived-name]"))
  }
}
