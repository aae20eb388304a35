import Shared

/// A basket that describes itself with strings of this module and of `Shared`.
public struct Basket {
  /// The number of items.
  public var items: Int

  /// Creates a basket.
  public init(items: Int) { self.items = items }

  /// The number of items and the label of the button, in the present language.
  public var summary: String { "\(L10n.items(count: items)) – \(SharedStrings.done)" }
}
