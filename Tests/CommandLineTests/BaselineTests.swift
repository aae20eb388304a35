import Foundation
import TestSupport
import Testing

@Suite("Baselines on the command line")
struct BaselineTests {
  private func project() throws -> Sandbox {
    try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 안녕 {name}\nb: \"{x}\"\nc: \"{y}\"\n",
      "translations/en.yml": "a: \"Hi {nmae}\"\nb: \"{x}\"\nc: z\n",
    ])
  }

  @Test("a project lists its old findings once, and from then on only new ones count")
  func adoption() throws {
    let sandbox = try project()
    #expect(try sandbox.run("check").status == 1)
    let written = try sandbox.run("check", "--write-baseline", "base.yml")
    #expect(written.status == 0)
    #expect(written.error == "Wrote base.yml with 2 findings\n")
    #expect(written.output == "3 messages in ko and en\nNo new findings; 2 findings in the baseline are ignored\n")
    // Moved, and with a new finding.
    try sandbox.write("# moved\n\nb: x\nc: z\na: \"Hi {nmae}\"\n", to: "translations/en.yml")
    let run = try sandbox.run("check", "--baseline", "base.yml")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("1 error; 2 findings in the baseline are ignored\n"))
    #expect(!run.output.contains("nmae}' is not an argument"))
  }

  @Test("fixed findings are reported, but don't fail the build")
  func gone() throws {
    let sandbox = try project()
    _ = try sandbox.run("check", "--write-baseline", "base.yml")
    try sandbox.write("a: \"Hi {name}\"\nb: \"{x}\"\nc: \"{y}\"\n", to: "translations/en.yml")
    let run = try sandbox.run("check", "--baseline", "base.yml", "--strict")
    #expect(run.status == 0)
    #expect(run.output.contains("\n2 findings in the baseline are stale, the first at base.yml:5:5; "))
    _ = try sandbox.run("check", "--baseline", "base.yml", "--write-baseline", "./base.yml")
    #expect(try sandbox.read("base.yml").hasSuffix("findings: []\n"))
  }

  @Test("known findings about code aren't stale in a run that reads no code")
  func withoutCode() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 안녕\n", "App/App.swift": "let a = 1\n",
    ])
    let written = try sandbox.run("check", "--sources", "App", "--write-baseline", "base.yml")
    #expect(written.error == "Wrote base.yml with 1 finding\n")
    #expect(try !sandbox.run("check", "--baseline", "base.yml").output.contains("stale"))
    try sandbox.write("let a = L10n.a\n", to: "App/App.swift")
    #expect(try sandbox.run("check", "--baseline", "base.yml", "--sources", "App").output.contains("stale"))
  }

  @Test("the same findings produce the same file, regardless of the working directory")
  func deterministic() throws {
    let sandbox = try project()
    _ = try sandbox.run("check", "--write-baseline", "base.yml")
    let outer = try Sandbox()
    let root = sandbox.directory.path
    let run = try outer.run("check", "--config", "\(root)/l10n.yml", "--write-baseline", "base.yml")
    #expect(run.status == 0)
    #expect(try outer.read("base.yml") == sandbox.read("base.yml"))
  }

  @Test("programs get the number of findings in a baseline, but not the findings")
  func json() throws {
    let sandbox = try project()
    _ = try sandbox.run("check", "--write-baseline", "base.yml")
    let output = try sandbox.run("check", "--baseline", "base.yml", "--format", "json").output
    #expect(output.hasPrefix("{\"version\":1,\"findings\":[\n],"))
    #expect(output.contains("\"baseline\":{\"known\":2,\"gone\":0}"))
    #expect(try !sandbox.run("check", "--format", "json").output.contains("\"baseline\""))
  }

  @Test("a baseline that can't be read ends the command with status 2, and its place is shown")
  func unreadable() throws {
    let sandbox = try project()
    let absent = try sandbox.run("check", "--baseline", "base.yml")
    #expect(absent.status == 2)
    #expect(absent.error == "error: base.yml: there is no such file; 'check --write-baseline' makes one\n")
    try sandbox.write("version: 2\nfindings:\n  - { rule: \"missing-key }\n", to: "base.yml")
    let broken = try sandbox.run("check", "--baseline", "base.yml")
    #expect(broken.status == 2)
    #expect(broken.error.hasPrefix("base.yml:3:13: error: "), "\(broken.error)")
    #expect(broken.output.isEmpty)
    #expect(try sandbox.run("check", "--baseline", "translations").status == 2)
    #expect(try sandbox.run("check", "--baseline", "").status == 2)
  }

  @Test("a baseline that can't be written leaves the old one, and no temporary files")
  func unwritable() throws {
    let sandbox = try project()
    try sandbox.write("old", to: "base.yml")
    for path in ["translations", "no/base.yml", "/dev/full", ""] {
      let run = try sandbox.run("check", "--write-baseline", path)
      #expect(run.status == 2, "\(path)")
      #expect(run.output.isEmpty)
    }
    #expect(try sandbox.run("check", "--baseline", "old.yml", "--write-baseline", "base.yml").status == 2)
    #expect(try sandbox.read("base.yml") == "old")
    #expect(sandbox.files(below: "").filter { $0.hasPrefix(".") }.isEmpty)
  }

  @Test("a valid baseline is kept if a file can't be read")
  func unread() throws {
    let sandbox = try project()
    #expect(try sandbox.run("check", "--write-baseline", "base.yml").status == 0)
    let written = try sandbox.read("base.yml")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "translations/fr.yml").path, withDestinationPath: "nowhere.yml")
    #expect(try sandbox.run("check", "--write-baseline", "base.yml").status == 2)
    #expect(try sandbox.read("base.yml") == written)
  }

  @Test("a link to a baseline stays a link")
  func link() throws {
    let sandbox = try project()
    try sandbox.write("old", to: "shared/base.yml")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "base.yml").path, withDestinationPath: "shared/base.yml")
    #expect(try sandbox.run("check", "--write-baseline", "base.yml").status == 0)
    #expect(try sandbox.read("shared/base.yml").contains("placeholder-extra"))
    #expect(sandbox.files(below: "shared") == ["base.yml"])
  }

  @Test("leftovers of a stopped run are removed by the next one, and simultaneous runs leave a complete baseline")
  func stopped() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\n",
      ".l10n-gen-999999999-1": "version: 2\nfind",
    ])
    #expect(try sandbox.run("check", "--write-baseline", "baseline.yml").status == 0)
    let written = try sandbox.read("baseline.yml")
    let runs = try (0..<8).map { _ in try sandbox.start(["check", "--write-baseline", "baseline.yml"]) }
    for run in runs { #expect(try run.finish().status == 0) }
    #expect(try sandbox.read("baseline.yml") == written)
    #expect(sandbox.files(below: ".").filter { $0.hasPrefix(".") || $0.contains("base") } == ["baseline.yml"])
  }
}
