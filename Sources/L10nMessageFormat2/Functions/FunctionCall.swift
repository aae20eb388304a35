public import Foundation
public import L10nLanguage
public import L10nMessages

/// The argument of a message.
public enum ArgumentValue: Sendable, Hashable {
  case string(String)
  case int(Int)
  case double(Double)
  case decimal(Decimal)
  case date(Date)
  /// A value of another type, which no function takes.
  case other
}

/// A function of a registry. It returns the value of an expression, or throws the reason why it has none.
public typealias MessageFunction = @Sendable (inout FunctionCall) throws(FunctionFailure) -> any FunctionValue

/// An expression with a function whose value is needed.
public struct FunctionCall: Sendable {
  /// The language of the message.
  public let language: LanguageTag
  /// The time zone in which dates are written.
  public let timeZone: TimeZone
  /// The operand, or `nil` if the expression has none.
  public let operand: Operand?
  /// The options with a value, by name, without those of the namespace `u`.
  public let options: [String: MessageFormat2.OptionValue]
  /// The reasons why options are ignored.
  public private(set) var failures: [FunctionFailure] = []

  init(language: LanguageTag, timeZone: TimeZone, operand: Operand?, options: [String: MessageFormat2.OptionValue]) {
    self.language = language
    self.timeZone = timeZone
    self.operand = operand
    self.options = options
  }

  /// Reports an option that is ignored.
  public mutating func ignoreOption(_ explanation: String) {
    ignore(FunctionFailure(.badOption, explanation))
  }

  mutating func ignoreOptions(_ mistakes: [MessageFormat2.OptionMistake]) {
    for mistake in mistakes { ignoreOption(mistake.explanation) }
  }

  mutating func ignore(_ failure: FunctionFailure) { failures.append(failure) }

  /// The operand of a function.
  public struct Operand: Sendable {
    /// The value.
    public var argument: ArgumentValue
    /// The same as the value of the function that it comes from, or `nil` if it comes from none.
    public var value: (any FunctionValue)?
  }
}
