/// The properties of a number that plural rules use: TR35 part 3, "Plural Operand Meanings". The sign is ignored.
///
/// The written form counts, so 1 and 1.0 differ. If the formatted text shows decimals, create the operands from it.
public struct PluralOperands: Sendable, Equatable {
  /// The digits before the decimal point. Of more than 18 digits, only the last 18 are kept, and the fact that there
  /// are more. Rules need no more than that.
  public private(set) var i: UInt64
  /// The number of digits written after the decimal point.
  public private(set) var v: Int = 0
  /// The number of digits after the decimal point without the final zeros.
  public private(set) var w: Int = 0
  /// The digits written after the decimal point, as an integer; kept to 18 digits like ``i``.
  public private(set) var f: UInt64 = 0
  /// The digits after the decimal point without the final zeros, as an integer; kept to 18 digits like ``i``.
  public private(set) var t: UInt64 = 0
  /// The power of ten of the compact form: 6 in `1.2c6`, "1.2 million".
  public private(set) var e: Int = 0
  /// A Boolean value that is `false` for values that aren't a number and for infinities, for which there are no rules.
  private(set) var isFinite = true

  /// Another name for ``e``.
  public var c: Int { e }

  /// The absolute value.
  public var n: Double {
    guard isFinite else { return .infinity }
    var fraction = Double(t)
    for _ in 0..<min(w, 400) { fraction /= 10 }
    return Double(i) + fraction
  }

  /// A Boolean value indicating whether all digits after the decimal point are zeros.
  var isInteger: Bool { w == 0 }

  /// Creates the operands of an integer that is written without decimals.
  public init(_ value: Int) {
    i = UInt64(value.magnitude)
  }

  /// Creates the operands of a number that is written with as few decimals as necessary: 1.0 counts as 1.
  public init(_ value: Double) {
    // `UInt64(exactly:)` would link the C math library, which nothing else here needs.
    if value.magnitude < 9e18, Double(UInt64(value.magnitude)) == value.magnitude {
      i = UInt64(value.magnitude)
    } else if let operands = PluralOperands(String(value.magnitude)) {
      self = operands
    } else {
      i = 0
      isFinite = false
    }
  }

  /// Creates the operands of a number in ASCII digits with a decimal point: `1`, `-1.50`. It may end in a power of ten,
  /// after `c` for the compact form (`1.2c6`), or after `e` as a mere notation. Returns `nil` for other texts.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    var digits: [UInt8] = []
    var point: Int?
    var power = 0
    var isCompact = false
    var index = bytes.first.map(Self.isSign) == true ? 1 : 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(bytes[index] - UInt8(ascii: "0"))
      case UInt8(ascii: ".") where point == nil: point = digits.count
      case UInt8(ascii: "c"), UInt8(ascii: "e"):
        guard let value = Self.power(bytes, from: index + 1) else { return nil }
        power = value
        isCompact = bytes[index] == UInt8(ascii: "c")
        index = bytes.count
      default: return nil
      }
      index += 1
    }
    guard !digits.isEmpty, point != digits.count else { return nil }
    self.init(digits: digits, point: (point ?? digits.count) + power)
    e = isCompact ? max(power, 0) : 0
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  /// Reads a power of ten from -400 to 400, which may have a sign.
  private static func power(_ bytes: [UInt8], from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    let first = isSign(bytes[start]) ? start + 1 : start
    guard first < bytes.count else { return nil }
    var power = 0
    for index in first..<bytes.count {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] else { return nil }
      power = power * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      guard power <= 400 else { return nil }
    }
    return bytes[start] == UInt8(ascii: "-") ? -power : power
  }

  /// Creates the operands of digits, given how many are before the decimal point. That may be more than there are, or
  /// negative; where there are none, zeros are written.
  private init(digits: [UInt8], point: Int) {
    let end = max(digits.count, point)
    var significantEnd = end
    while significantEnd > point, Self.digit(digits, significantEnd - 1) == 0 { significantEnd -= 1 }
    i = Self.number(digits, 0..<max(point, 0))
    v = end - point
    w = significantEnd - point
    f = Self.number(digits, point..<end)
    t = Self.number(digits, point..<significantEnd)
  }

  /// Returns the value of the last 18 digits at the places, plus 10^18 if there are nonzero digits before them.
  private static func number(_ digits: [UInt8], _ places: Range<Int>) -> UInt64 {
    var last: UInt64 = 0
    var isLonger = false
    for place in places {
      if place < places.upperBound - 18 {
        isLonger = isLonger || digit(digits, place) != 0
      } else {
        last = last * 10 + digit(digits, place)
      }
    }
    return isLonger ? last + 1_000_000_000_000_000_000 : last
  }

  private static func digit(_ digits: [UInt8], _ place: Int) -> UInt64 {
    digits.indices.contains(place) ? UInt64(digits[place]) : 0
  }
}
