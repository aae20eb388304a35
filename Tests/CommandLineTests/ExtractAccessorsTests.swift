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
