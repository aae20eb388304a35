/// The names that keys can't have in Swift.
enum ReservedNames {
  /// Words that backticks turn into names (The Swift Programming Language, "Keywords and Punctuation"), and words that
  /// begin an expression, so that a parameter with this name would be misread.
  static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal",
    "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct", "subscript",
    "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in",
    "repeat", "return", "switch", "throw", "where", "while",
    "as", "false", "is", "nil", "super", "throws", "true", "try",
    "any", "async", "await", "borrow", "borrowing", "consume", "consuming", "copy", "discard", "each", "isolated",
    "sending", "then", "unsafe", "yield",
  ]

  /// Names that only the outermost enum can't have: words that begin an accessor, because `get.Store.empty` at the
  /// start of a property's body would be read as one, and members that generated code uses by their bare names.
  static let unfitForRootEnum: Set<String> = [
    "borrow", "didSet", "get", "modify", "mutate", "read", "set", "unsafeAddress", "unsafeMutableAddress", "willSet",
    "yielding",
    "other", "text",
  ]

  /// Names that can't be used even with backticks (`L10n.self`, `L10n.Type`, `.none` of an optional), and all names
  /// that generated code uses itself and that would be shadowed.
  static let usedByGeneratedCode: Set<String> = [
    "Any", "Protocol", "Self", "Type", "dynamicType", "init", "none", "self", "some",
    "Date", "Decimal", "Double", "Int", "MessageArgument", "Optional", "Sendable", "StaticString", "String", "UInt64",
    "Foundation", "L10nRuntime", "L10nUpdates", "Localization", "Swift", "localization", "swift",
  ]
}
