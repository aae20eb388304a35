import Foundation

/// A number style of Foundation's: what those for decimal and binary fractions, percentages and amounts of money share,
/// though no protocol of Foundation's says so.
protocol FoundationNumberStyle: FormatStyle where FormatOutput == String {
  /// When a sign is written; amounts of money have more to choose from.
  associatedtype SignStrategy
  /// The type of a step to round to.
  associatedtype Increment

  func scale(_ multiplicand: Double) -> Self
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func sign(strategy: SignStrategy) -> Self
  func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
  func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
}

/// A style that all systems can shorten or write with an exponent.
protocol FoundationNotationStyle: FoundationNumberStyle {
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}

extension Decimal.FormatStyle: FoundationNotationStyle {}
extension Decimal.FormatStyle.Percent: FoundationNotationStyle {}
extension Decimal.FormatStyle.Currency: FoundationNumberStyle {}
extension FloatingPointFormatStyle: FoundationNotationStyle, FoundationNumberStyle {}
extension FloatingPointFormatStyle.Percent: FoundationNotationStyle, FoundationNumberStyle {}
extension FloatingPointFormatStyle.Currency: FoundationNumberStyle {}
