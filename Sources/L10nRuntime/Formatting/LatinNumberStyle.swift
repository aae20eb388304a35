import Foundation

/// The way a language writes numbers in Latin digits, learned from a few numbers that Foundation wrote.
///
/// Formatting with Foundation costs a microsecond or more; most numbers in texts are small integers.
struct LatinNumberStyle: Sendable {
  /// The separator of groups.
  private var separator: ShortText
  /// The digits of the last group, and of those before it.
  private var lastGroup: Int
  private var otherGroups: Int
  /// The smallest number with groups.
  private var groupedFrom: UInt
  /// The decimal separator.
  private var point: ShortText
  /// The minus sign.
  private var minus: ShortText

  /// Learns the style of a locale; returns `nil` if its numbers are written in another way, so that Foundation must
  /// write them.
  init?(learningFrom locale: Locale) {
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0...3))
    let sample = style.format(1_234_567_891_234.5)
    guard let learned = Self(long: sample, negative: style.format(-1)) else { return nil }
    self = learned
    while style.format(Double(groupedFrom)) == String(groupedFrom) {
      guard groupedFrom < 10_000_000 else { return nil }
      groupedFrom *= 10
    }
    for digits in 1...15 {
      let whole = Self.sample(digits: digits)
      guard text(RoundedDecimal(whole)) == style.format(Double(whole)),
        text(RoundedDecimal(-whole)) == style.format(Double(-whole))
      else { return nil }
    }
  }

  /// Reads group sizes, separators and signs from 1234567891234.5 and -1 as Foundation wrote them.
  private init?(long: String, negative: String) {
    var digits = ""
    var groups: [Int] = []
    var separators: [String] = []
    var wasDigit: Bool?
    for character in long {
      let isDigit = ("0"..."9").contains(character)
      if isDigit {
        if wasDigit != true { groups.append(0) }
        groups[groups.count - 1] += 1
        digits.append(character)
      } else {
        if wasDigit != false { separators.append("") }
        separators[separators.count - 1].append(character)
      }
      wasDigit = isDigit
    }
    guard groups.count > 3, digits == "12345678912345", groups.last == 1, negative.hasSuffix("1"),
      let separator = separators.first, separators.dropLast().allSatisfy({ $0 == separator }),
      let separator = ShortText(separator), let point = separators.last.flatMap(ShortText.init),
      let minus = ShortText(String(negative.dropLast()))
    else { return nil }
    self.separator = separator
    lastGroup = groups[groups.count - 2]
    otherGroups = groups[groups.count - 3]
    groupedFrom = (0..<lastGroup).reduce(1) { power, _ in power * 10 }
    self.point = point
    self.minus = minus
  }

  /// Appends a number.
  func append(_ value: RoundedDecimal, to output: inout TextBuffer) {
    if value.isNegative { output.append(minus) }
    appendWhole(value.whole, to: &output)
    guard value.thousandths > 0 else { return }
    output.append(point)
    for digit in value.fractionDigits { output.append(digit) }
  }

  private func appendWhole(_ value: UInt, to output: inout TextBuffer) {
    // The largest number has 20 digits, and at most 19 separators between them.
    let capacity = 20 + 19 * ShortText.capacity
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { bytes in
      var start = capacity
      var rest = value
      var digitsToSeparator = value >= groupedFrom ? lastGroup : capacity
      repeat {
        if digitsToSeparator == 0 {
          start -= separator.count
          separator.copy(to: bytes, at: start)
          digitsToSeparator = otherGroups
        }
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        start -= 1
        bytes[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
        digitsToSeparator -= 1
        rest = quotient
      } while rest > 0
      output.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private func text(_ value: RoundedDecimal) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { scratch in
      var output = TextBuffer(scratch)
      append(value, to: &output)
      return output.text
    }
  }

  /// 1, 12, 123 and so on.
  private static func sample(digits: Int) -> Int {
    (1...digits).reduce(0) { ($0 * 10) + ($1 % 10) }
  }
}
