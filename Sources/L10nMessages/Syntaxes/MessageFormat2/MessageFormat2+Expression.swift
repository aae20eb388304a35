extension MessageFormat2 {
  /// A placeholder for a value: `{$count :number}`. It has an operand or a function, or both.
  public struct Expression: Sendable, Hashable {
    /// The value that the function works on.
    public var operand: Operand?
    /// The function that formats the operand or selects by it.
    public var function: Function?
    /// The attributes, which have no effect on the result.
    public var attributes: [Attribute]
    /// The range with the braces.
    public var range: Range<Int>

    /// Creates an expression.
    public init(
      _ operand: Operand?, _ function: Function? = nil, attributes: [Attribute] = [], range: Range<Int> = 0..<0
    ) {
      self.operand = operand
      self.function = function
      self.attributes = attributes
      self.range = range
    }
  }

  /// A value in an expression or an option.
  public enum Operand: Sendable, Hashable {
    /// A text of the message itself.
    case literal(Literal)
    /// The value of a declaration or an argument.
    case variable(Variable)

    /// Its range in the parsed text.
    public var range: Range<Int> {
      switch self {
      case .literal(let literal): literal.range
      case .variable(let variable): variable.range
      }
    }
  }

  /// A text of the message as a value, with or without quotes: `42`, `|a b|`.
  public struct Literal: Sendable, Hashable {
    /// The text without quotes and escapes.
    public var value: String
    /// The range with the quotes.
    public var range: Range<Int>

    /// Creates a literal.
    public init(_ value: String, range: Range<Int> = 0..<0) {
      self.value = value
      self.range = range
    }
  }

  /// The name of a value: `$count`.
  public struct Variable: Sendable, Hashable {
    /// The name without `$`.
    public var name: String
    /// The range with `$`.
    public var range: Range<Int>

    /// Creates a variable.
    public init(_ name: String, range: Range<Int> = 0..<0) {
      self.name = name
      self.range = range
    }
  }

  /// A function with its options: `:number minimumFractionDigits=2`.
  public struct Function: Sendable, Hashable {
    /// The name without its colon, with a namespace if it has one.
    public var name: String
    /// The options in the order in which they are written.
    public var options: [Option]
    /// The range of the name with its colon.
    public var range: Range<Int>

    /// Creates a function.
    public init(_ name: String, options: [Option] = [], range: Range<Int> = 0..<0) {
      self.name = name
      self.options = options
      self.range = range
    }
  }

  /// An option of a function or markup: `style=percent`.
  public struct Option: Sendable, Hashable {
    /// The name, with a namespace if it has one.
    public var name: String
    /// The value.
    public var value: Operand
    /// The range of the name.
    public var range: Range<Int>

    /// Creates an option.
    public init(_ name: String, _ value: Operand, range: Range<Int> = 0..<0) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  /// A remark for people and tools: `@translate=no`.
  public struct Attribute: Sendable, Hashable {
    /// The name, with a namespace if it has one.
    public var name: String
    /// The value, if there is one.
    public var value: Literal?
    /// The range of the name with `@`.
    public var range: Range<Int>

    /// Creates an attribute.
    public init(_ name: String, _ value: Literal? = nil, range: Range<Int> = 0..<0) {
      self.name = name
      self.value = value
      self.range = range
    }
  }

  /// A placeholder that marks a span or a point: `{#b}`, `{/b}`, `{#br/}`.
  public struct Markup: Sendable, Hashable {
    /// The kind of markup.
    public var kind: Kind
    /// The name, with a namespace if it has one.
    public var name: String
    /// The options in the order in which they are written.
    public var options: [Option]
    /// The attributes, which have no effect on the result.
    public var attributes: [Attribute]
    /// The range with the braces.
    public var range: Range<Int>

    /// Creates markup.
    public init(
      _ kind: Kind, _ name: String, options: [Option] = [], attributes: [Attribute] = [], range: Range<Int> = 0..<0
    ) {
      self.kind = kind
      self.name = name
      self.options = options
      self.attributes = attributes
      self.range = range
    }

    /// A kind of markup.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// `{#b}`: the start of a span.
      case open
      /// `{#br/}`: a point.
      case standalone
      /// `{/b}`: the end of a span.
      case close
    }
  }
}
