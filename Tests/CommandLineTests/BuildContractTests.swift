import Foundation
import TestSupport
import Testing

@Suite("Contracts of builds without a tag", .enabled(if: hasOpenSSL, "needs OpenSSL 3"))
struct BuildContractTests {
  private func emit(_ app: ReleasedApp, _ arguments: String...) throws -> Sandbox.Run {
    try app.sandbox.run(
      ["emit", "--config", "app/l10n.yml", "--contract", "v1.0.contract"] + arguments)
  }

  private func pack(_ app: ReleasedApp, _ arguments: String..., to site: String = "site") throws -> Sandbox.Run {
    try pack(app, arguments, to: site)
  }

  private func pack(_ app: ReleasedApp, _ arguments: [String], to site: String = "site") throws -> Sandbox.Run {
    try app.sandbox.run(
      ["pack", "--app", "app", "--out", site] + arguments, environment: ["SOURCE_DATE_EPOCH": "1795262400"])
  }

  @Test("a contract produces the same release as a tag of the same build", arguments: [false, true])
  func sameAsTag(submodule: Bool) throws {
    let app = try ReleasedApp(submodule: submodule)
    let emitted = try emit(app)
    #expect(emitted.status == 0, "\(emitted.error)")
    #expect(emitted.error.contains("Wrote v1.0.contract, for 'l10n-gen pack --contract'"), "\(emitted.error)")
    try app.write(korean: "가", english: "Typo")
    let byTag = try pack(app, "--releases", "v1.0")
    #expect(byTag.status == 0, "\(byTag.error)")
    let expected = try app.files(".unsigned", ".pack")
    #expect(expected.count == 2)

    // The contract is sufficient without the build's sources.
    try app.repository.git("tag", "-d", "v1.0")
    let byContract = try pack(app, "--contract", "v1.0.contract", to: "second")
    #expect(byContract.status == 0, "\(byContract.error)")
    #expect(byContract.error.hasPrefix("v1.0: en 1 string (48 bytes)\n"), "\(byContract.error)")
    for (name, text) in expected { #expect(try app.sandbox.read("second/\(name)") == text, "\(name)") }
    let verified = try app.sandbox.run(
      "verify", "--app", "app", "second", "--reproduce", "--contract", "v1.0.contract")
    #expect(verified.status == 0, "\(verified.error)")
  }

  @Test("a contract and a tag with the same texts share a release, and the same build produces the same contract")
  func together() throws {
    let app = try ReleasedApp()
    try #require(try emit(app).status == 0)
    let first = try app.sandbox.read("v1.0.contract")
    try #require(try emit(app).status == 0)
    #expect(try app.sandbox.read("v1.0.contract") == first)
    let packed = try pack(app, "--releases", "v*", "--contract", "v1.0.contract")
    #expect(packed.status == 0, "\(packed.error)")
    #expect(packed.error.contains("v1.0: the same texts as a build above"), "\(packed.error)")
  }

  @Test("a build with a contract gets the translations of its own branch, with or without tags")
  func branches() throws {
    let app = try ReleasedApp()
    try #require(try emit(app).status == 0)
    try app.repository.git("checkout", "-qb", "release/1")
    try app.write(korean: "가", english: "Old")
    try app.repository.commit()
    try app.repository.git("checkout", "-q", "-")
    try app.write(korean: "가", english: "New")
    try app.repository.git("tag", "v1.1", "v1.0")
    try app.repository.git("tag", "-d", "v1.0")
    let branch = ["--translations-for", "v1.*=release/1"]
    for releases in [[], ["--releases", "v1.*"]] {
      try? FileManager.default.removeItem(at: app.sandbox.directory.appending(path: "site"))
      let packed = try pack(app, ["--contract", "v1.0.contract"] + releases + branch)
      #expect(packed.status == 0, "\(packed.error)")
      #expect(Set(try app.files(".pack").values.map { String($0.suffix(3)) }) == ["Old"])
    }
    let other = try pack(app, ["--contract", "v1.0.contract", "--translations-for", "v2.*=release/1"])
    #expect(other.status == 2)
    #expect(other.error.contains("matches 'v2.*'"), "\(other.error)")
  }

  @Test("strings that later versions changed are kept in a build whose contract has an older version")
  func since() throws {
    let app = try ReleasedApp()
    try #require(try emit(app).status == 0)
    try app.sandbox.write("a: { ota-since: v2.0 }\n", to: "app/translations/metadata.yml")
    try app.write(korean: "가", english: "Typo")
    #expect(try pack(app, "--contract", "v1.0.contract").error.contains("v1.0: nothing differs"))
    let name = "v2.1.contract"
    try app.sandbox.write(try app.sandbox.read("v1.0.contract"), to: name)
    #expect(try pack(app, "--contract", name).error.contains("v2.1: en 1 string"))
  }

  @Test(
    "a damaged contract is refused, with the line",
    arguments: [
      ("", 1, "not a contract"), ("l10n-contract 2\n", 1, "not a contract"), ("l10n-contract 1", 1, "cut off"),
      ("l10n-contract 1\n", 1, "the settings are missing"), ("l10n-contract 1\nsettings a\n", 2, "damaged"),
      ("l10n-contract 1\nfile YQ== \n", 2, "unknown"), ("l10n-contract 1\nsettings YQ==\nmore YQ==\n", 3, "'more'"),
    ])
  func damaged(text: String, line: Int, reason: String) throws {
    let app = try ReleasedApp()
    try app.sandbox.write(text, to: "b.contract")
    let packed = try pack(app, "--contract", "b.contract")
    #expect(packed.status == 2)
    #expect(packed.error.contains("b.contract:\(line): "), "\(packed.error)")
    #expect(packed.error.contains(reason), "\(packed.error)")
    #expect(try app.files(".unsigned").isEmpty)
  }

  @Test("malformed settings are reported, and a build of another catalog is left out")
  func settings() throws {
    let app = try ReleasedApp()
    func contract(_ settings: String) throws -> Sandbox.Run {
      let encoded = Data(settings.utf8).base64EncodedString()
      try app.sandbox.write("l10n-contract 1\nsettings \(encoded)\n", to: "v3.0.contract")
      return try pack(app, "--contract", "v3.0.contract")
    }
    #expect(try contract("source: [\n").status == 2)
    let other = try contract("source: ko\n")
    #expect(other.status == 2)
    #expect(other.error.contains("v3.0 is left out: its l10n.yml has no 'updates'"), "\(other.error)")
  }

  @Test("no contract is written with --verify, without updates, or if there are errors")
  func refused() throws {
    let app = try ReleasedApp()
    #expect(try emit(app, "--verify").error.contains("--verify writes nothing"))
    try app.sandbox.write("a: 'x\n", to: "app/translations/ko.yml")
    #expect(try emit(app).status == 1)
    try app.write(korean: "가", english: "Typo")
    try app.sandbox.write("source: ko\n", to: "app/l10n.yml")
    let refused = try emit(app)
    #expect(refused.status == 2)
    #expect(!FileManager.default.fileExists(atPath: app.sandbox.directory.appending(path: "v1.0.contract").path))
  }
}
