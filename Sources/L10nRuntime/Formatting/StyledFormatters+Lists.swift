import Foundation
import L10nLanguage

extension StyledFormatters {
  /// Returns the items of a list with the words of the language between them.
  func text(_ items: [String], as style: ListStyle) -> String {
    switch style.kind {
    case .and: joined(items, .and, style.width)
    case .or: joined(items, .or, style.width)
    // Foundation has no style for units. What comes closest in a language without their separators is a narrow list.
    case .unit: separators(style.width)?.joined(items) ?? joined(items, .and, .narrow)
    }
  }

  private func joined(
    _ items: [String], _ type: ListFormatStyle<StringStyle, [String]>.ListType, _ width: ListStyle.Width
  ) -> String {
    ListFormatStyle.list(type: type, width: width.foundation).locale(locale).format(items)
  }
}

extension ListStyle.Width {
  fileprivate var foundation: ListFormatStyle<StringStyle, [String]>.Width {
    switch self {
    case .standard: .standard
    case .short: .short
    case .narrow: .narrow
    }
  }
}
