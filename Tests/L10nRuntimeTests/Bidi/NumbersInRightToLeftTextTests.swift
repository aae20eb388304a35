import Foundation
import TestSupport
import Testing

@testable import L10nRuntime

/// The reason why numbers and dates in the language's own format aren't isolated: without it, a value is still one piece
/// at its place in the sentence, with its digits in order. Where CLDR's format has no direction marks, as in Uyghur, signs
/// and the fields of a date follow the direction of the text, as in any text of the language.
@Suite("Numbers and dates in right-to-left text")
struct NumbersInRightToLeftTextTests {
  private static let numbers = [
    "{a}", "{a, number, integer}", "{a, number, percent}", "{a, number, ::currency/USD}", "{a, number, ::currency/ILS}",
    "{a, number, ::currency/USD unit-width-iso-code}", "{a, number, ::currency/USD unit-width-full-name}",
    "{a, number, ::compact-short}", "{a, number, ::sign-always}", "{a, number, ::scientific}",
    "{a, number, ::currency/USD sign-accounting}", "{a, spellout}", "{a, ordinal}",
  ]
  private static let dates = [
    "{a, date, short}", "{a, date, medium}", "{a, date, full}", "{a, time, short}", "{a, time, medium}",
    "{a, date, ::yMMMd}", "{a}",
  ]

  @Test(
    "need no isolation in the language's own format",
    arguments: [
      ("ar-EG", "السعر"), ("ar-MA", "السعر"), ("fa-IR", "قیمت"), ("ur-PK", "قیمت"), ("ckb-IQ", "نرخ"),
      ("ug-CN", "باھا"), ("he-IL", "מחיר"), ("dv-MV", "އަގު"),
    ])
  func ownFormats(language: String, word: String) {
    let numbers: [MessageArgument] = [.int(5), .double(-1234.5)]
    let dates = [MessageArgument.date(Date(timeIntervalSince1970: 1_770_000_000))]
    for (formats, values) in [(Self.numbers, numbers), (Self.dates, dates)] {
      for format in formats {
        for value in values {
          let text = formatted(format, value, language: language, preferred: [language], locale: language)
          for sentence in Sentence.around(text, word) {
            #expect(sentence.keepsValueInPlace, "\(language) \(format) \(value): \(sentence.text.debugDescription)")
          }
        }
      }
    }
  }

  @Test(
    "that C writes are isolated, because a sign would move to the other end",
    arguments: ["%d", "%.2f", "%+d"], ["he", "ar", "fa"])
  func ofC(format: String, language: String) {
    let value: MessageArgument = format == "%.2f" ? .double(-1.5) : .int(format == "%+d" ? 5 : -5)
    func shown(isolates: Bool) -> String {
      let text = formatted(
        .text("א \(format) א"), [value], names: ["arg1"], language: language, syntax: .printf,
        isolatesArguments: isolates)
      return BidiParagraph(text, .rightToLeft).shown
    }
    let number = formatted(.text(format), [value], names: ["arg1"], language: language, syntax: .printf)
    #expect(shown(isolates: true) == "א \(number) א")
    #expect(shown(isolates: false) == "א \(number.dropFirst())\(number.prefix(1)) א")
  }
}

/// A sentence with a value in it.
private struct Sentence {
  let text: String
  private let value: Range<Int>
  /// The same with an isolated value.
  private let isolated: String

  private init(_ before: String, _ value: String, _ after: String) {
    let start = before.unicodeScalars.count
    text = before + value + after
    self.value = start..<start + value.unicodeScalars.count
    isolated = "\(before)\u{2067}\(value)\u{2069}\(after)"
  }

  /// Returns sentences with a value next to words, punctuation, brackets and an isolated name.
  static func around(_ value: String, _ word: String) -> [Sentence] {
    let name = "\u{2068}Bob\u{2069}"
    return [
      ("\(word) ", " \(word)"), ("", " \(word)"), ("\(word): ", "."), ("\(word) (", ")"), ("(", ") \(word)"),
      ("\(name) ", " \(word)"), ("\(word) ", " \(name)"), ("\(word) ", ", \(name)"),
    ].map { Sentence($0, value, $1) }
  }

  /// A Boolean value indicating whether the value is in one piece, where it would be with isolation, and its numbers
  /// read from left to right.
  var keepsValueInPlace: Bool {
    let order = BidiParagraph(text, .rightToLeft).order
    let pieces = order.split { value.contains($0) }.map(Array.init)
    // Without the two characters that isolate the value.
    let ideal = BidiParagraph(isolated, .rightToLeft).order
      .filter { $0 != value.lowerBound && $0 != value.upperBound + 1 }
      .map { $0 > value.upperBound + 1 ? $0 - 2 : $0 > value.lowerBound ? $0 - 1 : $0 }
    return pieces == ideal.split { value.contains($0) }.map(Array.init)
      && order.count { value.contains($0) } == ideal.count { value.contains($0) }
      && order.split { !value.contains($0) }.count == 1 && numbers.allSatisfy { isAscending($0, in: order) }
  }

  /// The ranges of the value's numbers, with the separators between their digits.
  private var numbers: [Range<Int>] {
    let scalars = Array(text.unicodeScalars)
    func isDigit(_ index: Int) -> Bool { scalars[index].properties.numericType == .decimal }
    let separators = Set(".,٫٬،'’\u{A0}\u{202F}".unicodeScalars)
    let digits = value.filter { index in
      isDigit(index)
        || separators.contains(scalars[index]) && index > value.lowerBound && index + 1 < value.upperBound
          && isDigit(index - 1) && isDigit(index + 1)
    }
    return digits.reduce(into: []) { ranges, index in
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
  }

  private func isAscending(_ number: Range<Int>, in order: [Int]) -> Bool {
    guard let start = order.firstIndex(of: number.lowerBound) else { return false }
    return order[start...].prefix(number.count).elementsEqual(number)
  }
}
