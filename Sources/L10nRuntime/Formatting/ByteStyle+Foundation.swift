import Foundation
import L10nLanguage

extension ByteStyle {
  /// Returns a number of bytes in the unit that suits it; a number without one if there can't be as many bytes.
  func text(_ value: NumericValue, in locale: Locale) -> String {
    guard let count = value.byteCount else { return NumberFormat.number.text(value, in: locale) }
    // Foundation spells zero out in some languages only, and with another unit in each.
    return ByteCountFormatStyle(style: foundation, spellsOutZero: false, locale: locale).format(count)
  }

  private var foundation: ByteCountFormatStyle.Style {
    switch self {
    case .file: .file
    case .memory: .memory
    case .decimal: .decimal
    case .binary: .binary
    }
  }
}

extension NumericValue {
  /// The value as a whole number of 64 bits, or `nil` for infinity, NaN and larger numbers.
  fileprivate var byteCount: Int64? {
    switch self {
    case .int(let value): Int64(value)
    case .decimal(let value): value.whole ?? Int64(exactly: double.rounded())
    case .double(let value): Int64(exactly: value.rounded())
    }
  }
}
