/// The style of a list in `{items, list, …}` (TR35 part 2, "List Patterns").
public struct ListStyle: Sendable, Equatable {
  /// The words between the items.
  public var kind: Kind
  /// The length of these words.
  public var width: Width

  /// Creates a style.
  public init(_ kind: Kind = .and, width: Width = .standard) {
    self.kind = kind
    self.width = width
  }

  /// The words between the items.
  public enum Kind: String, Sendable {
    /// `A, B, and C`.
    case and
    /// `A, B, or C`.
    case or
    /// `A, B, C`: parts of a whole, such as `5 feet, 7 inches`.
    case unit
  }

  /// The length of the words between the items.
  public enum Width: String, Sendable {
    /// `A, B, and C`.
    case standard
    /// `A, B, & C`.
    case short
    /// `A, B, C`.
    case narrow
  }
}
