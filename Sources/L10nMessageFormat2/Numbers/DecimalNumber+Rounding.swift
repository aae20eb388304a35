extension DecimalNumber {
  /// The direction in which a number is rounded. The raw value is that of the option `roundingMode`.
  enum RoundingMode: String, CaseIterable {
    case ceil, floor, expand, trunc, halfCeil, halfFloor, halfExpand, halfTrunc, halfEven
  }

  /// Returns the number rounded to a multiple of a step at a decimal place.
  ///
  /// - Parameters:
  ///   - places: the number of digits after the decimal separator, or, if it is negative, the number of zeros before it.
  ///   - step: the unit in that place, at least 1.
  func rounded(places: Int, step: Int = 1, _ mode: RoundingMode) -> DecimalNumber {
    let cut = fractionDigits - places
    if cut <= 0, step == 1 { return self }
    var kept = cut >= 0 ? Array(digits.dropLast(cut)) : digits + [UInt8](repeating: 0, count: -cut)
    let zeros = max(cut - digits.count, 0)
    let rest = cut > 0 ? [UInt8](repeating: 0, count: zeros) + digits.suffix(cut) : []
    let remainder = Self.divide(&kept, by: step)
    if isRoundedUp(remainder: remainder, rest: rest, step: step, isOdd: (kept.last ?? 0) % 2 == 1, mode) {
      Self.increment(&kept)
    }
    Self.multiply(&kept, by: step)
    if places < 0 { kept += [UInt8](repeating: 0, count: -places) }
    return DecimalNumber(isNegative: isNegative, digits: kept, fractionDigits: max(places, 0))
  }

  private func isRoundedUp(remainder: Int, rest: [UInt8], step: Int, isOdd: Bool, _ mode: RoundingMode) -> Bool {
    let isExact = remainder == 0 && rest.allSatisfy { $0 == 0 }
    if isExact { return false }
    let half = half(remainder: remainder, rest: rest, step: step)
    return switch mode {
    case .ceil: !isNegative
    case .floor: isNegative
    case .expand: true
    case .trunc: false
    case .halfCeil: half == .above || half == .exact && !isNegative
    case .halfFloor: half == .above || half == .exact && isNegative
    case .halfExpand: half != .below
    case .halfTrunc: half == .above
    case .halfEven: half == .above || half == .exact && isOdd
    }
  }

  private enum Half {
    case below, exact, above
  }

  /// Compares a remainder, and digits after it, with half of the step.
  private func half(remainder: Int, rest: [UInt8], step: Int) -> Half {
    let first = rest.first ?? 0
    let hasMore = rest.dropFirst().contains { $0 != 0 }
    // Twice the remainder with its first decimal, in tenths, against the step in tenths.
    let twice = 2 * (remainder * 10 + Int(first))
    if twice != step * 10 { return twice > step * 10 ? .above : .below }
    return hasMore ? .above : .exact
  }

  // MARK: Digits as integers

  /// Divides, and returns the remainder.
  private static func divide(_ digits: inout [UInt8], by divisor: Int) -> Int {
    guard divisor > 1 else { return 0 }
    var remainder = 0
    for index in digits.indices {
      let value = remainder * 10 + Int(digits[index])
      digits[index] = UInt8(value / divisor)
      remainder = value % divisor
    }
    return remainder
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
  }

  private static func multiply(_ digits: inout [UInt8], by factor: Int) {
    guard factor > 1 else { return }
    var carry = 0
    for index in digits.indices.reversed() {
      let value = Int(digits[index]) * factor + carry
      digits[index] = UInt8(value % 10)
      carry = value / 10
    }
    while carry > 0 {
      digits.insert(UInt8(carry % 10), at: 0)
      carry /= 10
    }
  }
}
