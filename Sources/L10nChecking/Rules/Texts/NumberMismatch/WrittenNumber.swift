import L10nText

/// A number in digits in a text, with all of its possible values: `10,000` is ten thousand in English and ten in
/// German, and `1만` is ten thousand.
struct WrittenNumber {
  /// The number as written in the text.
  var written: String
  /// Its range in the bytes that were searched.
  var range: Range<Int>
  /// The possible values.
  var values: Set<Value>
  /// The numbers between its separators.
  var parts: Set<Value>
  /// A Boolean value indicating whether it may be a date or a version, rather than only an amount such as `0.5`.
  var mayBeDate: Bool

  /// A number without a sign: its digits without zeros at the ends, and the power of ten of the last one. Numbers can
  /// have any length.
  struct Value: Hashable {
    var digits: [UInt8]
    var exponent: Int

    /// - Parameter fractionCount: the number of digits after the decimal point.
    init(_ digits: [UInt8], fractionCount: Int = 0) {
      let significant = digits.drop { $0 == 0 }
      let zeros = significant.reversed().prefix { $0 == 0 }.count
      self.digits = Array(significant.dropLast(zeros))
      exponent = self.digits.isEmpty ? 0 : zeros - fractionCount
    }

    /// Returns the value times a power of ten.
    func scaled(by power: Int) -> Value {
      var value = self
      if !digits.isEmpty { value.exponent += power }
      return value
    }

    /// The value as an integer, or `nil` if it isn't one or is too large.
    var integer: Int? {
      guard exponent >= 0, digits.count + exponent <= 15 else { return nil }
      return (digits + Array(repeating: 0, count: exponent)).reduce(0) { $0 * 10 + Int($1) }
    }

    /// Creates the value of an integer that isn't negative.
    init(_ integer: Int) {
      self.init(String(integer).utf8.map { $0 - UInt8(ascii: "0") })
    }
  }

  /// The greatest integer among its values.
  fileprivate var integer: Int? { values.compactMap(\.integer).max() }

  /// Returns a Boolean value indicating whether another text with these values has the same number, as one or, for
  /// dates and versions, as several.
  func isAmong(_ known: Set<Value>) -> Bool {
    !values.isDisjoint(with: known) || mayBeDate && parts.isSubset(of: known)
  }
}

// MARK: - Finding numbers

extension WrittenNumber {
  /// Returns the numbers in a text.
  static func numbers(in text: PatternText) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    for segment in text.shownBytes.split(separator: PatternText.hole) {
      let scalars = OffsetScalars(String(decoding: segment, as: UTF8.self))
      var reader = NumberReader(scalars, offset: segment.startIndex)
      numbers += reader.numbers()
    }
    return numbers
  }
}

/// Reads the numbers of a part of a text.
private struct NumberReader {
  private let scalars: OffsetScalars
  /// The offset of the part, in bytes.
  private let offset: Int
  private var index = 0

  init(_ scalars: OffsetScalars, offset: Int) {
    self.scalars = scalars
    self.offset = offset
  }

  mutating func numbers() -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    var sum: Sum?
    while index < scalars.count {
      guard digit(at: index) != nil else {
        index += 1
        continue
      }
      let start = index
      var (number, unit) = readNumber()
      if isMarker(from: start) { continue }
      let addend = number.integer.flatMap { unit == nil ? $0 : unit?.multiply($0) }
      if let unit { number.values.formUnion(number.values.map { $0.scaled(by: unit.power) }) }
      numbers.append(number)
      if let addend, let known = sum, start <= known.end + 1, numbers.count - known.first <= Sum.limit,
        let total = known.adding(addend)
      {
        sum = Sum(first: known.first, total: total, end: index)
        for index in known.first..<numbers.count { numbers[index].values.insert(.init(total)) }
      } else {
        sum = addend.map { Sum(first: numbers.count - 1, total: $0, end: index) }
      }
      // The last number of a sum may have no unit: `1만 500`.
      if unit == nil { sum = nil }
    }
    return numbers
  }

  /// The sum of consecutive numbers with units: `1만 5천`.
  private struct Sum {
    /// The index of the first number.
    var first: Int
    var total: Int
    /// The index after the last one.
    var end: Int

    /// The limit of units; no amount has more: `1조 2억 3만 4천 5백`.
    static let limit = 8

    func adding(_ number: Int) -> Int? {
      let (total, isOverflow) = total.addingReportingOverflow(number)
      return isOverflow ? nil : total
    }
  }

  /// Returns a Boolean value indicating whether the digits that were just read are the number of a list item, `2. `, or
  /// part of a name with `_`.
  private func isMarker(from start: Int) -> Bool {
    if scalars[start - 1] == "_" || scalars[index] == "_" { return true }
    guard let next = scalars[index], ".)、．".unicodeScalars.contains(next) else { return false }
    let before = (0..<start).reversed().lazy.compactMap { scalars[$0] }.first { $0 != " " && $0 != "\t" }
    return before == nil || before == "\n"
  }

  private func digit(at index: Int) -> UInt8? {
    guard let scalar = scalars[index] else { return nil }
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? UInt8(scalar.value) - UInt8(ascii: "0") : nil }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { UInt8($0) }
  }

  /// Reads digits with the separators between them, and the unit after them.
  private mutating func readNumber() -> (WrittenNumber, NumberUnit?) {
    let start = index
    var runs: [[UInt8]] = []
    var separators: [Unicode.Scalar] = []
    while true {
      var run: [UInt8] = []
      while let digit = digit(at: index) {
        run.append(digit)
        index += 1
      }
      runs.append(run)
      guard let separator = scalars[index], Self.separators.contains(separator), digit(at: index + 1) != nil,
        !Self.spaces.contains(separator) || isGroup(at: index + 1)
      else { break }
      separators.append(separator)
      index += 1
    }
    let end = index
    let values = Self.values(runs, separators)
    let number = WrittenNumber(
      written: String(String.UnicodeScalarView(scalars[start..<end])),
      range: offset + scalars.offset(at: start)..<offset + scalars.offset(at: end),
      values: values, parts: Set(runs.map { .init($0) }),
      // A number without a value, such as 1.0.25, is a version.
      mayBeDate: !separators.isEmpty && (values.isEmpty || runs.allSatisfy { $0.contains { $0 > 0 } }))
    guard let unit = NumberUnit(in: scalars, at: end) else { return (withYears(number, from: start), nil) }
    index = unit.end
    return (number, unit)
  }

  /// Returns the number with its values as a year: the 1700s are the 18th century, and 1980 is 80.
  private func withYears(_ number: WrittenNumber, from start: Int) -> WrittenNumber {
    guard let year = number.integer else { return number }
    var number = number
    if let era = Self.eras.first(where: { scalars[start - 2] == $0.name.first && scalars[start - 1] == $0.name.last }) {
      number.values.insert(.init(era.yearBefore + year))
    }
    if 1900..<2100 ~= year { number.values.insert(.init(year % 100)) }
    if year >= 100, year % 100 == 0, scalars[index] == "s" { number.values.insert(.init(year / 100 + 1)) }
    return number
  }

  /// Eras of Japan and Taiwan, with the year before their first.
  private static let eras: [(name: [Unicode.Scalar], yearBefore: Int)] = [
    (["昭", "和"], 1925), (["平", "成"], 1988), (["令", "和"], 2018), (["民", "國"], 1911), (["民", "国"], 1911),
  ]

  /// Returns a Boolean value indicating whether exactly three digits are at an index.
  private func isGroup(at index: Int) -> Bool {
    (index..<index + 3).allSatisfy { digit(at: $0) != nil } && digit(at: index + 3) == nil
  }

  /// Returns the possible values of runs of digits with these separators between them.
  private static func values(_ runs: [[UInt8]], _ separators: [Unicode.Scalar]) -> Set<WrittenNumber.Value> {
    let digits = Array(runs.joined())
    guard let last = separators.last else { return [.init(digits)] }
    var values: Set<WrittenNumber.Value> = []
    let areGroups = { (groups: ArraySlice<[UInt8]>) in
      groups.dropFirst().allSatisfy { (2...4).contains($0.count) } && (groups.last?.count ?? 0) >= 3
    }
    if Set(separators).count == 1, areGroups(runs[...]) { values.insert(.init(digits)) }
    let head = separators.dropLast()
    if !spaces.contains(last), !head.contains(last), Set(head).count <= 1, head.isEmpty || areGroups(runs.dropLast()) {
      values.insert(.init(digits, fractionCount: runs.last?.count ?? 0))
    }
    return values
  }

  private static let spaces = Set(" \u{A0}\u{202F}\u{2009}".unicodeScalars)
  private static let separators = spaces.union(".,'’·٫٬．".unicodeScalars)
}

/// A unit that multiplies the number before it: `만`, `million`, `k`.
private struct NumberUnit {
  /// The power of ten.
  var power: Int
  /// The index after it.
  var end: Int

  /// Returns a number of these units, or `nil` if it is too large.
  func multiply(_ number: Int) -> Int? {
    guard power <= 16 else { return nil }
    let (product, isOverflow) = (0..<power).reduce(1) { factor, _ in factor * 10 }.multipliedReportingOverflow(
      by: number)
    return isOverflow ? nil : product
  }

  init?(in scalars: OffsetScalars, at index: Int) {
    let hasSpace = scalars[index].map { $0 == " " || $0 == "\u{A0}" } ?? false
    let start = hasSpace ? index + 1 : index
    var power = 0
    var end = start
    while let scalar = scalars[end], let digit = Self.characters[scalar] {
      power += digit
      end += 1
    }
    if power == 0 {
      while let scalar = scalars[end], scalar.isLetter, end - start < 9 { end += 1 }
      let word = String(String.UnicodeScalarView(scalars[start..<end])).lowercased()
      guard let found = Self.words[word], word.count > 1 || !hasSpace else { return nil }
      power = found
    }
    self.power = power
    self.end = end
  }

  private static let characters: [Unicode.Scalar: Int] = [
    "십": 1, "十": 1, "백": 2, "百": 2, "천": 3, "千": 3, "만": 4, "万": 4, "萬": 4, "억": 8, "亿": 8, "億": 8, "조": 12,
    "兆": 12,
  ]
  private static let words = [
    "k": 3, "thousand": 3, "m": 6, "million": 6, "millions": 6, "billion": 9, "billions": 9, "trillion": 12,
  ]
}
