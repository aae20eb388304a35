public import Foundation
public import L10nLanguage

/// All that formatting a message depends on, apart from the message and its arguments.
public struct MessageFormat2Environment: Sendable {
  /// The language of the message.
  public var language: LanguageTag
  /// The time zone in which dates are written.
  public var timeZone: TimeZone
  /// The functions that the message can call.
  public var functions: MessageFunctions
  /// A Boolean value indicating whether values are isolated from the direction of the text around them, as the standard
  /// demands.
  public var isolatesValues: Bool

  /// Creates an environment.
  public init(
    language: LanguageTag, timeZone: TimeZone, functions: MessageFunctions = .standard, isolatesValues: Bool = true
  ) {
    self.language = language
    self.timeZone = timeZone
    self.functions = functions
    self.isolatesValues = isolatesValues
  }
}
