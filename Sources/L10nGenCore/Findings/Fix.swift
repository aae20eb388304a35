/// A change to one text of a bundle that mends what a finding is about and can't change what the text means.
public struct Fix: Sendable, Hashable {
  /// Where the scalar begins that holds the text, its quote or block indicator included.
  public var scalar: Place
  /// What is replaced, in UTF-8 bytes of the text with YAML's quoting and folding undone.
  public var range: Range<Int>
  /// What stands there instead.
  public var replacement: String

  /// Makes a fix.
  public init(scalar: Place, range: Range<Int>, replacement: String) {
    self.scalar = scalar
    self.range = range
    self.replacement = replacement
  }
}
