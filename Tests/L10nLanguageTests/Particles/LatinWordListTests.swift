import Foundation
import Testing

@testable import L10nLanguage

/// A list of words from elsewhere: `KOREAN_WORDS=FILE swift test --filter LatinWordListTests` prints how many of them get
/// the particle of their Hangul spelling, and the others. Each line of the file has a word, a tab and its spelling.
@Suite("A list of Latin words", .enabled(if: ProcessInfo.processInfo.environment["KOREAN_WORDS"] != nil))
struct LatinWordListTests {
  @Test("words get the particle of their Hangul spelling")
  func share() throws {
    let path = try #require(ProcessInfo.processInfo.environment["KOREAN_WORDS"])
    let words = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).compactMap {
      line in
      let fields = line.split(separator: "\t").map(String.init)
      return fields.count == 2 ? LoanWord(latin: fields[0], hangul: fields[1]) : nil
    }
    let wrong = words.filter { FinalSound($0.latin) != FinalSound($0.hangul) }
    for word in wrong { print("\(word.latin)\t\(word.hangul)") }
    print("\(words.count - wrong.count) of \(words.count) words get the right particle")
    #expect(!words.isEmpty)
  }
}
