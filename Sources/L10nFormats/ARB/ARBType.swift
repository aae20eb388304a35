import L10nLanguage
import L10nMessages

/// The types and formats of placeholders in ARB files: Dart's types, with the constructors of `NumberFormat` and
/// `DateFormat` in Dart's package `intl`.
enum ARBType {
  static let date = "DateTime"

  /// Returns the type of an argument, or `nil` if its uses determine it.
  ///
  /// - Parameters:
  ///   - name: the type in Dart, or `nil` if the file doesn't say.
  ///   - kinds: the uses of the argument in the message.
  static func argumentType(of name: String?, kinds: [PatternArgument.Kind]) -> ArgumentType? {
    let selects = kinds.contains { if case .select = $0 { true } else { false } }
    return switch name {
    case "int": .int
    case "double": .double
    // A plural counts whole numbers in most messages, although Dart takes any.
    case "num": kinds.contains(.plural) ? .int : .double
    case "String": selects ? nil : .string
    case date: .date
    default: nil
    }
  }

  /// Returns the name of a type in Dart.
  static func name(of type: ArgumentType) -> String {
    switch type {
    case .string, .select: "String"
    case .int, .int64: "int"
    case .double, .decimal: "double"
    case .date: date
    case .list, .interval, .duration: "Object"
    }
  }

  // MARK: Formats

  /// The format of a placeholder as its declaration has it.
  struct Format {
    var name: String
    var parameters: [JSONValue.Member] = []
  }

  /// Returns the format of a placeholder, or `nil` if Swift code can't write it.
  static func format(named name: String, type: String, _ parameters: [DocumentEntry]) -> PlaceholderFormat? {
    if type == date {
      guard dateFormats.contains(name) || timeFormats.contains(name) else { return nil }
      return icuFormat(timeFormats.contains(name) ? "time, ::\(name)" : "date, ::\(name)")
    }
    guard let style = numberStyle(named: name, parameters) else { return nil }
    return icuFormat(style.isEmpty ? "number" : "number, \(style)")
  }

  private static func numberStyle(named name: String, _ parameters: [DocumentEntry]) -> String? {
    let digits = parameters.value("decimalDigits")?.text.flatMap { Int($0) }.flatMap {
      (0...20).contains($0) ? $0 : nil
    }
    let currency = parameters.value("name")?.text
    let known: Set = ["decimalDigits", "name"]
    guard parameters.allSatisfy({ known.contains($0.key) }) else { return nil }
    let fraction = digits.map { $0 == 0 ? "precision-integer" : "." + String(repeating: "0", count: $0) }
    switch name {
    case "decimalPattern" where parameters.isEmpty: return ""
    case "decimalPatternDigits": return fraction.map { "::" + $0 }
    case "percentPattern" where parameters.isEmpty: return "percent"
    case "decimalPercentPattern": return fraction.map { "::percent scale/100 " + $0 }
    case "compact" where parameters.isEmpty: return "::compact-short"
    case "scientificPattern" where parameters.isEmpty: return "::scientific"
    case "currency", "simpleCurrency":
      guard let currency, currency.utf8.count == 3 else { return nil }
      let width = name == "currency" ? " unit-width-iso-code" : ""
      return "::currency/\(currency)\(width)" + (fraction.map { " " + $0 } ?? "")
    default: return nil
    }
  }

  private static func icuFormat(_ style: String) -> PlaceholderFormat? {
    let message = MessageSyntax.icu.parse("{n, \(style)}")
    guard message.problems.isEmpty, case .placeholder(let hole)? = message.pattern.elements.first else { return nil }
    return hole.format
  }

  /// Returns the declaration of a format, or `nil` if Dart has none.
  static func format(_ format: PlaceholderFormat) -> Format? {
    switch format {
    case .date(.skeleton(let fields)): return dateFormats.contains(fields) ? Format(name: fields) : nil
    case .time(.skeleton(let fields)): return timeFormats.contains(fields) ? Format(name: fields) : nil
    case .plain, .date, .time, .styled, .conversion: return nil
    case .number(let number):
      if number == .number || number == .integer { return Format(name: "decimalPattern") }
      return numberCandidates(number).first { candidate in
        let parameters = candidate.parameters.map {
          DocumentEntry(key: $0.key, keyOffset: 0, value: $0.value.node)
        }
        return self.format(named: candidate.name, type: "", parameters) == format
      }
    }
  }

  /// Returns the declarations that a number's format may have.
  private static func numberCandidates(_ number: NumberFormat) -> [Format] {
    var parameters: [JSONValue.Member] = []
    if case .currency(let code, _) = number.style { parameters.append(("name", .string(code))) }
    var precise = parameters
    if case .fraction(let digits, let most) = number.precision, digits == most {
      precise.append(("decimalDigits", .number(digits)))
    }
    let names = [
      "decimalPattern", "percentPattern", "compact", "scientificPattern", "decimalPatternDigits",
      "decimalPercentPattern", "currency", "simpleCurrency",
    ]
    return names.flatMap { [Format(name: $0, parameters: parameters), Format(name: $0, parameters: precise)] }
  }

  /// The constructors of `DateFormat` with a date.
  private static let dateFormats: Set = [
    "d", "E", "EEEE", "LLL", "LLLL", "M", "Md", "MEd", "MMM", "MMMd", "MMMEd", "MMMM", "MMMMd", "MMMMEEEEd", "QQQ",
    "QQQQ", "y", "yM", "yMd", "yMEd", "yMMM", "yMMMd", "yMMMEd", "yMMMM", "yMMMMd", "yMMMMEEEEd", "yQQQ", "yQQQQ",
  ]

  /// The constructors of `DateFormat` with a time.
  private static let timeFormats: Set = [
    "H", "Hm", "Hms", "j", "jm", "jms", "jmv", "jmz", "jv", "jz", "m", "ms", "s",
  ]
}

extension JSONValue {
  fileprivate var node: DocumentNode {
    let text =
      switch self {
      case .string(let text), .word(let text): text
      case .object, .array: ""
      }
    return DocumentNode(offset: 0, content: .text(DocumentText(text: text, map: .jsonString)))
  }
}
