public import L10nLanguage

/// Branches selected by a number: ICU's `plural` and `selectordinal`, or a plural map of a bundle.
public struct PluralChoice: Sendable, Hashable {
  /// The name of the argument that selects the branch; `count` in a plural map.
  public var argument: String
  /// Cardinal or ordinal rules.
  public var kind: PluralKind
  /// The number that is subtracted before the category is selected and `#` is written. Exact values are compared before
  /// that.
  public var offset: Double
  /// The branches as written. In a well-formed message, no selector is repeated, and `other` is present.
  public var branches: [Branch]
  /// The range of the choice in the parsed text, in UTF-8 bytes; empty at 0 for a plural map.
  public var range: Range<Int>
  /// A Boolean value indicating whether the choice is a plural map, in which each branch is a text of its own.
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

  /// A selector with its content.
  public struct Branch: Sendable, Hashable {
    /// The condition under which the branch is used.
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
