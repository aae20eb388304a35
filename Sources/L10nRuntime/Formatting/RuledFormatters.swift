import Foundation
import L10nLanguage

/// The formatters of one locale that write numbers by its language's rules, in words or as ordinals, each created once;
/// creating one in Foundation takes half a millisecond, using it a microsecond.
final class RuledFormatters: Sendable {
  private let locale: Locale
  private let formatters = Guarded(KeptValues<NumberFormatter.Style, NumberFormatter>())

  init(locale: Locale) {
    self.locale = locale
  }

  /// Returns a number in a style, or `nil` if Foundation can't write it.
  func text(_ number: NSNumber, _ style: NumberFormatter.Style) -> String? {
    // Formatted with the lock held, as dates are.
    formatters.withLock { formatters in
      let formatter = formatters.value(for: style) {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = style
        return formatter
      }
      return formatter.string(from: number)
    }
  }
}

extension NumberFormat.Style {
  /// Foundation's style for numbers written by rules; `nil` for all others.
  var ruled: NumberFormatter.Style? {
    switch self {
    case .spellout: .spellOut
    case .ordinal: .ordinal
    case .decimal, .integer, .percent, .currency: nil
    }
  }
}

extension NumericValue {
  /// The number for ICU's rules, or `nil` if it is too large for them: above 2 to the power of 54, they write another
  /// number (`util64_fromDouble` in ICU's nfrs.cpp).
  var ruled: NSNumber? {
    switch self {
    case .int(let value): NSNumber(value: value)
    case .decimal(let value): value.whole.map { NSNumber(value: $0) } ?? Self.double(double).ruled
    case .double(let value): value.isFinite && value.magnitude >= 0x1p53 ? nil : NSNumber(value: value)
    }
  }
}
