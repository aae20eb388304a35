import L10nLanguage

/// The formats of i18next's placeholders: those of `Intl` in JavaScript (ECMA-402), with options in parentheses.
enum I18nextPlaceholderFormat {
  /// Returns a format as written after the comma of a placeholder, or `nil` if Swift code can't write it, because the
  /// app defines it itself, for example.
  ///
  /// - Parameter name: the name of the argument. `count` is a whole number.
  static func format(_ written: String, of name: String) -> PlaceholderFormat? {
    guard let (formatName, options) = parts(of: written) else { return nil }
    switch formatName {
    case "number":
      if options.isEmpty { return .number(name == MessageSyntax.pluralMapArgument ? .integer : .number) }
      return I18nextNumberOptions(options).format.map { .number($0) }
    case "currency":
      return I18nextNumberOptions(options, isCurrency: true).format.map { .number($0) }
    case "datetime": return I18nextDateOptions.format(options)
    case "list": return list(options)
    default: return nil
    }
  }

  /// Returns the part of a placeholder after the comma, or `nil` if i18next has no such format.
  static func written(_ format: PlaceholderFormat, of name: String) -> String? {
    candidates(format).first { self.format($0, of: name) == format }
  }

  private static func candidates(_ format: PlaceholderFormat) -> [String] {
    switch format {
    case .plain, .conversion: []
    case .number(let number): ["number"] + I18nextNumberOptions.candidates(number)
    case .date(let style): I18nextDateOptions.candidates(style, isTime: false)
    case .time(let style): I18nextDateOptions.candidates(style, isTime: true)
    case .styled: ["list", "list(type: disjunction)", "list(style: short)", "list(style: narrow)"]
    }
  }

  private static func list(_ options: [String: String]) -> PlaceholderFormat? {
    let words: String
    switch (options["type"] ?? "conjunction", options["style"] ?? "long") {
    case ("conjunction", "long"): words = ""
    case ("disjunction", "long"): words = ", or"
    case ("conjunction", "short"): words = ", short"
    case ("conjunction", "narrow"): words = ", narrow"
    default: return nil
    }
    guard Set(options.keys).isSubset(of: ["type", "style"]),
      case .placeholder(let hole)? = MessageSyntax.icu.parse("{n, list\(words)}").pattern.elements.first
    else { return nil }
    return hole.format
  }

  /// Returns a format's name and options, or `nil` for several formats in a row.
  private static func parts(of written: String) -> (name: String, options: [String: String])? {
    guard let open = written.firstIndex(of: "(") else {
      return written.contains(",") ? nil : (written.trimmingSpaces.lowercased(), [:])
    }
    let name = written[..<open].trimmingSpaces.lowercased()
    let rest = written[written.index(after: open)...].trimmingSpaces
    guard rest.hasSuffix(")"), !name.contains(","), !rest.dropLast().contains("(") else { return nil }
    let content = rest.dropLast()
    // `currency(USD)` is short for `currency(currency: USD)`.
    if name == "currency", !content.contains(":") { return (name, ["currency": content.trimmingSpaces]) }
    var options: [String: String] = [:]
    for option in content.split(separator: ";") {
      let words = option.split(separator: ":", maxSplits: 1)
      guard words.count == 2 else { return nil }
      let value = words[1].trimmingSpaces.trimmingQuotes
      // The first of several options with one name counts.
      options[words[0].trimmingSpaces] = options[words[0].trimmingSpaces] ?? value
    }
    return (name, options)
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    var text = self[...]
    while text.first == "'" { text.removeFirst() }
    while text.last == "'" { text.removeLast() }
    return String(text)
  }
}
