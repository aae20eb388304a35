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
}
