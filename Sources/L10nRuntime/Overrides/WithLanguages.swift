import Foundation

/// Calls `operation`, whose reads of any catalog give texts in these languages: for the one request that a server
/// answers, whatever the process's own preferences are.
///
/// ```swift
/// withLanguages(["zh-Hant-HK", "en"]) { L10n.Store.title }
/// ```
///
/// What outlives the closure takes a ``LanguageContext`` along.
/// - Parameters:
///   - languages: BCP 47 tags, best first. Where a catalog has none of them, what it falls back to counts.
///   - locale: whose region, calendar and hour cycle to write dates and numbers in; nil as outside.
///   - timeZone: the zone that moments are written in; nil as outside.
///   - operation: what to do; the override ends with it.
public func withLanguages<Result>(
  _ languages: [String], locale: Locale? = nil, timeZone: TimeZone? = nil, operation: () throws -> Result
) rethrows -> Result {
  try LanguageContext(languages: languages, locale: locale, timeZone: timeZone).run(operation)
}

/// Calls `operation`, whose reads of any catalog give texts in these languages, and so do those of the child tasks that
/// it starts. Detached tasks don't: they take a ``LanguageContext`` along.
/// - Parameters:
///   - languages: BCP 47 tags, best first. Where a catalog has none of them, what it falls back to counts.
///   - locale: whose region, calendar and hour cycle to write dates and numbers in; nil as outside.
///   - timeZone: the zone that moments are written in; nil as outside.
///   - isolation: the actor that `operation` runs on, the caller's.
///   - operation: what to do; the override ends with it.
public func withLanguages<Result>(
  _ languages: [String], locale: Locale? = nil, timeZone: TimeZone? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await LanguageContext(languages: languages, locale: locale, timeZone: timeZone).run(
    isolation: isolation, operation)
}
