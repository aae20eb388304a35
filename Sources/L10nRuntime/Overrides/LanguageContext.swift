import Foundation

/// The languages that texts come in at one place of a program, to be taken to another.
///
/// What ``withLanguages(_:locale:timeZone:operation:)`` says ends with its closure. What outlives it, such as the body of
/// a response that is written later, takes the context along and enters it again:
///
/// ```swift
/// let context = LanguageContext.current
/// return Response(body: .init { writer in try await context.run { try await writer.write(page()) } })
/// ```
public struct LanguageContext: Sendable {
  private let override: LanguageOverride?

  private init(_ override: LanguageOverride?) {
    self.override = override
  }

  /// A context of its own; what is nil comes from where this is called, as in
  /// ``withLanguages(_:locale:timeZone:operation:)``.
  public init(languages: [String], locale: Locale? = nil, timeZone: TimeZone? = nil) {
    override = LanguageOverride(
      languages: languages, locale: locale, timeZone: timeZone, within: LanguageOverride.current)
  }

  /// The context of the running task. Outside of ``withLanguages(_:locale:timeZone:operation:)`` it follows the
  /// preferences, wherever it is entered and whatever they are then.
  public static var current: LanguageContext {
    LanguageContext(LanguageOverride.current)
  }

  /// The languages wanted, best first, or `nil` if the preferences decide.
  public var languages: [String]? {
    override?.languages
  }

  /// Calls `operation`, whose reads give what this context says; the context of the caller doesn't count.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try LanguageOverride.with(override, operation)
  }

  /// Calls `operation`, whose reads, and those of its child tasks, give what this context says; the context of the
  /// caller doesn't count.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await LanguageOverride.with(override, isolation: isolation, operation)
  }
}
