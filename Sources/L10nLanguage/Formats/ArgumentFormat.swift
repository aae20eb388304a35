/// The format in which a program writes an argument.
public indirect enum ArgumentFormat: Sendable {
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
  /// In a style for a list, a span of time or an amount of data.
  case styled(ArgumentStyle)

  /// Returns a Boolean value indicating whether the format works with an argument of the type.
  package func accepts(_ type: ArgumentType) -> Bool {
    switch self {
    case .localized, .verbatim: true
    case .number: type.isNumber
    case .date, .time: type == .date
    case .conversion(let conversion): conversion.accepts(type)
    case .styled(let style): style.accepts(type)
    }
  }
}
