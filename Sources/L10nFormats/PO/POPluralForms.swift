import L10nText

/// The plural forms of a PO file, by the field `Plural-Forms` of its header: `nplurals=2; plural=n != 1;`.
struct POPluralForms {
  /// The number of forms.
  let count: Int
  private let expression: PluralExpression

  /// Returns the number of the form for a number of things.
  func form(for number: Int) -> Int? {
    expression.value(for: UInt64(number)).flatMap { Int(exactly: $0) }.flatMap { $0 < count ? $0 : nil }
  }

  /// The most forms that a header may have. No language has more than six.
  private static let countLimit = 20

  /// Some numbers that any rule tells apart: by their last two digits, and as millions.
  static let samples = Array(0...1_000) + [1_000_000, 2_000_000, 10_000_000]

  /// - Parameter value: the value of the field.
  /// - Throws: what is wrong, at an offset in the value.
  init(_ value: String) throws(PluralExpression.Mistake) {
    func start(of name: String) -> Substring.UTF8View.Index? {
      value.firstRange(of: name).map { $0.upperBound }
    }
    guard let countStart = start(of: "nplurals=") else {
      throw .init(explanation: "'nplurals=' is missing here", offset: 0)
    }
    let digits = value[countStart...].utf8.drop { $0 == UInt8(ascii: " ") }.prefix(while: \.isASCIIDigit)
    let offset = { (index: String.Index) in value.utf8.distance(from: value.startIndex, to: index) }
    guard let count = Int(String(decoding: digits.prefix(4), as: UTF8.self)), (1...Self.countLimit).contains(count)
    else {
      throw .init(explanation: "the number of forms is from 1 to \(Self.countLimit)", offset: offset(countStart))
    }
    self.count = count
    guard let expressionStart = start(of: "plural=") else {
      throw .init(explanation: "'plural=' is missing here", offset: 0)
    }
    expression = try PluralExpression(value[expressionStart...].utf8, at: offset(expressionStart))
    if let number = Self.samples.first(where: { form(for: $0) == nil }) {
      throw .init(
        explanation: "for \(number), this isn't one of the forms from 0 to \(count - 1)",
        offset: offset(expressionStart))
    }
  }

  /// A Boolean value indicating whether a value is still that of a template, which no language has filled in.
  static func isUnset(_ value: String) -> Bool { value.isEmpty || value.contains("INTEGER") }
}
