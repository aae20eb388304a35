import Foundation
import Testing

@testable import L10nRuntime

@Suite("The fast path of integers")
struct IntegerFastPathTests {
  /// All locales with their usual digits, with Latin ones and with others.
  static let identifiers = Locale.availableIdentifiers.sorted().flatMap { identifier in
    [identifier] + (identifier.contains("@") ? [] : ["\(identifier)@numbers=latn", "\(identifier)@numbers=deva"])
  }

  /// Numbers at the limits of group sizes, of the minimum grouping, of signs and of the type.
  static let integers: [Int] = {
    let powers = (0...18).map { exponent in (0..<exponent).reduce(1) { power, _ in power * 10 } }
    let ends = powers.flatMap { [$0 - 1, $0, $0 + 1, $0 * 9] }
    let others = [1_234, 12_345, 123_456, 1_234_567, 12_345_678, 123_456_789_012_345_678, .max, .max - 1]
    return (ends + others).flatMap { [$0, -$0] } + [.min]
  }()

  @Test("the fast path writes the same as FormatStyle, in every locale whose digits it supports")
  func sameAsFormatStyle() {
    var claimed = 0
    for identifier in Self.identifiers {
      let locale = Locale(identifier: identifier)
      guard let fast = LatinNumberStyle(learningFrom: locale) else { continue }
      claimed += 1
      let style = IntegerFormatStyle<Int>(locale: locale)
      let wrong = Self.integers.filter { text(of: $0, fast) != style.format($0) }
      #expect(wrong.isEmpty, "\(identifier)")
    }
    #expect(claimed * 2 > Self.identifiers.count)
  }

  private func text(of value: Int, _ style: LatinNumberStyle) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { scratch in
      var output = TextBuffer(scratch)
      style.append(RoundedDecimal(value), to: &output)
      return output.text
    }
  }
}
