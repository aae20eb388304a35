import L10nEmission
import L10nLanguage

/// A function that ejected accessors call for values in an ``L10nLanguage/ArgumentStyle``.
enum StyledFunction: CaseIterable {
  case list, relativeDate, interval, bytes, duration

  init(_ style: ArgumentStyle) {
    switch style {
    case .list: self = .list
    case .relativeDate: self = .relativeDate
    case .interval: self = .interval
    case .bytes: self = .bytes
    case .duration: self = .duration
    }
  }

  /// The function in Swift.
  var declaration: StaticString {
    switch self {
    case .list:
      """

      nonisolated private func _list(
        _ items: [String], _ type: ListFormatStyle<StringStyle, [String]>.ListType,
        _ width: ListFormatStyle<StringStyle, [String]>.Width
      ) -> String {
        ListFormatStyle.list(type: type, width: width).locale(_locale).format(items)
      }

      """
    case .relativeDate:
      """

      nonisolated private func _relative(_ date: Date) -> String {
        Date.RelativeFormatStyle(
          presentation: .named, unitsStyle: .wide, locale: _locale, capitalizationContext: .middleOfSentence
        ).format(date)
      }

      """
    case .interval:
      """

      nonisolated private func _interval(_ interval: Range<Date>, _ style: DateIntervalFormatter.Style) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = _locale
        formatter.dateStyle = style
        formatter.timeStyle = .none
        return formatter.string(from: interval.lowerBound, to: interval.upperBound)
      }

      nonisolated private func _interval(_ interval: Range<Date>, template: String) -> String {
        let formatter = DateIntervalFormatter()
        formatter.locale = _locale
        formatter.dateTemplate = template
        return formatter.string(from: interval.lowerBound, to: interval.upperBound)
      }

      """
    case .bytes:
      """

      nonisolated private func _bytes(_ count: some BinaryInteger, _ style: ByteCountFormatStyle.Style) -> String {
        ByteCountFormatStyle(style: style, spellsOutZero: false, locale: _locale).format(Int64(clamping: count))
      }

      nonisolated private func _bytes(_ count: Double, _ style: ByteCountFormatStyle.Style) -> String {
        _bytes(Int64(exactly: count.rounded()) ?? .max, style)
      }

      """
    case .duration:
      """

      nonisolated private func _duration(_ duration: Duration, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: width).locale(_locale)
          .format(duration)
      }

      /// Returns a duration as clocks show it, with hours if there are any.
      nonisolated private func _clock(_ duration: Duration) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
          duration.components.seconds.magnitude < 3_600 ? .minuteSecond : .hourMinuteSecond
        return Duration.TimeFormatStyle(pattern: pattern).locale(_locale).format(duration)
      }

      """
    }
  }
}

extension SwiftWriter {
  /// Writes a call that returns a value in a style.
  mutating func call(for style: ArgumentStyle, _ type: ArgumentType, _ value: (_ writer: inout SwiftWriter) -> Void) {
    switch style {
    case .list(let style):
      code("_list(")
      value(&self)
      code(style.kind == .or ? ", .or" : ", .and")
      switch style.kind == .unit ? .narrow : style.width {
      case .standard: code(", .standard)")
      case .short: code(", .short)")
      case .narrow: code(", .narrow)")
      }
    case .relativeDate:
      code("_relative(")
      value(&self)
      code(")")
    case .interval(let style):
      code("_interval(")
      value(&self)
      if case .skeleton(let fields) = style {
        code(", template: ")
        literal(fields)
      } else {
        code(", ")
        formatterStyle(style)
      }
      code(")")
    case .bytes(let style):
      code("_bytes(")
      if type == .decimal { code("NSDecimalNumber(decimal: ") }
      value(&self)
      if type == .decimal { code(").doubleValue") }
      switch style {
      case .file: code(", .file)")
      case .memory: code(", .memory)")
      case .decimal: code(", .decimal)")
      case .binary: code(", .binary)")
      }
    case .duration(let style):
      code(style == .time ? "_clock(" : "_duration(")
      value(&self)
      switch style {
      case .wide: code(", .wide)")
      case .short: code(", .abbreviated)")
      case .narrow: code(", .narrow)")
      case .time: code(")")
      }
    }
  }

  /// Writes the style of a date as the formatters of dates and of intervals have it, or nothing for a skeleton.
  mutating func formatterStyle(_ style: DateStyle) {
    switch style {
    case .short: code(".short")
    case .medium: code(".medium")
    case .long: code(".long")
    case .full: code(".full")
    case .skeleton: break
    }
  }
}
