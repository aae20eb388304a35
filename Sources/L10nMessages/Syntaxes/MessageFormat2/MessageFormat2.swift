/// A message of Unicode MessageFormat 2: the data model (LDML 48 part 9, "Interchange Data Model") with places.
///
/// Ranges count UTF-8 bytes of the parsed text. Names and keys keep the characters that were written. They are compared
/// with `==`, which in Swift compares by canonical equivalence, as the standard demands (`NFC`).
public struct MessageFormat2: Sendable, Hashable {
  /// The declarations in the order in which they are written.
  public var declarations: [Declaration]
  /// The pattern, or variants of it.
  public var body: Body

  /// Creates a message.
  public init(declarations: [Declaration] = [], body: Body) {
    self.declarations = declarations
    self.body = body
  }

  /// The part of a message after its declarations.
  public enum Body: Sendable, Hashable {
    /// One pattern for all values.
    case pattern(Pattern)
    /// Patterns of which values select one.
    case matcher(Matcher)
  }

  /// A sequence of text and placeholders.
  public typealias Pattern = [Element]

  /// One piece of a pattern.
  public enum Element: Sendable, Hashable {
    /// Text in its final form, without escapes.
    case text(LiteralText)
    /// A placeholder for a value.
    case expression(Expression)
    /// A placeholder that marks a span or a point.
    case markup(Markup)
  }

  /// A name for the value of an expression.
  public struct Declaration: Sendable, Hashable {
    /// The kind of declaration.
    public var kind: Kind
    /// The variable that is declared.
    public var variable: Variable
    /// Its value; in an input declaration, an expression with the same variable.
    public var value: Expression

    /// Creates a declaration.
    public init(_ kind: Kind, _ variable: Variable, _ value: Expression) {
      self.kind = kind
      self.variable = variable
      self.value = value
    }

    /// A kind of declaration.
    public enum Kind: Sendable, Hashable {
      /// `.input`: an argument of the message.
      case input
      /// `.local`: a value computed in the message.
      case local
    }
  }

  /// `.match`: selectors and the variants that they choose from.
  public struct Matcher: Sendable, Hashable {
    /// The variables whose values are compared with keys.
    public var selectors: [Variable]
    /// The variants in the order in which they are written.
    public var variants: [Variant]

    /// Creates a matcher.
    public init(selectors: [Variable], variants: [Variant]) {
      self.selectors = selectors
      self.variants = variants
    }
  }

  /// A pattern with the keys that select it.
  public struct Variant: Sendable, Hashable {
    /// A key for each selector.
    public var keys: [Key]
    /// The content.
    public var pattern: Pattern
    /// The range of the keys.
    public var range: Range<Int>

    /// Creates a variant.
    public init(keys: [Key], pattern: Pattern, range: Range<Int> = 0..<0) {
      self.keys = keys
      self.pattern = pattern
      self.range = range
    }

    /// A Boolean value indicating whether the variant is for all values.
    public var isFallback: Bool { keys.allSatisfy(\.isCatchAll) }
  }

  /// A value that a selector is compared with.
  public enum Key: Sendable, Hashable {
    /// A literal.
    case literal(Literal)
    /// `*`, with its range: any value.
    case catchAll(Range<Int>)

    /// A Boolean value indicating whether the key is `*`.
    public var isCatchAll: Bool {
      if case .catchAll = self { true } else { false }
    }

    /// The text of a literal, or `nil` for `*`.
    public var literal: String? {
      if case .literal(let literal) = self { literal.value } else { nil }
    }

    /// Its range in the parsed text.
    public var range: Range<Int> {
      switch self {
      case .literal(let literal): literal.range
      case .catchAll(let range): range
      }
    }
  }
}
