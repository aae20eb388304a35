package import L10nLanguage
package import L10nMessages

extension PatternArgument.Kind {
  /// The Swift type that this use requires, or `nil` if any type fits.
  package var requiredType: ArgumentType? {
    switch self {
    case .plain: nil
    case .number: .double
    case .integer, .plural, .ordinal: .int
    case .date, .time: .date
    case .list: .list
    case .interval: .interval
    case .bytes: .int64
    case .duration: .duration
    case .select: .select
    case .conversion(let conversion): conversion.argumentType
    }
  }

  /// A Boolean value indicating whether the use shows the argument, rather than choosing by it.
  package var isWritten: Bool {
    switch self {
    case .plain, .number, .integer, .date, .time, .list, .interval, .bytes, .duration, .conversion: true
    case .plural, .ordinal, .select: false
    }
  }

  /// The use in words, to be written after "used".
  package var description: String {
    switch self {
    case .plain: "as text"
    case .number: "as a number"
    case .integer: "as a whole number"
    case .date: "as a date"
    case .time: "as a time"
    case .list: "as a list"
    case .interval: "as an interval"
    case .bytes: "as a number of bytes"
    case .duration: "as a duration"
    case .plural: "to choose a plural"
    case .ordinal: "to choose an ordinal"
    case .select: "to select"
    case .conversion(let conversion): "in a conversion of \(conversion.argumentType.rawValue)"
    }
  }
}
