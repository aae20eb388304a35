import L10nLanguage
import L10nMessages

/// A value that an ejected accessor passes to a string of a table, where it has a position.
struct EjectedArgument: Hashable {
  /// The name of the message's argument.
  var argument: String
  var content: Content
  /// 2 for the same value once more, because a table has one plural for each position.
  var repetition = 1

  enum Content: Hashable {
    /// The argument as it is.
    case value
    /// The argument less the offset of a plural.
    case difference(Double)
    /// A text that the accessor formats, because a table has no such format.
    case text(PlaceholderFormat)
    /// A number without separators.
    case digits
  }
}
