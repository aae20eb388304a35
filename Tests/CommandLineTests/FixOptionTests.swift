import Foundation
import Testing

@Suite("l10n-gen check --fix")
struct FixOptionTests {
  private static let configuration = "source: ko\noutput: { directory: Generated }\n"

  @Test("with nothing to mend no file is touched, and the findings are those of a plain check")
  func nothing() throws {
    let sandbox = try Sandbox([
      "l10n.yml": Self.configuration, "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\n",
    ])
    let path = sandbox.directory.appending(path: "translations/en.yml").path
    let before = try FileManager.default.attributesOfItem(atPath: path)
    let plain = try sandbox.run("check")
    let run = try sandbox.run("check", "--fix")
    #expect(run.status == 0)
    #expect(run.output == plain.output)
    #expect(run.error == "Nothing was fixed.\n")
    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(try sandbox.run("check", "--fix", "--strict").status == 1)
  }

  @Test("a directory that is none is explained as without the option")
  func noDirectory() throws {
    let sandbox = try Sandbox(["l10n.yml": Self.configuration])
    let run = try sandbox.run("check", "--fix")
    #expect(run.status == 2)
    #expect(run.error.contains("translations: there is no such directory"))
  }
}
