/// A style for values that Foundation writes as a whole: lists, spans of time and amounts of data.
public enum ArgumentStyle: Sendable, Equatable {
  /// `{items, list}`: texts, joined as in a sentence.
  case list(ListStyle)
  /// `{d, date, relative}`: a moment as seen from the present, such as `yesterday`.
  case relativeDate
  /// `{stay, interval}`: the dates between two moments, whose common fields are written once.
  case interval(DateStyle)
  /// `{size, bytes}`: an amount of data in the unit that suits it.
  case bytes(ByteStyle)
  /// `{t, duration}`: a span of time.
  case duration(DurationStyle)

  /// The type of the argument.
  public var argumentType: ArgumentType {
    switch self {
    case .list: .list
    case .relativeDate: .date
    case .interval: .interval
    case .bytes: .int64
    case .duration: .duration
    }
  }

  /// Creates the style of an argument without a format, or `nil` if a value of the type isn't written in a style then.
  package init?(usualFor type: ArgumentType) {
    switch type {
    case .list: self = .list(ListStyle())
    case .interval: self = .interval(.medium)
    case .duration: self = .duration(.wide)
    case .string, .int, .double, .decimal, .date, .int64, .select: return nil
    }
  }

  /// Returns a Boolean value indicating whether the style works with an argument of the type.
  package func accepts(_ type: ArgumentType) -> Bool {
    if case .bytes = self { type.isNumber } else { type == argumentType }
  }
}
