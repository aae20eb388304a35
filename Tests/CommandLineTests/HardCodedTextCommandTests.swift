import TestSupport
import Testing

@Suite("Texts in code that check finds")
struct HardCodedTextCommandTests {
  private static let files = [
    "translations/en.yml": "title: Title\n",
    "App/App.swift": """
    import UIKit
    let a = UIAlertAction(title: "Close", style: .cancel)
    let b = UIAlertAction(title: "Stay", style: .cancel)  // l10n:ignore
    let mock = UIAlertAction(title: "Open", style: .cancel)

    """,
    "AppTests/Tests/AppTests.swift": "import UIKit\nlet a = UIAlertAction(title: \"Test it\", style: .cancel)\n",
  ]

  @Test("the rule runs only if the configuration sets it, which init proposes")
  func configuration() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("init", "--translations", "translations").status == 0)
    let proposal = "# rules: { hard-coded-text: warning }\n"
    let started = try sandbox.read("l10n.yml")
    #expect(started.contains(proposal))
    #expect(try !sandbox.run("check", "--sources", ".").output.contains("Close"))
    try sandbox.write(started.replacing(proposal, with: String(proposal.dropFirst(2))), to: "l10n.yml")
    let run = try sandbox.run("check", "--format", "xcode", "--sources", ".", "--rule", "unused-key=off")
    #expect(run.output.contains("App/App.swift:2:30: warning: 'Close' is shown to users of all languages; write "))
    #expect(!["Stay", "Open", "Test it"].contains(where: run.output.contains), "\(run.output)")
  }

  @Test("the rule runs in an app without any translation files, where no key counts as missing")
  func noTranslations() throws {
    let code =
      "import SwiftUI\nimport UIKit\nlet a = UIAlertAction(title: \"Close\", style: .cancel)\nlet b = Text(\"Open\")\n"
    let sandbox = try Sandbox(["App/App.swift": code])
    let rule = ["--rule", "hard-coded-text=error"]
    let run = try sandbox.run(["check", "--sources", ".", "--format", "xcode"] + rule)
    #expect(run.status == 1)
    #expect(run.output.contains("App/App.swift:3:30: error: 'Close' is shown") && !run.output.contains("'Open'"))
    #expect(run.error.contains("There are no translation files yet, so only the code was checked."), "\(run.error)")
    let plain = try sandbox.run("check", "--sources", ".")
    #expect(plain.status == 0 && plain.error.contains("--rule hard-coded-text=warning reports"), "\(plain.output)")
    try sandbox.write("source: en\nrules: { hard-coded-text: error }\n", to: "l10n.yml")
    #expect(try sandbox.run("check", "--sources", ".").status == 1)
    #expect(try sandbox.run("check").status == 2)
  }
}
