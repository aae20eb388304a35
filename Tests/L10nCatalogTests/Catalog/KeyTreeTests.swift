import Testing

@testable import L10nCatalog

@Suite("The tree of keys")
struct KeyTreeTests {
  private func number(_ segments: [String], in tree: inout KeyTree) -> Int? {
    segments.reduce(KeyTree.root) { parent, segment in
      var position = 0
      return parent.flatMap { tree.number(of: segment, below: $0, at: &position) }
    }
  }

  @Test("a key path has a single number, however often and in whatever order it is added")
  func numbers() {
    var tree = KeyTree()
    let paths = (0..<40).flatMap { group in (0..<20).map { ["g\(group)", "k\($0)"] } }
    let first = paths.map { number($0, in: &tree) }
    #expect(Set(first).count == paths.count)
    #expect(paths.reversed().map { number($0, in: &tree) } == first.reversed())
    #expect(paths.map { tree.number(of: $0) } == first)
    #expect(tree.count == 1 + 40 + 800)
  }

  @Test("paths, segments and parents are found by number")
  func paths() throws {
    var tree = KeyTree()
    let key = try #require(number(["errors", "404.title", ""], in: &tree))
    #expect(tree.path(key) == ##"errors."404.title"."""##)
    #expect(tree.segments(key) == ["errors", "404.title", ""])
    #expect(tree.parent(key).map(tree.path) == #"errors."404.title""#)
    #expect(tree.parent(KeyTree.root) == nil)
    #expect(tree.number(of: ["errors", "405"]) == nil)
  }

  @Test("keys in the order of another bundle are found at the following position")
  func positions() {
    var tree = KeyTree()
    var position = 0
    let first = ["a", "b", "c"].map { tree.number(of: $0, below: KeyTree.root, at: &position) }
    #expect(position == 3)
    position = 0
    #expect(["a", "b", "c"].map { tree.number(of: $0, below: KeyTree.root, at: &position) } == first)
    #expect(position == 3)
  }

  @Test("a path longer than 1,024 bytes gets no number")
  func limit() {
    var tree = KeyTree()
    let half = String(repeating: "가", count: 200)
    #expect(number([half], in: &tree) != nil)
    #expect(number([half, half], in: &tree) == nil)
    #expect(number([half, String(repeating: "k", count: 1024 - 601)], in: &tree) != nil)
  }

  @Test("keys that are added to copies get separate numbers, one for each key path")
  func copies() throws {
    var tree = KeyTree()
    _ = number(["a", "b"], in: &tree)
    let (first, second, count) = (tree, tree, tree.count)
    var copies = [first, second]
    let added = [[["a", "c"], ["d"], ["d", "e", "f"]], [["d", "e"], ["a", "c"], ["a", "x"]]]
    for index in copies.indices {
      for segments in added[index] { _ = number(segments, in: &copies[index]) }
    }
    let numbers = copies.map { tree.add($0, from: count) }
    for (copy, numbers) in zip(copies, numbers) {
      #expect(numbers.count == copy.count - count)
      for (offset, number) in numbers.enumerated() {
        #expect(tree.segments(number) == copy.segments(count + offset))
        #expect(tree.path(number) == copy.path(count + offset))
        #expect(tree.number(of: tree.segments(number)) == number)
      }
    }
    #expect(tree.count == count + 5)
  }
}
