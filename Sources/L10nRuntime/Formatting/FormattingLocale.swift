import Foundation
import L10nLanguage

/// How numbers and dates are written in one language for one user, with the formatters made for it so far.
final class FormattingLocale: Sendable {
  /// What makes two of these the same.
  struct Identity: Sendable, Hashable {
    /// The language as the catalog writes it.
    var language: String
    /// That language in the user's region, calendar and hour cycle.
    var locale: Locale
    /// The zone that moments are written in.
    var timeZone: TimeZone
  }

  let identity: Identity
  private let numberStyle = SharedPointers<LatinNumberStyle?>(count: 1)
  private let dateFormatters = Guarded<[DateFormat: DateFormatter]>([:])

  init(_ identity: Identity) {
    self.identity = identity
  }

  deinit {
    numberStyle.deallocate()
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
    } else {
      output.append(format.text(value, in: identity.locale))
    }
  }

  /// Appends a number as the language writes it, with at most three fraction digits.
  func append(_ value: NumericValue, to output: inout TextBuffer) {
    let style = numberStyle.load(0) ?? learnNumberStyle()
    if let style = style.pointee, let rounded = value.rounded {
      style.append(rounded, to: &output)
    } else {
      output.append(NumberFormat.number.text(value, in: identity.locale))
    }
  }

  private func learnNumberStyle() -> UnsafePointer<LatinNumberStyle?> {
    numberStyle.publish(LatinNumberStyle(learningFrom: identity.locale), in: 0)
  }
}

// MARK: - Dates

extension FormattingLocale {
  /// A moment in a format.
  func text(_ date: Date, as format: DateFormat) -> String {
    dateFormatters.withLock { formatters in
      if let formatter = formatters[format] { return formatter.string(from: date) }
      let formatter = format.formatter(locale: identity.locale, timeZone: identity.timeZone)
      formatters[format] = formatter
      return formatter.string(from: date)
    }
  }
}
