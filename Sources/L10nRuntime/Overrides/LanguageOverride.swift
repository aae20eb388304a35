import Foundation

/// The settings that a task uses instead of the preferences, with the chains created for them so far: an ordinary
/// value, freed with the last task or context that holds it.
final class LanguageOverride: Sendable {
  private struct Chain {
    var catalog: LoadedCatalog
    /// The generation of the catalog's preferences, which still decide the settings that the override doesn't have.
    var generation: UInt64
    var snapshot: ChainSnapshot
  }

  /// Not 0 once the process has entered an override. Before that, no read looks for one.
  static let inUse = SharedCounter()

  @TaskLocal private static var inTask: LanguageOverride?

  let languages: [String]
  private let locale: Locale?
  private let timeZone: TimeZone?
  private let now: Date?
  private let chains = Guarded<[Chain]>([])

  /// Creates an override; values that are `nil` come from `outer`, or from the preferences.
  init(languages: [String], locale: Locale?, timeZone: TimeZone?, now: Date?, within outer: LanguageOverride?) {
    self.languages = languages
    self.locale = locale ?? outer?.locale
    self.timeZone = timeZone ?? outer?.timeZone
    self.now = now ?? outer?.now
  }

  /// The override of the running task, or `nil` if it has none.
  static var current: LanguageOverride? {
    inUse.load() == 0 ? nil : inTask
  }

  /// This override, or an equal one if messages have been replaced since this one read some.
  var upToDate: LanguageOverride {
    let isOutdated = chains.withLock { $0.contains { !$0.catalog.isInUse($0.snapshot) } }
    return isOutdated
      ? LanguageOverride(languages: languages, locale: locale, timeZone: timeZone, now: now, within: nil) : self
  }

  /// Returns everything that a read of `catalog` needs; the caller must retain it while reading.
  func snapshot(of catalog: LoadedCatalog) -> ChainSnapshot {
    let generation = catalog.preferences.generation.load()
    let known = chains.withLock { chains in chains.first { $0.catalog === catalog } }
    if let known, known.generation == generation { return known.snapshot }
    return makeSnapshot(of: catalog, after: known?.snapshot)
  }

  private func makeSnapshot(of catalog: LoadedCatalog, after previous: ChainSnapshot?) -> ChainSnapshot {
    let (generation, snapshot) = catalog.snapshot(after: previous) { settings in
      LanguagePreferences.Settings(
        languages: languages, locale: locale ?? settings.locale, timeZone: timeZone ?? settings.timeZone,
        now: now ?? settings.now, systemChanges: settings.systemChanges)
    }
    chains.withLock { chains in
      chains.removeAll { $0.catalog === catalog }
      chains.append(Chain(catalog: catalog, generation: generation, snapshot: snapshot))
    }
    return snapshot
  }
}

// MARK: - Entering

extension LanguageOverride {
  /// Calls `operation` with an override, or with none.
  static func with<Result>(_ override: LanguageOverride?, _ operation: () throws -> Result) rethrows -> Result {
    if override != nil { inUse.store(1) }
    return try $inTask.withValue(override, operation: operation)
  }

  /// Calls `operation` with an override, or with none, also in the tasks that it starts and waits for.
  static func with<Result>(
    _ override: LanguageOverride?, isolation: isolated (any Actor)?, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    if override != nil { inUse.store(1) }
    return try await $inTask.withValue(override, operation: operation, isolation: isolation)
  }
}
