import Foundation
import TestSupport
import Testing

@Suite("l10n-gen merge")
struct MergeCommandTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Add" : {

        },
        "Zoo" : {

        }
      },
      "version" : "1.0"
    }
    """

  private static let base = [
    "Localizable.xcstrings": catalog, "ko.yml": "a: 가\nz: 하\n", "en.json": "{\n  \"a\": \"A\",\n  \"z\": \"Z\"\n}\n",
    ".gitattributes": "*.xcstrings merge=l10n-gen\n*.yml merge=l10n-gen\n*.json merge=l10n-gen\n",
  ]

  /// Creates a repository with the files on `main` and on a branch `other`, on which the test changes them.
  private static func repository() throws -> (sandbox: Sandbox, repository: ScratchRepository) {
    let sandbox = try Sandbox(base)
    let repository = try ScratchRepository(in: sandbox)
    try repository.git("config", "merge.l10n-gen.driver", "'\(Sandbox.toolPath)' merge %O %A %B")
    try repository.commit()
    try repository.git("branch", "other")
    return (sandbox, repository)
  }

  @Test("git merges keys that two branches add in the same place")
  func branches() throws {
    let (sandbox, repository) = try Self.repository()
    func change(_ name: String) throws {
      try sandbox.write(
        Self.catalog.replacing("    \"Zoo\"", with: "    \"\(name)\" : {\n\n    },\n    \"Zoo\""),
        to: "Localizable.xcstrings")
      try sandbox.write("a: 가\n\(name): \(name)\nz: 하\n", to: "ko.yml")
      try sandbox.write("{\n  \"a\": \"A\",\n  \"\(name)\": \"\(name)\",\n  \"z\": \"Z\"\n}\n", to: "en.json")
      try repository.commit(name)
    }
    try change("Box")
    try repository.git("checkout", "-q", "other")
    try change("Dog")
    try repository.git("merge", "-q", "--no-edit", "main")
    #expect(try repository.git("status", "--short").isEmpty)
    #expect(try sandbox.read("ko.yml") == "a: 가\nBox: Box\nDog: Dog\nz: 하\n")
    #expect(
      try sandbox.read("en.json") == "{\n  \"a\": \"A\",\n  \"Box\": \"Box\",\n  \"Dog\": \"Dog\",\n  \"z\": \"Z\"\n}\n"
    )
    let keys = "    \"Box\" : {\n\n    },\n    \"Dog\" : {\n\n    },\n    \"Zoo\""
    #expect(try sandbox.read("Localizable.xcstrings") == Self.catalog.replacing("    \"Zoo\"", with: keys))
  }

  @Test("git leaves a conflict for a person")
  func conflict() throws {
    let (sandbox, repository) = try Self.repository()
    try sandbox.write("a: 우리\nz: 하\nnew: 새\n", to: "ko.yml")
    try repository.commit()
    try repository.git("checkout", "-q", "other")
    try sandbox.write("a: 그들\nz: 하\n", to: "ko.yml")
    try repository.commit()
    let merge = try sandbox.script("git -c user.name=A -c user.email=a@example.com merge -q main")
    #expect(merge.status == 1)
    #expect(merge.error.contains("Both sides changed 'a'; choose a version at each conflict marker."))
    #expect(try repository.git("status", "--short") == "UU ko.yml")
    #expect(
      try sandbox.read("ko.yml") == "<<<<<<< ours\na: 그들\n=======\na: 우리\n>>>>>>> theirs\nz: 하\nnew: 새\n")
  }

  @Test("the keys that both sides changed are listed")
  func message() throws {
    let sandbox = try Sandbox(["o": "{\"a\": 1, \"b\": 1}", "a": "{\"a\": 2, \"b\": 2}", "b": "{\"a\": 3, \"b\": 3}"])
    let run = try sandbox.run("merge", "o", "a", "b")
    #expect(run.status == 1)
    #expect(run.error == "Both sides changed 'a', 'b'; choose a version at each conflict marker.\n")
  }

  @Test("versions that can't be merged by key are merged by lines")
  func lines() throws {
    let sandbox = try Sandbox(["o": "one\n2\n3\n4\n", "a": "ONE\n2\n3\n4\n", "b": "one\n2\n3\nFOUR\n"])
    let run = try sandbox.run("merge", "o", "a", "b")
    #expect(run.status == 0)
    #expect(run.error == "These versions can't be merged by key; merging them by lines, as git does.\n")
    #expect(try sandbox.read("a") == "ONE\n2\n3\nFOUR\n")
    try sandbox.write("uno\n2\n3\n4\n", to: "b")
    #expect(try sandbox.run("merge", "o", "a", "b").status == 1)
    #expect(try sandbox.read("a").contains("<<<<<<< ours\nONE\n"))
  }

  @Test("nothing is changed if a version can't be read")
  func missing() throws {
    let sandbox = try Sandbox(["o": "a: 1\n", "a": "a: 2\n"])
    let run = try sandbox.run("merge", "o", "a", "b")
    #expect(run.status == 2)
    #expect(run.error == "error: b: No such file or directory\n")
    #expect(try sandbox.read("a") == "a: 2\n")
  }
}
