import Foundation
import Testing

@testable import L10nRuntime

@Suite("Texts without reference counting")
struct ImmortalTextTests {
  private static let texts = [
    "", "짧다", "fifteen bytes!!", "sixteen bytes!!!", "주변에 매장이 없습니다", "a\0b, and more than fifteen bytes",
    "e\u{301}" + "é, composed and not",
    String(repeating: "긴 글과 long text 😀 ", count: 1_000),
  ]

  @Test("texts are equal to their originals in all comparisons", arguments: texts)
  func equal(_ text: String) {
    let immortal = text.immortal
    #expect(immortal == text)
    #expect(Array(immortal.utf8) == Array(text.utf8))
    #expect(Array(immortal.utf16) == Array(text.utf16))
    #expect(immortal.count == text.count)
    #expect(immortal.hashValue == text.hashValue)
    #expect(NSString(string: immortal).isEqual(to: text))
    #expect(immortal.withCString { String(cString: $0) } == String(text.prefix { $0 != "\0" }))
  }

  @Test("texts are unchanged when a copy is changed", arguments: texts)
  func copies(_ text: String) {
    let immortal = text.immortal
    var copy = immortal
    copy.append("!")
    copy.replaceSubrange(copy.startIndex..<copy.index(after: copy.startIndex), with: "?")
    #expect(immortal == text)
    #expect(copy == "?" + (text + "!").dropFirst())
  }

  @Test("texts outlive their originals")
  func lasting() {
    let immortal = (0..<100).map { "The text of number \($0)".immortal }
    #expect(immortal == (0..<100).map { "The text of number \($0)" })
  }
}
