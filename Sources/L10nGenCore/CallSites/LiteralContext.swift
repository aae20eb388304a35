/// What stands around a string literal in code, as far as it shows whether something may look the literal up.
struct LiteralContext {
  private let code: SwiftCode
  private let index: Int

  /// - Parameter index: the index of the literal's token.
  init(_ code: SwiftCode, _ index: Int) {
    self.code = code
    self.index = index
  }

  /// A Boolean value indicating whether the literal may be a key: it isn't part of an expression, a name for something
  /// else than a string, or what the code compares a value with.
  var mayLookUp: Bool {
    !isOperand && !isIndex && !isPattern && !isAttribute
      && !(label.map(Self.labels.contains) ?? false) && !(callee.map(Self.callees.contains) ?? false)
  }

  /// Arguments that no function looks up.
  private static let labels: Set = [
    "category", "comment", "dateFormat", "decorative", "defaultValue", "forResource", "format", "id", "identifier",
    "image", "imageName", "ofType", "reuseIdentifier", "separator", "specifier", "string", "subsystem", "suiteName",
    "systemImage", "systemName", "systemSymbolName", "table", "tableName", "value", "verbatim", "withExtension",
    "withIdentifier",
  ]

  /// Functions and types whose first argument is something else than a key.
  private static let callees: Set = [
    "Color", "Image", "NSColor", "NSImage", "NSLog", "NSPredicate", "Name", "Selector", "String", "UIColor", "UIImage",
    "URL", "accessibilityIdentifier", "assertionFailure", "debugPrint", "fatalError", "preconditionFailure", "print",
  ]

  /// The label of the argument that the literal is, or `nil` if it has none.
  private var label: String? {
    guard code.isSign(index - 1, ":"), code.isSign(index - 3, "(") || code.isSign(index - 3, ",") else { return nil }
    return code.word(index - 2)
  }

  /// The index of the parenthesis before the first argument, or `nil` if the literal isn't the first.
  private var opening: Int? {
    let before = label == nil ? index - 1 : index - 3
    return code.isSign(before, "(") ? before : nil
  }

  /// The name of what is called with the literal as the first argument.
  private var callee: String? { opening.flatMap { code.word($0 - 1) } }

  /// `"On" + text`, `text == "On"`, `"On" as String`, `"On".count`
  private var isOperand: Bool {
    let operators: [Unicode.Scalar] = ["+", "=", "!", "<", ">", "~", "."]
    // What follows a literal and `=` is another operator, as in `==`; before it, one sign is an assignment.
    return operators.contains { code.isSign(index + 1, $0) } || code.isWord(index + 1, "as")
      || code.isSign(index - 1, "+") || code.isSign(index - 1, "<") || code.isSign(index - 1, ">")
      || code.isSign(index - 1, "=") && ["=", "!", "+", "~", "<", ">"].contains { code.isSign(index - 2, $0) }
  }

  /// `values["On"]`, `["On": value]`
  private var isIndex: Bool {
    if code.isSign(index - 1, "["), code.isSign(index + 1, "]") {
      return code.word(index - 2) != nil || code.isSign(index - 2, "]") || code.isSign(index - 2, ")")
    }
    return code.isSign(index + 1, ":") && (code.isSign(index - 1, "[") || code.isSign(index - 1, ","))
  }

  /// `case "On":`, `case on = "On"`
  private var isPattern: Bool {
    code.isWord(index - 1, "case") || code.isSign(index - 1, "=") && code.isWord(index - 3, "case")
  }

  /// `@AppStorage("On")`, `#Preview("On")`
  private var isAttribute: Bool {
    guard let opening else { return false }
    return code.isSign(opening - 2, "@") || code.isSign(opening - 2, "#")
  }
}
