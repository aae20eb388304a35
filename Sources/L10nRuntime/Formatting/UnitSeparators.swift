import Foundation
import L10nLanguage

/// The texts between the items of a list of units (TR35 part 2, "List Patterns", the type `unit`).
///
/// Foundation has no style for such lists, but writes durations as lists of units, so the separators are learned from
/// some durations that it wrote.
final class UnitSeparators: Sendable {
  /// Between two items, if there are only these.
  private let pair: String
  /// After the first item, between the others, and before the last item.
  private let first, middle, last: String

  /// Learns the separators of a locale; returns `nil` if its durations are written in another way.
  init?(learningFrom locale: Locale, _ width: ListStyle.Width) {
    let style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours, .minutes, .seconds], width: width.unitWidth)
      .locale(locale)
    let (hours, minutes): (Duration, Duration) = (.seconds(5 * 3_600), .seconds(7 * 60))
    guard let pair = Self.separators([hours, minutes], style),
      let four = Self.separators([.seconds(3 * 86_400), hours, minutes, .seconds(9)], style)
    else { return nil }
    self.pair = pair[0]
    (first, middle, last) = (four[0], four[1], four[2])
  }

  /// Returns what is between parts of their sum, one less than there are parts, or `nil` if anything is around them.
  private static func separators(_ parts: [Duration], _ style: Duration.UnitsFormatStyle) -> [String]? {
    var rest = Substring(style.format(parts.reduce(.zero, +)))
    var separators: [String] = []
    for part in parts {
      guard let range = rest.range(of: style.format(part), options: .literal) else { return nil }
      separators.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return separators.removeFirst().isEmpty && rest.isEmpty ? separators : nil
  }

  /// Returns the items as one text.
  func joined(_ items: [String]) -> String {
    guard items.count > 2 else { return items.joined(separator: pair) }
    return items[0] + first + items[1..<items.count - 1].joined(separator: middle) + last + items[items.count - 1]
  }
}

extension ListStyle.Width {
  fileprivate var unitWidth: Duration.UnitsFormatStyle.UnitWidth {
    switch self {
    case .standard: .wide
    case .short: .abbreviated
    case .narrow: .narrow
    }
  }
}
