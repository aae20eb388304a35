import TestSupport
import Testing

@testable import L10nEmission

@Suite("The difference that emit --verify shows")
struct DifferenceTests {
  private func lines(_ old: String, _ new: String, limit: Int = 40) -> [String] {
    Difference(from: Array(old.utf8), to: Array(new.utf8)).lines(limit: limit)
  }

  @Test("equal files have no differences")
  func equal() {
    #expect(lines("a\nb\n", "a\nb\n").isEmpty)
    #expect(lines("", "").isEmpty)
  }

  @Test("changed lines are shown with two lines around them and with their line numbers")
  func hunks() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 5\n", with: "five\nand a half\n").replacing("line 18\n", with: "")
    #expect(
      lines(old, new) == [
        "@@ -3,5 +3,6 @@", " line 3", " line 4", "-line 5", "+five", "+and a half", " line 6", " line 7",
        "@@ -16,5 +17,4 @@", " line 16", " line 17", "-line 18", " line 19", " line 20",
      ])
  }

  @Test("a file that is new, removed or lacks a final line end is shown as such")
  func edges() {
    #expect(lines("", "a\n") == ["@@ -0,0 +1,1 @@", "+a"])
    #expect(lines("a\n", "") == ["@@ -1,1 +0,0 @@", "-a"])
    #expect(lines("a", "a\n") == ["@@ -1,2 +1,1 @@", " a", "-\\ no line feed at the end"])
    #expect(lines("a\r\n", "a\n") == ["@@ -1,1 +1,1 @@", "-a\\u{d}", "+a"])
  }

  @Test("a long difference is shortened and counted, a long line is shortened, and controls are spelled out")
  func cut() {
    let new = (1...100).map { "line \($0)\n" }.joined()
    #expect(lines("", new, limit: 2) == ["@@ -0,0 +1,100 @@", "+line 1", "+line 2", "… 98 more"])
    #expect(lines("", String(repeating: "가", count: 100_000)).map(\.unicodeScalars.count) == [15, 162, 26])
    #expect(lines("\u{1B}[2J\u{202E}\n", "") == ["@@ -1,1 +0,0 @@", "-\\u{1b}[2J\\u{202e}"])
  }

  @Test("a line that is added in every paragraph of a large file is found as an addition, quickly")
  func manyInsertions() {
    let paragraphs = (0..<10_000).map { "/// ko: \($0)\nvar key\($0)\n\n" }
    let more = (0..<10_000).map { "/// ko: \($0)\n/// en: x\nvar key\($0)\n\n" }
    let shown = lines(paragraphs.joined(), more.joined(), limit: .max)
    #expect(shown.filter { $0.hasPrefix("+") } == Array(repeating: "+/// en: x", count: 10_000))
    #expect(!shown.contains { $0.hasPrefix("-") })
  }

  @Test("the changes between any two files, applied to one, produce the other")
  func property() {
    var random = SplitMix(state: 7)
    for _ in 0..<300 {
      let alphabet = Int.random(in: 1...8, using: &random)
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0...alphabet, using: &random) }
      let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in Int.random(in: 0...alphabet, using: &random) }
      let changes = LineChanges.changes(from: old, to: new, context: .max / 2)
      let before = changes.compactMap { change in
        switch change {
        case .keep(let index, _), .remove(let index): old[index]
        case .insert: nil
        }
      }
      let after = changes.compactMap { change in
        switch change {
        case .keep(_, let index), .insert(let index): new[index]
        case .remove: nil
        }
      }
      #expect(before == old)
      #expect(after == new)
    }
  }
}
