import Foundation
import L10nGenCore
import Testing

@testable import l10n_gen

@Suite("Replacing a file that people edit")
struct FileReplacementTests {
  private let sandbox: Sandbox
  private let root: String

  init() throws {
    sandbox = try Sandbox(["texts/ko.yml": "old"])
    root = try #require(FileSystem.realPath(sandbox.directory.appending(path: "texts").path))
  }

  private func replace(_ name: String = "ko.yml", from old: String = "old", to new: String = "new") -> String? {
    do throws(FileSystem.Failure) {
      try FileReplacement.replace(
        FilePath.joined(root, name), in: root, from: Array(old.utf8), to: Array(new.utf8))
      return nil
    } catch {
      return "\(FilePath.name(error.path)): \(error.reason)"
    }
  }

  @Test("the file has the new bytes, its permissions and its owner, and nothing is left beside it")
  func whole() throws {
    let path = sandbox.directory.appending(path: "texts/ko.yml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    // Only the superuser can try this.
    let owner = getuid() == 0 ? 12_345 : getuid()
    chown(path, owner, getgid())
    #expect(replace() == nil)
    #expect(try sandbox.read("texts/ko.yml") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect((attributes[.ownerAccountID] as? NSNumber)?.uint32Value == owner)
    #expect(sandbox.files(below: "texts") == ["ko.yml"])
  }

  @Test("what a stopped run left is no hindrance")
  func leftover() throws {
    try sandbox.write("half", to: "texts/.ko.yml.l10n-gen")
    #expect(replace() == nil)
    #expect(try sandbox.read("texts/ko.yml") == "new")
    #expect(sandbox.files(below: "texts") == ["ko.yml"])
  }

  @Test("a file that changed since it was read is not overwritten")
  func changed() throws {
    #expect(replace(from: "older")?.hasPrefix("ko.yml: this file changed during the check") == true)
    #expect(try sandbox.read("texts/ko.yml") == "old")
    #expect(sandbox.files(below: "texts") == ["ko.yml"])
  }

  @Test("a file that already has the new content isn't written")
  func done() throws {
    #expect(replace(from: "older", to: "old") == nil)
    #expect(try sandbox.read("texts/ko.yml") == "old")
  }

  @Test("a link stays one, and what it leads to is replaced; one that leads out is not followed")
  func links() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: FilePath.joined(root, "en.yml"), withDestinationPath: "ko.yml")
    #expect(replace("en.yml") == nil)
    #expect(try files.destinationOfSymbolicLink(atPath: FilePath.joined(root, "en.yml")) == "ko.yml")
    #expect(try sandbox.read("texts/ko.yml") == "new")
    try sandbox.write("old", to: "outside.yml")
    try files.createSymbolicLink(atPath: FilePath.joined(root, "zh.yml"), withDestinationPath: "../outside.yml")
    #expect(replace("zh.yml")?.hasPrefix("zh.yml: this path now leads outside the translations directory") == true)
    #expect(try sandbox.read("outside.yml") == "old")
  }

  @Test("a file that is gone, or that nobody may write to, is named")
  func unwritable() throws {
    #expect(replace("gone.yml") == "gone.yml: No such file or directory")
    guard getuid() != 0 else { return }
    chmod(FilePath.joined(root, "ko.yml"), 0o444)
    #expect(replace() == "ko.yml: Permission denied")
    #expect(try sandbox.read("texts/ko.yml") == "old")
  }
}
