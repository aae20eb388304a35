/// The code around a string literal, which may show that nothing looks the literal up.
struct LiteralContext {
  private let code: SwiftCode
  private let index: Int

  /// - Parameter index: the index of the literal's token.
  init(_ code: SwiftCode, _ index: Int) {
    self.code = code
    self.index = index
  }

  /// A Boolean value indicating whether the literal may be a key: it isn't part of an expression, a name of something
  /// else, or a value to compare with.
  var mayLookUp: Bool {
    if code.isSign(index + 1, ".") { return code.word(index + 2).map(Self.mayLocalize) ?? false }
    return !isOperand && !isIndex && !isPattern && !(label.map(Self.labels.contains) ?? false)
      && !(callee.map(Self.callees.contains) ?? false)
  }

  /// The labels of arguments that no function looks up.
  private static let labels: Set = [
    "comment", "dateFormat", "decorative", "forResource", "image", "imageName", "ofType", "reuseIdentifier",
    "separator", "specifier", "suiteName", "systemImage", "systemName", "systemSymbolName", "table", "tableName",
    "verbatim", "withExtension", "withIdentifier",
  ]

  /// Functions, types, attributes and macros whose first argument isn't a key.
  private static let callees: Set = [
    "AppStorage", "AttributedString", "Color", "Image", "NSAttributedString", "NSColor", "NSImage", "NSLog",
    "NSMutableAttributedString", "NSPredicate", "Name", "Preview", "SceneStorage", "Selector", "String", "Suite",
    "Test", "UIColor", "UIImage", "URL", "accessibilityIdentifier", "assertionFailure", "debugPrint", "fatalError",
    "preconditionFailure", "print",
  ]

  /// The label of the argument that is the literal, or `nil` if it has none.
  private var label: String? {
    guard code.isSign(index - 1, ":"), code.isSign(index - 3, "(") || code.isSign(index - 3, ",") else { return nil }
    return code.word(index - 2)
  }

  /// The index of the parenthesis before the first argument, or `nil` if the literal isn't the first.
  private var opening: Int? {
    let before = label == nil ? index - 1 : index - 3
    return code.isSign(before, "(") ? before : nil
  }

  /// The name that is called with the literal as the first argument.
  private var callee: String? { opening.flatMap { code.word($0 - 1) } }

  /// Matches `"On" + text`, `text == "On"`, and `"On" as LocalizedStringKey`, which is a separate call site.
  private var isOperand: Bool {
    if code.isWord(index + 1, "as") {
      return ["LocalizedStringKey", "LocalizedStringResource"].contains(code.word(index + 2) ?? "")
    }
    let operators: [Unicode.Scalar] = ["+", "=", "!", "<", ">", "~"]
    // After the literal, `=` begins another operator, as in `==`; before it, a single `=` is an assignment.
    return operators.contains { code.isSign(index + 1, $0) } || code.isSign(index - 1, "+")
      || code.isSign(index - 1, "<") || code.isSign(index - 1, ">")
      || code.isSign(index - 1, "=") && operators.contains { code.isSign(index - 2, $0) }
        && code.tokens[index - 2].range.upperBound == code.tokens[index - 1].range.lowerBound
  }

  /// Returns a Boolean value indicating whether a member of a string may look it up, as many apps' `localized` does.
  private static func mayLocalize(_ member: String) -> Bool {
    let name = member.lowercased()
    return name.contains("locali") || name.contains("translat") || ["i18n", "l10n", "loc", "tr"].contains(name)
  }

  /// Matches `values["On"]` and `["On": value]`.
  private var isIndex: Bool {
    if code.isSign(index - 1, "["), code.isSign(index + 1, "]") {
      return code.word(index - 2).map { !Self.keywords.contains($0) } ?? false || code.isSign(index - 2, "]")
        || code.isSign(index - 2, ")")
    }
    return code.isSign(index + 1, ":") && (code.isSign(index - 1, "[") || code.isSign(index - 1, ","))
  }

  /// The keywords that may come before an array.
  private static let keywords: Set = ["await", "else", "in", "return", "throw", "try", "yield"]

  /// Matches `case "Off", "On":`.
  private var isPattern: Bool {
    var first = index
    while code.isSign(first - 1, ","), code.isString(first - 2) { first -= 2 }
    return code.isWord(first - 1, "case")
  }
}
