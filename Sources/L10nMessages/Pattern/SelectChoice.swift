/// Branches selected by a word: ICU's `select`.
public struct SelectChoice: Sendable, Hashable {
  /// The name of the argument that selects the branch.
  public var argument: String
  /// The branches as written. In a well-formed message, no keyword is repeated, and `other` is present.
  public var branches: [Branch]
  /// The range of the choice in the parsed text, in UTF-8 bytes.
  public var range: Range<Int>

  /// Creates a choice.
  public init(argument: String, branches: [Branch], range: Range<Int>) {
    self.argument = argument
    self.branches = branches
    self.range = range
  }

  /// A keyword with its content.
  public struct Branch: Sendable, Hashable {
    /// The word that selects this branch; `other` is for all other words.
    public var keyword: String
    /// The branch's content.
    public var pattern: MessagePattern
    /// The range of the keyword, in UTF-8 bytes.
    public var range: Range<Int>

    /// Creates a branch.
    public init(keyword: String, pattern: MessagePattern, range: Range<Int>) {
      self.keyword = keyword
      self.pattern = pattern
      self.range = range
    }
  }
}
