/// Branches chosen by a number: ICU's `plural` and `selectordinal`, or a plural map of the bundle.
public struct PluralChoice: Sendable, Hashable {
  /// The name of the argument that chooses; `count` in a plural map.
  public var argument: String
  /// Cardinal or ordinal rules.
  public var kind: PluralKind
  /// The number that is subtracted before the category is chosen and `#` is written; exact values compare before it.
  public var offset: Double
  /// The branches as written; a well-formed message has no selector twice and has `other`.
  public var branches: [Branch]
  /// The range of the choice in the parsed text, in UTF-8 bytes; empty at 0 for a plural map.
  public var range: Range<Int>
  /// A Boolean value indicating whether the choice is a plural map, each branch of which is a text of its own.
  public var isPluralMap: Bool

  /// Creates a choice.
  public init(
    argument: String, kind: PluralKind, offset: Double = 0, branches: [Branch], range: Range<Int>,
    isPluralMap: Bool = false
  ) {
    self.isPluralMap = isPluralMap
    self.argument = argument
    self.kind = kind
    self.offset = offset
    self.branches = branches
    self.range = range
  }

  /// One selector with what it writes.
  public struct Branch: Sendable, Hashable {
    /// When this branch is taken.
    public var selector: PluralSelector
    /// The branch's content.
    public var pattern: MessagePattern
    /// The range of the selector, in UTF-8 bytes.
    public var range: Range<Int>

    /// Creates a branch.
    public init(selector: PluralSelector, pattern: MessagePattern, range: Range<Int>) {
      self.selector = selector
      self.pattern = pattern
      self.range = range
    }
  }
}

/// When a plural branch is taken.
public enum PluralSelector: Sendable, Hashable {
  /// `=N`: the argument equals the number.
  case exactly(Double)
  /// The language's rules put the number into this category.
  case category(PluralCategory)
}
