import Foundation
import TestSupport
import Testing

@testable import L10nProject
@testable import L10nText

@Suite("Files of a stopped process that were written together")
struct UnfinishedBatchTests {
  private let sandbox: Sandbox
  private let root: String

  /// The files, in the order in which they are written, with their old texts; one is new.
  private static let old = ["notes.txt": "old", "texts/en.yml": "old", "texts/ko.yml": "old"]
  private static let paths = ["notes.txt", "texts/en.yml", "texts/ko.yml", "texts/fr.yml"]

  init() throws {
    sandbox = try Sandbox(Self.old)
    root = try #require(FileSystem.realPath(sandbox.directory.path))
  }

  /// The texts of the files, and the names of all that is hidden.
  private var state: [String] {
    Self.paths.map { (try? sandbox.read($0)) ?? "none" }
      + sandbox.files(below: ".").map(FilePath.name).filter { $0.hasPrefix(".") }
  }

  /// Stops writing after some files are in their places.
  private func stop(after count: Int) throws {
    var batch = FileBatch()
    for path in Self.paths {
      let place = Self.old[path].map { PreparedFile.Place.file(Array($0.utf8)) } ?? .free
      try batch.add(Array("new".utf8), to: FilePath.joined(root, path), at: place)
    }
    try #require(batch.record(in: root)).write()
    for file in batch.files.prefix(count) { try file.move() }
  }

  private func finish() -> String? {
    do throws(Refusal) {
      try UnfinishedBatch.finish(in: root)
      return nil
    } catch {
      switch error {
      case .usage(let reason): return reason
      case .file(let failure): return failure.reason
      default: return "another refusal"
      }
    }
  }

  @Test("the next command writes the rest, or nothing if no file was in its place", arguments: 0...4)
  func stopped(after count: Int) throws {
    try stop(after: count)
    #expect(finish() == nil)
    #expect(state == (count == 0 ? ["old", "old", "old", "none"] : ["new", "new", "new", "new"]))
    #expect(finish() == nil)
  }

  @Test("if a file has changed since then, or was restored, nothing more is written, and once it is said what was")
  func changed() throws {
    try stop(after: 2)
    try sandbox.write("mine", to: "texts/ko.yml")
    let reason = try #require(finish())
    #expect(reason.contains("because 'texts/ko.yml' changed") || reason.contains("texts/ko.yml' changed since"))
    #expect(reason.contains("notes.txt', ") && reason.contains("fr.yml'. Restore"))
    #expect(state == ["new", "new", "mine", "none"])
    #expect(finish() == nil)
  }

  @Test("files that were all restored are left alone")
  func restored() throws {
    try stop(after: 2)
    try sandbox.write("old", to: "notes.txt")
    try sandbox.write("old", to: "texts/en.yml")
    #expect(finish() == nil)
    #expect(state == ["old", "old", "old", "none"])
  }

  @Test("a record that the tool didn't write moves nothing")
  func foreign() throws {
    for text in [
      "", "{}", "{\"files\": []}", "{\"files\": [{\"path\": \"notes.txt\"}]}",
      "{\"files\": [{\"path\": \"notes.txt\", \"prepared\": \"../x\", \"new\": \"0\"}]}",
    ] {
      try sandbox.write(text, to: BatchRecord.name)
      #expect(finish()?.contains("isn't a record that l10n-gen wrote; delete it") == true)
      #expect(try sandbox.read("notes.txt") == "old")
    }
  }

  @Test("a command finishes what a stopped one has begun before it reads the files, and prints it")
  func command() throws {
    try sandbox.write("source: en\n", to: "l10n.yml")
    try sandbox.write("a: A\n", to: "translations/en.yml")
    try stop(after: 1)
    let run = try sandbox.run("format")
    #expect(run.status == 0)
    #expect(run.error.contains("an earlier run was stopped"), "\(run.error)")
    #expect(run.error.contains("Wrote texts/ko.yml\n"))
    #expect(state == ["new", "new", "new", "new"])
  }
}
