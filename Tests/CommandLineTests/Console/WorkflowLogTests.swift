import Testing

@testable import l10n_gen
@testable import L10nProject

@Suite("Logs of GitHub workflows")
struct WorkflowLogTests {
  private func log(_ text: String) -> String {
    var log = WorkflowLog("")
    log.write(text)
    return log.output
  }

  @Test("text is unchanged, in pieces of any size")
  func text() {
    #expect(log("a: 가 {b} # c\n\n  3 | x\n") == "a: 가 {b} # c\n\n  3 | x\n")
    var log = WorkflowLog("")
    for piece in ["a", "b\nc", "\n", "::", "x::\n"] { log.write(piece) }
    #expect(log.output == "ab\nc\n\\u{3a}:x::\n")
  }

  @Test(
    "no line begins with the sign of a command, even after white space or invisible characters",
    arguments: ["", "  ", "\t", "\u{3000}", "\u{FEFF}", "\u{AD}", "\u{200B} ", "\u{200D}", "\u{85}"])
  func commands(lead: String) {
    #expect(log("\(lead)::error::x\n") == "\(lead)\\u{3a}:error::x\n")
    #expect(log("a\n\(lead)::stop-commands::x\n") == "a\n\(lead)\\u{3a}:stop-commands::x\n")
  }

  @Test("a carriage return ends a line for the runner, too")
  func carriageReturns() {
    #expect(log("a\r::error::x\r\n") == "a\r\\u{3a}:error::x\r\n")
    #expect(log("::a\r ::b\n") == "\\u{3a}:a\r \\u{3a}:b\n")
  }

  @Test("an intended command is kept, on a line of its own")
  func ownCommands() {
    var log = WorkflowLog("")
    log.write("::a")
    log.write(command: "::group::b ##[c]")
    log.write("##[d]")
    log.finish()
    #expect(log.output == "\\u{3a}:a\n::group::b ##[c]\n##\\u{5b}d]")
  }

  @Test("the old sign of a command doesn't occur anywhere")
  func oldCommands() {
    #expect(log("##[error]x ###[group]\n") == "##\\u{5b}error]x ###\\u{5b}group]\n")
    #expect(log("  3 | a: ##[add-mask]x\n") == "  3 | a: ##\\u{5b}add-mask]x\n")
    #expect(log("## [a] #[b]\n") == "## [a] #[b]\n")
  }
}
