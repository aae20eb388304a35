import L10nLanguage

/// A value that a call site gives an argument of a string.
struct CallSiteValue {
  /// The expression, in bytes of the file.
  let range: Range<Int>
  /// The conversion that the code gives it, as `specifier:` does.
  private(set) var specifier: PrintfConversion?
  /// The conversion that stands for it in the key, or `nil` if the key has none.
  var conversion: PrintfConversion?

  init(range: Range<Int>) {
    self.range = range
  }

  /// Reads an interpolation; `nil` if it is no plain value.
  init?(interpolation: Range<Int>, _ bytes: [UInt8]) {
    let code = SwiftCode(bytes, in: interpolation)
    guard let call = SwiftCall(code, at: 0), let value = call.arguments.first, value.label == nil,
      let first = value.tokens.first, !Self.views.contains(code.word(first) ?? "")
    else { return nil }
    range = value.range
    for option in call.arguments.dropFirst() {
      guard option.label == "specifier", let key = option.literal?.text.flatMap(InterpolatedKey.init),
        key.texts == ["", ""]
      else { return nil }
      specifier = key.conversions.first
    }
  }

  /// What `Text` shows inside of a text.
  private static let views: Set = ["Text", "Image"]

  /// Returns the argument for a parameter of a type, or `nil` if the value doesn't fit it.
  ///
  /// - Parameter expression: the value.
  func argument(_ expression: String, as type: String) -> String? {
    guard let conversion else { return expression }
    switch (type, conversion.argumentType) {
    case ("String", .string): return expression
    // `%lld` stands for an `Int`, and other conversions for other integers.
    case ("Int", .int): return specifier == nil && conversion.length == .ll ? expression : "Int(\(expression))"
    // `%lf` stands for a `Double`, and `%f` for a `Float`.
    case ("Double", .double): return specifier == nil && conversion.length == .l ? expression : "Double(\(expression))"
    default: return nil
    }
  }
}
