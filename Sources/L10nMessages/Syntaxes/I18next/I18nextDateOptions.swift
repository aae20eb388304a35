import L10nLanguage

/// The options of `Intl.DateTimeFormat` (ECMA-402, section 11).
enum I18nextDateOptions {
  /// Returns the format, or `nil` if Swift code can't write it.
  static func format(_ options: [String: String]) -> PlaceholderFormat? {
    // Without options, JavaScript writes a date in numbers.
    if options.isEmpty { return format(named: "date, ::yMd") }
    let dateStyle = options["dateStyle"]
    let timeStyle = options["timeStyle"]
    if dateStyle != nil || timeStyle != nil {
      guard options.count == 1, let style = (dateStyle ?? timeStyle).flatMap({ styles[$0] }) else { return nil }
      return dateStyle != nil ? .date(style) : .time(style)
    }
    let known = Set(fields.map(\.name))
    guard Set(options.keys).isSubset(of: known) else { return nil }
    var skeleton = ""
    for field in fields {
      guard let value = options[field.name] else { continue }
      guard let letters = field.letters[value] else { return nil }
      skeleton += letters
    }
    let isTime = !options.keys.contains { dateFields.contains($0) }
    return format(named: "\(isTime ? "time" : "date"), ::\(skeleton)")
  }

  /// Returns the ways in which a style may be written.
  static func candidates(_ style: DateStyle, isTime: Bool) -> [String] {
    guard case .skeleton(let letters) = style else {
      return styles.filter { $0.value == style }.map { "datetime(\(isTime ? "timeStyle" : "dateStyle"): \($0.key))" }
    }
    var rest = letters[...]
    var options: [String] = []
    for field in fields {
      let longest = field.letters.filter { rest.hasPrefix($0.value) }.max { $0.value.utf8.count < $1.value.utf8.count }
      guard let (value, letters) = longest else { continue }
      rest = rest.dropFirst(letters.count)
      options.append("\(field.name): \(value)")
    }
    return rest.isEmpty ? ["datetime", "datetime(\(options.joined(separator: "; ")))"] : []
  }

  private static func format(named style: String) -> PlaceholderFormat? {
    let message = MessageSyntax.icu.parse("{d, \(style)}")
    guard message.problems.isEmpty, case .placeholder(let hole)? = message.pattern.elements.first else { return nil }
    return hole.format
  }

  private static let styles: [String: DateStyle] = ["short": .short, "medium": .medium, "long": .long, "full": .full]

  private static let dateFields: Set = ["year", "month", "day", "weekday"]

  /// The fields in the order of a skeleton, with the letters for the values of each (TR35 part 4, "Date Format
  /// Patterns").
  private static let fields: [(name: String, letters: [String: String])] = [
    ("year", ["numeric": "y", "2-digit": "yy"]),
    ("month", ["numeric": "M", "2-digit": "MM", "short": "MMM", "long": "MMMM", "narrow": "MMMMM"]),
    ("weekday", ["short": "E", "long": "EEEE", "narrow": "EEEEE"]),
    ("day", ["numeric": "d", "2-digit": "dd"]),
    ("hour", ["numeric": "j", "2-digit": "jj"]),
    ("minute", ["numeric": "m", "2-digit": "mm"]),
    ("second", ["numeric": "s", "2-digit": "ss"]),
  ]
}
