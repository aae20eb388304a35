import Foundation
import TestSupport
import Testing

/// Foreign keys, texts, file names and links get into the log of a workflow in many ways.
@Suite("The tool's output in a GitHub workflow")
struct WorkflowCommandTests {
  private static let environment = ["GITHUB_ACTIONS": "true"]
  private static let hostile = [
    "##[add-mask]pwned", "::stop-commands::pwned", "  ::set-output name=x::pwned", "x ##[error]pwned",
    "\r::warning::pwned", "\n##[group]pwned", "\u{85}::error::pwned",
  ]

  @Test("commands are recognized in the same way as by the runner")
  func rule() {
    #expect(RunnerCommand(line: " \u{2028}::error file=a::x")?.data == "x")
    #expect(RunnerCommand(line: "a ##[group]b")?.data == "b")
    #expect(RunnerCommand(line: "a ::error::b") == nil)
    #expect(RunnerCommand(line: "::nothing::b ##[section]") == nil)
    #expect(RunnerCommand(line: "##[ error]b") == nil)
    #expect(RunnerCommand.all(in: "a\r::error::b\nc").count == 1)
  }

  /// Expects that foreign text doesn't become a command in the output of any run.
  private func expectHarmless(_ sandbox: Sandbox, _ commands: [[String]]) throws {
    for command in commands {
      let run = try sandbox.run(command, environment: Self.environment)
      for found in RunnerCommand.all(in: run.output) + RunnerCommand.all(in: run.error) {
        #expect(["error", "warning", "notice", "group", "endgroup"].contains(found.name), "\(command): \(found)")
        #expect(!found.data.hasPrefix("pwned"), "\(command): \(found)")
      }
      #expect(!(run.output + run.error).isEmpty)
    }
  }

  @Test("keys and texts don't become commands in any format", arguments: hostile)
  func texts(hostile: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(hostile), as: UTF8.self)
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\noutput: { directory: Generated }\n",
      "translations/ko.yml": "\(quoted): x\na: \(quoted)\nb: \"{name}\"\n",
      "translations/en.yml": "\(quoted): y\nc: \(quoted)\nb: \"{nmae} \u{200B}\"\n",
      "older/ko.yml": "\(quoted): z\n",
    ])
    let formats = ["text", "xcode", "github", "json", "sarif"]
    try expectHarmless(
      sandbox,
      formats.map { ["check", "--format", $0] }
        + ["text", "markdown", "slack", "json"].map {
          ["diff", "older", "translations", "--format", $0]
        } + [["emit"], ["check", "--fix"], ["check", "--rule", hostile], ["resolve", "--preferred", hostile]])
    // Without errors, the Swift code is written, and its changes are listed.
    try sandbox.write("a: \(quoted)\n\(quoted): x\n", to: "translations/ko.yml")
    try sandbox.write("{}\n", to: "translations/en.yml")
    try expectHarmless(sandbox, [["emit"]])
    try sandbox.write("b: \(quoted)\n", to: "translations/ko.yml")
    try expectHarmless(sandbox, [["emit", "--verify"], ["emit"]])
  }

  @Test("names of files, folders and links don't become commands", arguments: hostile)
  func names(hostile: String) throws {
    let name = hostile.replacing("/", with: "-")
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\noutput: { directory: Generated }\n", "translations/ko/\(name).yml": "a: x\n",
      "translations/en/\(name).yml": "a: {\n", "translations/\(name)/store.yml": "a: x\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "translations/en/\(name)2.yml").path, withDestinationPath: "/nowhere")
    try expectHarmless(
      sandbox, [["check"], ["emit"], ["check", "--format", "text"], ["check", "--config", name], ["init"]])
  }

  @Test("JSON is the same as outside a workflow")
  func json() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "a: \"##[error]x {\"\n",
    ])
    let outside = try sandbox.run("check", "--format", "json")
    let inside = try sandbox.run("check", "--format", "json", environment: Self.environment)
    let values = try [outside, inside].map {
      try JSONSerialization.jsonObject(with: Data($0.output.utf8)) as? NSDictionary
    }
    #expect(values[0] != nil)
    #expect(values[0] == values[1])
  }
}
