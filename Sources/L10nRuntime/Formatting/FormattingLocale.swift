import Foundation
import L10nLanguage

/// The formats of numbers and dates in one language for one user, with the formatters created so far.
final class FormattingLocale: Sendable {
  let identity: Identity
  private let resolvedLocale = SharedPointers<Locale>(count: 1)
  private let numberStyle = SharedPointers<LatinNumberStyle?>(count: 1)
  private let ruledFormatters = SharedPointers<RuledFormatters>(count: 1)
  private let dateFormatters = SharedPointers<DateFormatters>(count: 1)
  private let styledFormatters = SharedPointers<StyledFormatters>(count: 1)

  init(_ identity: Identity) {
    self.identity = identity
  }

  deinit {
    numberStyle.deallocate()
    resolvedLocale.deallocate()
    ruledFormatters.deallocate()
    dateFormatters.deallocate()
    styledFormatters.deallocate()
  }

  /// The language in the user's region, digits, calendar and hour cycle.
  var locale: Locale {
    (resolvedLocale.load(0) ?? resolvedLocale.publish(identity.locale, in: 0)).pointee
  }
}

// MARK: - Numbers

extension FormattingLocale {
  /// Appends a number in a format.
  func append(_ value: NumericValue, as format: NumberFormat, to output: inout TextBuffer) {
    if format == .number {
      append(value, to: &output)
    } else if case .int = value, format == .integer {
      append(value, to: &output)
    } else if let style = format.style.ruled, let number = value.ruled, let text = ruled.text(number, style) {
      output.append(text)
    } else {
      output.append(format.text(value, in: locale))
    }
  }

  private var ruled: RuledFormatters {
    (ruledFormatters.load(0) ?? ruledFormatters.publish(RuledFormatters(locale: locale), in: 0)).pointee
  }

  /// Appends a number as the language writes it, with at most three fraction digits.
  func append(_ value: NumericValue, to output: inout TextBuffer) {
    let style = numberStyle.load(0) ?? learnNumberStyle()
    if let style = style.pointee, let rounded = value.rounded {
      style.append(rounded, to: &output)
    } else {
      output.append(NumberFormat.number.text(value, in: locale))
    }
  }

  private func learnNumberStyle() -> UnsafePointer<LatinNumberStyle?> {
    numberStyle.publish(LatinNumberStyle(learningFrom: locale), in: 0)
  }
}

// MARK: - Dates

extension FormattingLocale {
  /// Returns the text of a moment in a format.
  func text(_ date: Date, as format: DateFormat) -> String {
    (dateFormatters.load(0) ?? makeDateFormatters()).pointee.text(date, as: format)
  }

  private func makeDateFormatters() -> UnsafePointer<DateFormatters> {
    dateFormatters.publish(DateFormatters(locale: locale, timeZone: identity.timeZone ?? .current), in: 0)
  }
}

// MARK: - Lists, spans of time and amounts of data

extension FormattingLocale {
  /// The formatters of values in an ``L10nLanguage/ArgumentStyle``.
  var styled: StyledFormatters {
    (styledFormatters.load(0) ?? makeStyledFormatters()).pointee
  }

  private func makeStyledFormatters() -> UnsafePointer<StyledFormatters> {
    styledFormatters.publish(
      StyledFormatters(locale: locale, timeZone: identity.timeZone ?? .current, now: identity.now), in: 0)
  }
}
