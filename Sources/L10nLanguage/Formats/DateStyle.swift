/// The format of a date in `{d, date, …}` and `{d, time, …}`.
public enum DateStyle: Sendable, Hashable {
  case short, medium, long, full
  /// Fields in the language's own order: the text after `::` (TR35 part 4, "Date Format Patterns").
  case skeleton(String)
}
