import Foundation

/// Calls `operation`, in which all strings are read in these languages, independent of ``LanguagePreferences``: for a test,
/// or for one request to a server.
///
/// ```swift
/// withLanguages(["zh-Hant-HK", "en"]) { L10n.Store.title }
/// ```
///
/// Work that outlives the closure needs a ``LanguageContext``.
/// - Parameters:
///   - languages: BCP 47 tags in order of preference. If a catalog has none of them, its fallback is used.
///   - locale: the locale whose region, digits, calendar and hour cycle dates and numbers are written in; `nil` means the
///     caller's.
///   - timeZone: the time zone that dates are written in; `nil` means the caller's.
///   - now: the moment that relative dates are seen from; `nil` means the caller's, or the present.
///   - operation: the work; the languages apply until it returns.
public func withLanguages<Result>(
  _ languages: [String], locale: Locale? = nil, timeZone: TimeZone? = nil, now: Date? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try LanguageOverride.with(
    LanguageOverride(languages: languages, locale: locale, timeZone: timeZone, now: now, within: .current), operation)
}

/// Calls `operation`, in which all strings are read in these languages, also in the child tasks that it starts. Detached
/// tasks need a ``LanguageContext``.
/// - Parameters:
///   - languages: BCP 47 tags in order of preference. If a catalog has none of them, its fallback is used.
///   - locale: the locale whose region, digits, calendar and hour cycle dates and numbers are written in; `nil` means the
///     caller's.
///   - timeZone: the time zone that dates are written in; `nil` means the caller's.
///   - now: the moment that relative dates are seen from; `nil` means the caller's, or the present.
///   - isolation: the actor that `operation` runs on; the caller's.
///   - operation: the work; the languages apply until it returns.
public func withLanguages<Result>(
  _ languages: [String], locale: Locale? = nil, timeZone: TimeZone? = nil, now: Date? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await LanguageOverride.with(
    LanguageOverride(languages: languages, locale: locale, timeZone: timeZone, now: now, within: .current),
    isolation: isolation,
    operation)
}
