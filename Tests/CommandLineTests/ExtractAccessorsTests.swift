import CatalogTestSupport
import TestSupport
import Testing

@Suite("l10n-gen extract --accessors")
struct ExtractAccessorsTests {
  private static let code = """
    import Foundation
    enum Failure: LocalizedError {
      case missing(name: String)
      case tooMany(Int)
      var errorDescription: String? {
        switch self {
        case .missing(let name): "There is no file {\\(name)}"
        case .tooMany(let count): "Found \\(count) files"
        }
      }
    }
    let title = NSLocalizedString("Your files", comment: "The title.")
    print(title, Failure.missing(name: "a").errorDescription ?? "", Failure.tooMany(2).errorDescription ?? "")

    """

  private static let files = [
    "l10n.yml": "source: en\nlanguages: [en]\noutput: { directory: App/Generated }\n",
    "translations/en.yml": "title: Your files\n", "App/main.swift": code,
  ]

  @Test("texts become messages, and the code with their accessors compiles and prints the same")
  func compiled() throws {
    let sandbox = try Sandbox(Self.files)
    let dry = try sandbox.run("extract", "--accessors", "--all", "App/main.swift", "--dry-run")
    #expect(
      dry.error.contains("+let title = L10n.title\n") && dry.error.contains("(nothing was written)"), "\(dry.error)")
    #expect(try sandbox.read("App/main.swift") == Self.code)
    let run = try sandbox.run("extract", "--accessors", "--all", "App/main.swift")
    #expect(run.error.hasSuffix("3 texts replaced in 1 file, 2 strings added\n"), "\(run.error)")
    #expect(
      try sandbox.read("translations/en.yml") == """
        title: Your files
        there_is_no_file: There is no file '{'{name}'}'
        found_files: Found {count, number, integer} files

        """)
    let code = try sandbox.read("App/main.swift")
    #expect(code.contains("L10n.thereIsNoFile(name: name)") && code.contains("L10n.foundFiles(count: count)"))
    #expect(try sandbox.run("emit").status == 0)
    var program = try GeneratedProgram()
    for name in sandbox.files(below: "App/Generated") {
      try program.add(sandbox.read("App/Generated/\(name)"), name: name)
    }
    try program.add(code, name: "main.swift")
    #expect(try program.run() == "Your files There is no file {a} Found 2 files\n")
  }

  @Test("a text that can't be replaced keeps all files as they are")
  func refused() throws {
    var files = Self.files
    files["App/Other.swift"] = "import UIKit\nfunc f(a: Float) {\n  label.text = \"It costs \\(a)\"\n}\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("extract", "--accessors", "App/main.swift:12", "App/Other.swift:3", "App/Other.swift:1")
    #expect(run.status == 1)
    #expect(run.error.contains("App/Other.swift:3:27: error: the type of 'a' is 'Float'; pass a String, Int or Double"))
    #expect(run.error.contains("App/Other.swift:1:1: error: no text of this line"))
    #expect(run.error.hasSuffix("Nothing was written.\n"), "\(run.error)")
    for (path, text) in files { #expect(try sandbox.read(path) == text) }
  }

  @Test("--all replaces what it can, and lists the texts that it leaves")
  func left() throws {
    var files = Self.files
    files["App/Other.swift"] =
      "import UIKit\nfunc f(a: Float) {\n  label.text = \"It costs \\(a)\"\n  label.text = \"Your cart\"\n}\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("extract", "--accessors", "--all", "App/Other.swift")
    #expect(run.status == 1)
    #expect(
      run.error.hasSuffix(
        """
        1 text replaced in 1 file, 1 string added
        App/Other.swift:3:27: left as it is: the type of 'a' is 'Float'; pass a String, Int or Double, or declare its type

        """), "\(run.error)")
    #expect(try sandbox.read("App/Other.swift").hasSuffix("\\(a)\"\n  label.text = L10n.yourCart\n}\n"))
    #expect(try sandbox.read("translations/en.yml").hasSuffix("your_cart: Your cart\n"))
  }

  @Test("a text becomes a message of the module that compiles its file")
  func modules() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "open" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Open"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let sandbox = try Sandbox([
      "l10n.yml": """
      source: en
      translations: [App, Kit/Sources/Cart, Text]
      modules:
        - name: App
          translations: App
          sources: App
          output: { directory: App/Generated, enum: L10n }
        - name: Cart
          translations: Kit/Sources/Cart
          output: { directory: Kit/Sources/Cart/Generated, enum: CartStrings }
        - name: Pay
          translations: Text/Pay
          output: { directory: Kit/Sources/Pay/Generated, enum: PayStrings }

      """,
      "App/Localizable.xcstrings": catalog, "App/App.swift": "import SwiftUI\nlet a = Text(\"Open\")\n",
      "Kit/Package.swift": """
      let package = Package(
        name: "Kit", targets: [.target(name: "Cart"), .target(name: "Pay"), .target(name: "Log")])

      """,
      "Kit/Sources/Cart/Localizable.xcstrings": catalog,
      "Kit/Sources/Cart/Cart.swift": "import SwiftUI\nlet a = Text(\"Open\")\nlet b = Text(\"Your cart\")\n",
      "Text/Pay/en.yml": "title: Pay now\n",
      "Kit/Sources/Pay/Pay.swift": "import SwiftUI\nlet a = Text(\"Pay now\")\nlet b = Text(\"Your cart\")\n",
      "Kit/Sources/Log/Log.swift": "import SwiftUI\nlet a = Text(\"Open\")\n",
    ])
    let code = [
      "App/App.swift", "Kit/Sources/Cart/Cart.swift", "Kit/Sources/Pay/Pay.swift", "Kit/Sources/Log/Log.swift",
    ]
    let run = try sandbox.run(["extract", "--accessors", "--all"] + code)
    #expect(
      run.error.hasSuffix(
        """
        5 texts replaced in 3 files, 2 strings added
        Kit/Sources/Log/Log.swift:2:14: left as it is: the module 'Log' has no accessors; list it under 'modules' in l10n.yml

        """), "\(run.error)")
    func calls(_ path: String) throws -> [String] {
      try sandbox.read(path).split(separator: "\n").dropFirst().map(String.init)
    }
    #expect(try calls(code[0]) == ["let a = Text(L10n.open)"])
    #expect(try calls(code[1]) == ["let a = Text(CartStrings.open)", "let b = Text(CartStrings.yourCart)"])
    #expect(try calls(code[2]) == ["let a = Text(PayStrings.title)", "let b = Text(PayStrings.yourCart)"])
    #expect(try sandbox.read("Text/Pay/en.yml") == "title: Pay now\nyour_cart: Your cart\n")
    #expect(try sandbox.read("Kit/Sources/Cart/Localizable.xcstrings").contains("\"your_cart\" : {"))
    #expect(try sandbox.read("App/Localizable.xcstrings") == catalog)
    #expect(try sandbox.run("emit").status == 0)
  }

  @Test(
    "wrong usage is refused, with what to do",
    arguments: [
      (["--accessors"], "name the texts by file and line"), (["--accessors", "App/main.swift"], "has no line"),
      (["--accessors", "--all", "App/main.swift:3"], "without the line"),
      (["--dry-run"], "--dry-run needs --accessors"),
      (["--accessors", "--all", "No.swift"], "isn't a Swift file"),
      (["--accessors", "a:1", "--prune"], "remove the other"),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try Sandbox(Self.files).run(["extract"] + arguments)
    #expect(run.status == 2 && run.error.contains(message), "\(run.error)")
  }
}
