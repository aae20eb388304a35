/// The format of a date in `{d, date, …}` and `{d, time, …}`.
public enum DateStyle: Sendable, Equatable {
  case short, medium, long, full
  /// Fields in the language's own order: the text after `::` (TR35 part 4, "Date Format Patterns").
  case skeleton(String)

  /// The letters of the fields that Foundation's `Date.FormatStyle` supports; `L` and `c` are its standalone forms.
  package static let fields = "GyYuQqMLwWdDFEecabBhHkKjmsSzZOvVXx"
  /// The maximum number of letters in a field.
  package static let longestField = 9
}
