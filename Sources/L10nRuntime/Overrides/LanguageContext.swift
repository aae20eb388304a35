import Foundation

/// The languages in effect in one part of a program, for use in another.
///
/// The languages set by ``withLanguages(_:locale:timeZone:now:operation:)`` apply until its closure returns. Work that outlives
/// the closure, such as the body of a response that is written later, keeps the context and enters it again:
///
/// ```swift
/// let context = LanguageContext.current
/// return Response(body: .init { writer in try await context.run { try await writer.write(page()) } })
/// ```
public struct LanguageContext: Sendable {
  private let override: LanguageOverride?
  /// A Boolean value indicating whether the override is a running task's, whose messages it continues to read.
  private let isOfTask: Bool

  /// Creates a context. If a parameter is `nil`, the caller's value is used, as in
  /// ``withLanguages(_:locale:timeZone:now:operation:)``.
  public init(languages: [String], locale: Locale? = nil, timeZone: TimeZone? = nil, now: Date? = nil) {
    override = LanguageOverride(
      languages: languages, locale: locale, timeZone: timeZone, now: now, within: LanguageOverride.current)
    isOfTask = false
  }

  private init(of override: LanguageOverride?) {
    self.override = override
    isOfTask = true
  }

  /// The context of the running task. Outside of ``withLanguages(_:locale:timeZone:now:operation:)``, it follows the preferences
  /// at the time when it is used.
  public static var current: LanguageContext {
    LanguageContext(of: LanguageOverride.current)
  }

  /// The languages in order of preference, or `nil` if the preferences decide.
  public var languages: [String]? {
    override?.languages
  }

  /// Calls `operation`, in which all strings are read in this context instead of the caller's.
  public func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try LanguageOverride.with(entered, operation)
  }

  /// Calls `operation`, in which all strings are read in this context instead of the caller's, also in its child tasks.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await LanguageOverride.with(entered, isolation: isolation, operation)
  }

  /// The override to enter. A task's own override continues with the messages that the task reads, since those of one
  /// response belong together.
  private var entered: LanguageOverride? {
    isOfTask ? override : override?.upToDate
  }
}
