/// The format in which a program writes an argument.
public enum ArgumentFormat: Sendable, Hashable {
  /// As its type is written in the language: a number with the language's separators.
  case localized
  /// Independent of the language: a number as Swift writes it.
  case verbatim
  /// As a number in a format.
  case number(NumberFormat)
  /// As a calendar date.
  case date(DateStyle)
  /// As a time of day.
  case time(DateStyle)
  /// By a C conversion.
  case conversion(PrintfConversion)
}
