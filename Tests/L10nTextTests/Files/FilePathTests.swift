import Testing

@testable import L10nText

@Suite("Paths")
struct FilePathTests {
  @Test("a path is joined below a base, unless it is absolute")
  func joined() {
    #expect(FilePath.joined("a", "b/c") == "a/b/c")
    #expect(FilePath.joined("a/", "b") == "a/b")
    #expect(FilePath.joined(".", "b") == "b")
    #expect(FilePath.joined("a", ".") == "a")
    #expect(FilePath.joined("a", "/b") == "/b")
  }

  @Test("any path has a parent and a name")
  func parts() {
    #expect(FilePath.parent("a/b") == "a")
    #expect(FilePath.parent("a") == ".")
    #expect(FilePath.parent("/a") == "/")
    #expect(FilePath.name("a/b.yml") == "b.yml")
    #expect(FilePath.name("b.yml") == "b.yml")
  }

  @Test("an absolute path has no dots")
  func absolute() {
    #expect(FilePath.absolute("../x/./y", in: "/a/b") == "/a/x/y")
    #expect(FilePath.absolute("../../../..", in: "/a") == "/")
    #expect(FilePath.absolute("/c//d/", in: "/a") == "/c/d")
  }

  @Test("a directory contains the paths below it, but not those that only begin with its name")
  func inside() {
    #expect(FilePath.isInside("/a/b", "/a"))
    #expect(FilePath.isInside("/a", "/a"))
    #expect(FilePath.isInside("/a", "/"))
    #expect(!FilePath.isInside("/ab", "/a"))
    #expect(FilePath.relative("/a/b/c", to: "/a") == "b/c")
    #expect(FilePath.relative("/b", to: "/a") == "/b")
    #expect(FilePath.relative("/a", to: "/a") == ".")
    #expect(FilePath.relative("/a", to: "/") == "a")
  }

  @Test("a name that begins with a combining mark is an ordinary name")
  func combiningMarks() {
    let name = "\u{301}x"
    #expect(FilePath.absolute(name, in: "/a").unicodeScalars.elementsEqual("/a/\u{301}x".unicodeScalars))
    #expect(FilePath.isInside("/a/" + name, "/a"))
    #expect(FilePath.parent("/a/" + name) == "/a")
    #expect(FilePath.name("/a/" + name).unicodeScalars.elementsEqual(name.unicodeScalars))
    #expect(FilePath.relative("/a/" + name, to: "/a").unicodeScalars.elementsEqual(name.unicodeScalars))
    #expect(!FilePath.isInside("/e\u{301}/x", "/\u{E9}"))
  }

  @Test("the directories above a path include the root", arguments: [("/a/b", ["/a/b", "/a", "/"]), ("/", ["/"])])
  func ancestors(path: String, expected: [String]) {
    #expect(FilePath.ancestors(path) == expected)
  }

  @Test("a route leaves the folders that don't contain the path")
  func route() {
    #expect(FilePath.route(from: "/a", to: "/a/b/c") == "b/c")
    #expect(FilePath.route(from: "/a/b", to: "/a/c/d") == "../c/d")
    #expect(FilePath.route(from: "/a/b", to: "/c") == "../../c")
    #expect(FilePath.route(from: "/", to: "/c") == "c")
    #expect(FilePath.route(from: "/a", to: "/a") == ".")
    #expect(FilePath.route(from: "/ab", to: "/a") == "../a")
  }
}
