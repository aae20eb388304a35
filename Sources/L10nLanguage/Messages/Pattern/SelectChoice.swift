/// Branches chosen by a word: ICU's `select`.
public struct SelectChoice: Sendable, Hashable {
  /// The name of the argument that chooses.
  public var argument: String
  /// The branches as written; a well-formed message has no keyword twice and has `other`.
  public var branches: [Branch]
  /// The range of the choice in the parsed text, in UTF-8 bytes.
  public var range: Range<Int>

  /// Creates a choice.
  public init(argument: String, branches: [Branch], range: Range<Int>) {
    self.argument = argument
    self.branches = branches
    self.range = range
  }

  /// One keyword with what it writes.
  public struct Branch: Sendable, Hashable {
    /// The word that takes this branch; `other` takes all the rest.
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
