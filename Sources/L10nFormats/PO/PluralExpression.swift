import L10nText

/// The C expression of a PO file's header that selects a plural form for a number (GNU gettext manual, "Additional
/// functions for plural forms").
indirect enum PluralExpression {
  case number
  case constant(UInt64)
  case not(PluralExpression)
  case binary(Operator, PluralExpression, PluralExpression)
  case condition(PluralExpression, PluralExpression, PluralExpression)

  enum Operator: String, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case sum = "+"
    case difference = "-"
    case product = "*"
    case quotient = "/"
    case remainder = "%"

    /// How tightly it binds, as in C.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .unequal: 3
      case .atMost, .atLeast, .less, .greater: 4
      case .sum, .difference: 5
      case .product, .quotient, .remainder: 6
      }
    }
  }

  /// A part of an expression that isn't C, or isn't allowed here.
  struct Mistake: Error {
    var explanation: String
    /// Its start in the text, in UTF-8 bytes.
    var offset: Int
  }

  /// Reads the expression at the start of a text, up to a semicolon.
  ///
  /// - Parameter offset: the start of the text in a longer one, which mistakes count from.
  init(_ text: Substring.UTF8View, at offset: Int) throws(Mistake) {
    var parser = PluralExpressionParser(Array(text), at: offset)
    self = try parser.parse()
  }

  /// Returns the value for a number, or `nil` if it divides by zero. Values are unsigned, as in gettext.
  func value(for number: UInt64) -> UInt64? {
    switch self {
    case .number: return number
    case .constant(let value): return value
    case .not(let operand): return operand.value(for: number).map { $0 == 0 ? 1 : 0 }
    case .condition(let condition, let one, let other):
      guard let chosen = condition.value(for: number) else { return nil }
      return chosen != 0 ? one.value(for: number) : other.value(for: number)
    case .binary(let sign, let left, let right):
      guard let left = left.value(for: number) else { return nil }
      // C doesn't evaluate the other side then.
      if sign == .or, left != 0 { return 1 }
      if sign == .and, left == 0 { return 0 }
      return right.value(for: number).flatMap { Self.value(left, sign, $0) }
    }
  }

  private static func value(_ left: UInt64, _ sign: Operator, _ right: UInt64) -> UInt64? {
    func truth(_ value: Bool) -> UInt64 { value ? 1 : 0 }
    return switch sign {
    case .or: truth(left != 0 || right != 0)
    case .and: truth(left != 0 && right != 0)
    case .equal: truth(left == right)
    case .unequal: truth(left != right)
    case .atMost: truth(left <= right)
    case .atLeast: truth(left >= right)
    case .less: truth(left < right)
    case .greater: truth(left > right)
    case .sum: left &+ right
    case .difference: left &- right
    case .product: left &* right
    case .quotient: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    }
  }
}

/// Reads an expression by the precedences of its operators.
private struct PluralExpressionParser {
  private let bytes: [UInt8]
  private let offset: Int
  private var index = 0
  private var depth = 0

  /// The greatest nesting depth. The longest known expression has five levels.
  private static let depthLimit = 64
  /// The length of the longest expression, in bytes.
  private static let lengthLimit = 2_000

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  private func mistake(_ explanation: String) -> PluralExpression.Mistake {
    .init(explanation: explanation, offset: offset + min(index, bytes.count))
  }

  mutating func parse() throws(PluralExpression.Mistake) -> PluralExpression {
    guard bytes.count <= Self.lengthLimit else { throw mistake("this expression is too long") }
    let expression = try condition()
    skipSpace()
    guard index == bytes.count || bytes[index] == UInt8(ascii: ";") else {
      throw mistake("this isn't a part of a C expression")
    }
    return expression
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
  }

  private mutating func skip(_ sign: String) -> Bool {
    skipSpace()
    guard bytes[min(index, bytes.count)...].starts(with: sign.utf8) else { return false }
    index += sign.utf8.count
    return true
  }

  private mutating func condition() throws(PluralExpression.Mistake) -> PluralExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw mistake("this expression is nested too deeply") }
    let first = try binary(above: 0)
    guard skip("?") else { return first }
    let one = try condition()
    guard skip(":") else { throw mistake("a ':' is missing here") }
    return .condition(first, one, try condition())
  }

  private mutating func binary(above precedence: Int) throws(PluralExpression.Mistake) -> PluralExpression {
    var left = try operand()
    while let sign = sign(), sign.precedence > precedence {
      index += sign.rawValue.utf8.count
      left = .binary(sign, left, try binary(above: sign.precedence))
    }
    return left
  }

  /// The operator that comes next, which isn't read.
  private mutating func sign() -> PluralExpression.Operator? {
    skipSpace()
    return PluralExpression.Operator.allCases.first { bytes[index...].starts(with: $0.rawValue.utf8) }
  }

  private mutating func operand() throws(PluralExpression.Mistake) -> PluralExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw mistake("this expression is nested too deeply") }
    if skip("!") { return .not(try operand()) }
    if skip("n") { return .number }
    if skip("(") {
      let inner = try condition()
      guard skip(")") else { throw mistake("a ')' is missing here") }
      return inner
    }
    let digits = bytes[index...].prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty else { throw mistake("an 'n' or a number is missing here") }
    guard let value = UInt64(String(decoding: digits, as: UTF8.self)) else {
      throw mistake("this number is too large")
    }
    index = digits.endIndex
    return .constant(value)
  }
}
