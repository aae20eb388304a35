import Foundation

/// A number style of Foundation's: the interface that those for decimal and binary fractions, percentages and amounts
/// of money share, although Foundation has no protocol for it.
protocol FoundationNumberStyle: FormatStyle where FormatOutput == String {
  /// A strategy for when to write a sign; amounts of money have more to choose from.
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

/// A style that can shorten numbers or write them with an exponent on all systems.
protocol FoundationNotationStyle: FoundationNumberStyle {
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}

extension Decimal.FormatStyle: FoundationNotationStyle {}
extension Decimal.FormatStyle.Percent: FoundationNotationStyle {}
extension Decimal.FormatStyle.Currency: FoundationNumberStyle {}
extension FloatingPointFormatStyle: FoundationNotationStyle, FoundationNumberStyle {}
extension FloatingPointFormatStyle.Percent: FoundationNotationStyle, FoundationNumberStyle {}
extension FloatingPointFormatStyle.Currency: FoundationNumberStyle {}
