/// The types of what Swift and Foundation declare, as far as interpolations need them.
enum BuiltInTypes {
  /// The types of members that have one type wherever they are declared.
  static let members = table(
    """
    Int: count underestimatedCount hashValue utf16Count statusCode
    Bool: isEmpty
    String: description debugDescription localizedDescription localizedCapitalized localizedUppercase \
      localizedLowercase capitalized lastPathComponent pathExtension absoluteString deletingPathExtension \
      localizedName uuidString verbatim
    CGFloat: width height
    TimeInterval: timeIntervalSince1970 timeIntervalSinceNow timeIntervalSinceReferenceDate
    """)

  /// The types of the results of methods that have one type wherever they are declared.
  static let methods = table(
    """
    String: uppercased lowercased trimmingCharacters joined appending replacingOccurrences localizedString \
      formatted padding string localizedStringForStatusCode
    TimeInterval: timeIntervalSince
    """)

  /// The members whose type is that of the value.
  static let same: Set = [
    "rounded", "magnitude", "advanced", "clamped", "abs", "negate", "wrappedValue", "projectedValue", "lazy", "prefix",
    "suffix", "dropFirst", "dropLast", "reversed", "sorted", "filter", "shuffled", "enumerated", "self", "wrapped",
  ]

  /// The modifiers of a `Text` that return one, which an interpolation takes.
  static let textModifiers: Set = [
    "baselineOffset", "bold", "customAttribute", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor",
    "foregroundStyle", "italic", "kerning", "monospaced", "monospacedDigit", "strikethrough", "textScale", "tracking",
    "underline",
  ]

  /// The members of a type that are a value of it.
  static let instances: Set = ["main", "shared", "default", "standard", "current", "zero", "now"]

  /// The members that are an element of a collection.
  static let elements: Set = ["first", "last", "randomElement", "min", "max"]

  /// The conversions of types by which the system formats them (String Format Specifiers). Others are objects.
  static let conversions = [
    "Int": "%lld", "Int64": "%lld", "Int32": "%d", "Int16": "%d", "Int8": "%d", "UInt": "%llu", "UInt64": "%llu",
    "UInt32": "%u", "UInt16": "%u", "UInt8": "%u", "Double": "%lf", "Float": "%f", "CGFloat": "%lf",
    "Float64": "%lf", "Float32": "%f",
  ]

  /// Names of numbers in the systems' frameworks.
  static let aliases = [
    "TimeInterval": "Double", "NSInteger": "Int", "NSUInteger": "Int", "CLLocationDistance": "Double",
    "CLLocationDegrees": "Double", "CLLocationDirection": "Double", "CLLocationSpeed": "Double",
    "CLLocationAccuracy": "Double", "CFTimeInterval": "Double", "pid_t": "Int32", "OSStatus": "Int32", "CInt": "Int32",
    "uid_t": "UInt32", "CFIndex": "Int", "CLong": "Int", "CUnsignedInt": "UInt32", "CDouble": "Double",
    "CFloat": "Float", "IntegerLiteralType": "Int", "Index": "Int",
  ]

  private static func table(_ text: String) -> [String: TypeName] {
    var types: [String: TypeName] = [:]
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: ":")
      guard sides.count == 2 else { continue }
      for name in sides[1].split(separator: " ") { types[String(name)] = TypeName(String(sides[0])) }
    }
    return types
  }
}
