import Foundation
import TestSupport
import Testing

@testable import L10nProject
@testable import L10nText
@testable import l10n_gen

@Suite("Files that are written together")
struct FileBatchTests {
  private let sandbox: Sandbox
  private let root: String

  init() throws {
    sandbox = try Sandbox(["texts/ko.yml": "old"])
    root = try #require(FileSystem.realPath(sandbox.directory.appending(path: "texts").path))
  }

  private func replace(_ name: String = "ko.yml", from old: String = "old", to new: String = "new") -> String? {
    do throws(FileSystem.Failure) {
      var batch = FileBatch()
      try batch.add(Array(new.utf8), to: FilePath.joined(root, name), in: root, from: Array(old.utf8))
      try batch.write()
      return nil
    } catch {
      return "\(FilePath.name(error.path)): \(error.reason)"
    }
  }

  @Test("a file has the new bytes, its permissions and its owner, and no temporary file is left")
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

  @Test("the files of stopped runs are removed, and those of running ones are not")
  func leftovers() throws {
    // The first process of the system exists as long as the test.
    let others = ["1-7"], leftovers = ["\(getpid())-1", "999999999-1"]
    for name in others + leftovers { try sandbox.write("half", to: "texts/.l10n-gen-\(name)") }
    #expect(replace() == nil)
    #expect(try sandbox.read("texts/ko.yml") == "new")
    #expect(sandbox.files(below: "texts").sorted() == [".l10n-gen-1-7", "ko.yml"])
  }

  @Test("all files are unchanged if one of them can't be written")
  func together() throws {
    try sandbox.write("old", to: "texts/en.yml")
    var batch = FileBatch()
    try batch.add(Array("new".utf8), to: FilePath.joined(root, "ko.yml"), in: root, from: Array("old".utf8))
    try batch.add(Array("new".utf8), to: FilePath.joined(root, "en.yml"), in: root, from: Array("older".utf8))
    #expect(throws: FileSystem.Failure.self) { try batch.write() }
    var other = FileBatch()
    try other.add(Array("new".utf8), to: FilePath.joined(root, "ko.yml"), in: root, from: Array("old".utf8))
    #expect(throws: FileSystem.Failure.self) { try other.add([], to: FilePath.joined(root, "ko.yml/en.yml"), at: .any) }
    #expect(try sandbox.read("texts/ko.yml") == "old")
    #expect(sandbox.files(below: "texts").sorted() == ["en.yml", "ko.yml"])
  }

  @Test("a directory in place of a new file, or two paths to one file, leave all files unchanged")
  func places() throws {
    try sandbox.write("x", to: "texts/en.yml/x")
    var batch = FileBatch()
    try batch.add(Array("new".utf8), to: FilePath.joined(root, "ko.yml"), in: root, from: Array("old".utf8))
    try batch.add(Array("new".utf8), to: FilePath.joined(root, "en.yml"), at: .free)
    #expect(throws: FileSystem.Failure.self) { try batch.write() }
    try FileManager.default.createSymbolicLink(
      atPath: FilePath.joined(root, "fr.yml"), withDestinationPath: "ko.yml")
    var other = FileBatch()
    try other.add(Array("new".utf8), to: FilePath.joined(root, "ko.yml"), in: root, from: Array("old".utf8))
    #expect(throws: FileSystem.Failure.self) {
      try other.add(Array("newer".utf8), to: FilePath.joined(root, "fr.yml"), in: root, from: Array("old".utf8))
    }
    #expect(try sandbox.read("texts/ko.yml") == "old")
    #expect(sandbox.files(below: "texts").filter { $0.hasPrefix(".") } == [])
  }

  @Test("a new file never replaces an existing one")
  func free() throws {
    var batch = FileBatch()
    try batch.add(Array("new".utf8), to: FilePath.joined(root, "ko.yml"), at: .free)
    #expect(throws: FileSystem.Failure(path: FilePath.joined(root, "ko.yml"), reason: "File exists")) {
      try batch.write()
    }
    #expect(try sandbox.read("texts/ko.yml") == "old")
    #expect(sandbox.files(below: "texts") == ["ko.yml"])
  }

  @Test("a file that has changed since it was read isn't overwritten")
  func changed() throws {
    #expect(replace(from: "older")?.hasPrefix("ko.yml: this file changed in the meantime") == true)
    #expect(try sandbox.read("texts/ko.yml") == "old")
    #expect(sandbox.files(below: "texts") == ["ko.yml"])
  }

  @Test("a file that already has the new content isn't written")
  func done() throws {
    #expect(replace(from: "older", to: "old") == nil)
    #expect(try sandbox.read("texts/ko.yml") == "old")
  }

  @Test("a link is kept and its target is replaced, but a link that leads outside isn't followed")
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

  @Test("a missing or read-only file is reported")
  func unwritable() throws {
    #expect(replace("gone.yml") == "gone.yml: No such file or directory")
    guard getuid() != 0 else { return }
    chmod(FilePath.joined(root, "ko.yml"), 0o444)
    #expect(replace() == "ko.yml: Permission denied")
    #expect(try sandbox.read("texts/ko.yml") == "old")
  }
}
