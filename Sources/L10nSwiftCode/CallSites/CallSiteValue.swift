import L10nFormats
import L10nLanguage

/// A value that a call site passes for an argument of a string.
struct CallSiteValue {
  /// The expression, in bytes of the file.
  let range: Range<Int>
  /// The conversion in the code, from `specifier:`.
  private(set) var specifier: PrintfConversion?
  /// The type of the expression, if it is visible, as in a literal or `Double(…)`; otherwise `nil`.
  private var visibleType: String?
  /// A Boolean value indicating whether the expression is a numeric literal.
  private var isNumber = false
  /// The type of the former parameter, or `nil` if there was none.
  var formerType: String?
  /// Its conversion in the key, or `nil` if the key has none.
  var conversion: PrintfConversion?

  /// Creates the value of an argument; returns `nil` if it is cast, which a typed argument may not need.
  init?(_ argument: SwiftCall.Argument, _ bytes: [UInt8]) {
    let code = SwiftCode(bytes, in: argument.range)
    guard !code.tokens.indices.contains(where: { code.isWord($0, "as") }) else { return nil }
    range = argument.range
    visibleType = Self.visibleType(of: argument, in: code, from: 0)
    isNumber = code.tokens.count == 1 && code.tokens[0].kind == .number
  }

  /// Reads an interpolation; returns `nil` if it isn't a plain value.
  init?(interpolation: Range<Int>, _ bytes: [UInt8]) {
    let code = SwiftCode(bytes, in: interpolation)
    guard let call = SwiftCall(code, at: 0), let value = call.arguments.first, value.label == nil,
      !value.tokens.contains(where: { code.isSign($0 + 1, "(") && Self.others.contains(code.word($0) ?? "") })
    else { return nil }
    range = value.range
    visibleType = Self.visibleType(of: value, in: code, from: value.tokens.lowerBound)
    for option in call.arguments.dropFirst() {
      guard option.label == "specifier",
        let conversion = option.literal?.text.flatMap(PrintfConversion.init(whole:))
      else { return nil }
      specifier = conversion
    }
  }

  /// The conversions in keys that Swift creates for values of these types (Foundation, `String.LocalizationValue`).
  private static let conversions = [
    "String": "%@", "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d",
    "UInt": "%llu", "UInt64": "%llu", "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf", "CGFloat": "%lf",
    "Float": "%f",
  ]

  /// - Parameter first: the index of the expression's first token.
  private static func visibleType(of value: SwiftCall.Argument, in code: SwiftCode, from first: Int) -> String? {
    let last = first + value.tokens.count - 1
    if first == last {
      switch code.tokens[first].kind {
      case .string: return "String"
      case .number: return value.text.contains(".") ? "Double" : "Int"
      case .word: return ["true", "false"].contains(value.text) ? "Bool" : nil
      case .regex, .sign: return nil
      }
    }
    if code.isSign(first, "["), code.closing(of: first) == last { return "Array" }
    guard let name = code.word(first), name.first?.isUppercase == true, let call = SwiftCall(code, at: first + 1),
      call.end == last || call.end == last - 1 && code.isSign(last, "!")
    else { return nil }
    return name
  }

  /// Types of values that are allowed in interpolations, but not as arguments.
  private static let others: Set = [
    "AttributedString", "Date", "Image", "LocalizedStringKey", "LocalizedStringResource", "Text",
  ]

  /// Returns a Boolean value indicating whether the value may have a conversion in a key.
  func fits(_ conversion: PrintfConversion) -> Bool {
    if let specifier { return specifier == conversion }
    if let visibleType {
      return Self.conversions[visibleType].flatMap(PrintfConversion.init(whole:)) == conversion
    }
    // The conversions that Swift creates from types.
    guard conversion.flags.isEmpty, conversion.width == nil, conversion.precision == nil else { return false }
    switch conversion.specifier {
    case .object: return conversion.length == nil
    case .decimal, .unsigned: return [nil, .ll, .h, .hh].contains(conversion.length)
    case .fixed: return !conversion.isUppercase && [nil, .l].contains(conversion.length)
    default: return false
    }
  }

  /// Returns the argument for a parameter of a type, or `nil` if the value doesn't fit it.
  ///
  /// - Parameter expression: the value.
  func argument(_ expression: String, as type: String) -> String? {
    if let formerType { return converted(expression, from: formerType, to: type) }
    guard let conversion else { return convertedByType(expression, to: type) }
    switch (type, conversion.argumentType) {
    case ("String", .string): return conversion.specifier == .object ? expression : nil
    // `%lld` means an `Int`, and other conversions mean other integers.
    case ("Int", .int):
      let isInt =
        specifier == nil && conversion.length == .ll && conversion.specifier == .decimal
        && (visibleType ?? "Int") == "Int"
      return isInt ? expression : "Int(\(expression))"
    // `%lf` means a `Double`, and `%f` a `Float`.
    case ("Double", .double):
      return specifier == nil && conversion.length == .l && visibleType != "CGFloat"
        ? expression : "Double(\(expression))"
    default: return nil
    }
  }

  /// Returns an expression for a parameter that replaces one of another type, or `nil` if it doesn't fit.
  private func converted(_ expression: String, from former: String, to type: String) -> String? {
    switch (former, type) {
    case ("Any", "String"): visibleType == "String" ? expression : "String(describing: \(expression))"
    // A literal can have the needed type.
    case ("Float", "Double"): isNumber ? expression : "Double(\(expression))"
    case _ where former == type: expression
    default: nil
    }
  }

  /// Returns an expression for a parameter, converted if it visibly has another type, or `nil` if it can't be.
  private func convertedByType(_ expression: String, to type: String) -> String? {
    guard let visibleType, visibleType != type else { return expression }
    let visible = Self.conversions[visibleType].flatMap(PrintfConversion.init(whole:))
    switch (type, visible?.argumentType) {
    case ("Int", .int), ("Double", .double): return "\(type)(\(expression))"
    default: return nil
    }
  }
}
