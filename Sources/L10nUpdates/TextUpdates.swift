import Foundation
@_spi(Updates) public import L10nRuntime
import L10nReleases

/// Keeps a catalog's texts up to date from signed releases.
///
/// If anything fails, the previous texts stay in use: those of the previous release, or the compiled ones.
public final class TextUpdates: Sendable {
  let localization: Localization
  let source: UpdateSource
  let policy: UpdatePolicy
  let environment: UpdateEnvironment
  let store: ReleaseStore?
  private let folder: UpdateStore
  let board: UpdateBoard
  let content = Guarded(Content())
  private let flight = SingleFlight<UpdateOutcome>()
  let credentials: Credentials

  /// The state of releases in this process.
  struct Content {
    var isStarted = false
    /// A Boolean value indicating whether the store couldn't be read, as before a device is unlocked for the first time.
    var isStoreUnread = false
    var inUse: InstalledRelease?
    var waiting: InstalledRelease?
    /// The latest release that ``revert()`` set aside, stored here in case there is no store.
    var setAside: ReleaseVersion?
    var floor = ReleaseStore.Floor()
    /// The highest version that was installed, even if it isn't used any more.
    var highest: ReleaseVersion?
    var pace = UpdatePace()
    /// The time since which no scene of the app is active, or `nil` if one may be.
    var unseenSince: Date?
    /// The random number that decides this process's stages if the store has none.
    var draw: UInt64?
    /// A Boolean value indicating whether a check waits for the network.
    var awaitsNetwork = false
    /// The scenes that are active.
    var activeScenes: Set<UUID> = []

    /// The latest release here.
    var latest: InstalledRelease? { waiting ?? inUse }

    /// Raises the highest version to one that was installed, if there is one.
    mutating func raise(_ version: ReleaseVersion?) {
      highest = [highest, version].compactMap(\.self).max()
    }
  }

  /// Creates updates, without reading anything yet.
  ///
  /// - Parameters:
  ///   - localization: the catalog whose texts are kept up to date.
  ///   - source: the location of releases, and the keys to trust.
  ///   - policy: the times at which strings are looked for and shown.
  ///   - store: the folder in which releases are kept.
  ///   - environment: the network, the disk, the clock and other system services.
  public init(
    for localization: Localization, source: UpdateSource, policy: UpdatePolicy = .init(),
    store: UpdateStore = .applicationSupport, environment: UpdateEnvironment
  ) {
    self.localization = localization
    self.source = source
    self.policy = policy
    self.environment = environment
    board = UpdateBoard(now: environment.now, log: environment.log)
    folder = store
    self.store = ReleaseStore(store, environment.files, source.target)
    credentials = Credentials(source.authorization)
  }

  /// Returns updates of the same texts with other settings, to be used instead of these.
  ///
  /// - Parameters:
  ///   - policy: the times at which strings are looked for and shown; `nil` for the same policy.
  ///   - store: the folder in which releases are kept; `nil` for the same folder.
  ///   - environment: the network, the disk, the clock and other system services; `nil` for the same.
  ///   - authorization: the value of the header `Authorization`, for a host that isn't public; `nil` for the same.
  public func with(
    policy: UpdatePolicy? = nil, store: UpdateStore? = nil, environment: UpdateEnvironment? = nil,
    authorization: (@Sendable () async -> String?)? = nil
  ) -> TextUpdates {
    var source = source
    source.authorization = authorization ?? source.authorization
    return TextUpdates(
      for: localization, source: source, policy: policy ?? self.policy, store: store ?? folder,
      environment: environment ?? self.environment)
  }

  /// The present state. SwiftUI views and `withObservationTracking` that read it are updated after the next change, if the
  /// system has Observation (iOS 17, macOS 14); elsewhere, ``states`` says so.
  public var state: UpdateState { board.state }

  /// The present state, followed by each later one; the stream doesn't fail or end.
  public var states: AsyncStream<UpdateState> { board.states }

  /// The events from now on.
  public var events: AsyncStream<UpdateEvent> { board.events }

  /// The last 64 events, the oldest first: for a message to support.
  public var lastEvents: [UpdateEvent] { board.lastEvents }
}

// MARK: - Checking

extension TextUpdates {
  /// Looks for a release. Calls at the same time share one check, which continues if a caller is canceled. It calls
  /// ``start()`` first if necessary, since the installed release decides which releases are older.
  ///
  /// - Parameter reason: the reason for the check. ``UpdateReason/asked`` ignores the minimum interval, but not a
  ///   pause that the host asked for.
  @discardableResult
  public func refresh(_ reason: UpdateReason = .asked) async -> UpdateOutcome {
    if content.withLock({ !$0.isStarted || $0.isStoreUnread }) {
      await whereScreensAreDrawn { [self] in
        start()
        showUnread()
      }
    }
    if let outcome = await flight.joined() { return outcome }
    let pace = content.withLock(\.pace)
    let interval = policy.minimumInterval.seconds
    if let (until, because) = pace.wait(for: reason, interval: interval, now: environment.now()) {
      board.change { $0.phase = .paused(until: until, because: because) }
      return .notYet(until: until, because)
    }
    return await flight.value { [self] in await check(reason) }
  }

  private func check(_ reason: UpdateReason) async -> UpdateOutcome {
    let now = environment.now()
    board.change {
      $0.phase = .checking
      $0.lastCheck = now
    }
    let last = content.withLock(\.pace.checked)
    setPace { $0.checked = now }
    let outcome = await outcome()
    // Without a network, no check was made, so the next one doesn't have to wait.
    if outcome.isWithoutNetwork { setPace { $0.checked = last } }
    note(outcome)
    board.note(.checked(reason, outcome))
    if policy.apply == .immediately { await applyNow(outcome) }
    if outcome == .failed(.offline) { awaitNetwork() }
    return outcome
  }

  /// Checks again when the network is back.
  private func awaitNetwork() {
    guard !policy.checks.isEmpty, store?.isReadOnly != true else { return }
    let isAwaited = content.withLock { content in
      defer { content.awaitsNetwork = true }
      return content.awaitsNetwork
    }
    guard !isAwaited else { return }
    Task { [weak self, environment] in
      let isBack = await environment.networkReturns()
      guard let self else { return }
      self.content.withLock { $0.awaitsNetwork = false }
      if isBack { await self.refresh(.network) }
    }
  }

  private func outcome() async -> UpdateOutcome {
    do {
      return try await run()
    } catch {
      guard error.isWorthRetrying, let delay = retryDelay(after: error),
        (try? await environment.sleep(delay)) != nil
      else { return .failed(error) }
    }
    do {
      return try await run()
    } catch {
      return .failed(error)
    }
  }

  /// Returns a random delay of 2 to 5 seconds, or the one that the host asks for if that is short.
  private func retryDelay(after error: UpdateError) -> Duration? {
    if case .http(_, let retryAfter?) = error { return retryAfter <= .seconds(10) ? retryAfter : nil }
    return .milliseconds(2_000 + Int64(environment.random() % 3_001))
  }

  private func run() async throws(UpdateError) -> UpdateOutcome {
    // Another process may have seen a later release.
    let names = (try? store?.names()) ?? []
    let (floor, highest) = (ReleaseStore.floor(names), ReleaseStore.highest(of: source.target, names))
    let known = content.withLock { content in
      content.floor.raise(to: floor)
      content.raise(highest)
      content.draw = content.draw ?? environment.random()
      return content
    }
    let installed = known.latest
    let check = UpdateCheck(
      localization: localization, source: source, policy: policy, environment: environment, store: store,
      board: board, credentials: credentials, installed: installed, floor: known.floor, highest: known.highest,
      setAside: known.setAside, draw: known.draw ?? 0,
      raiseFloor: { [content] floor in content.withLock { $0.floor.raise(to: floor) } })
    switch try await check.run() {
    case .nothingForThisBuild: return .nothingForThisBuild
    case .upToDate(let release):
      guard let release, release.record != installed?.record else { return .upToDate }
      // The packs are others: those of languages that were chosen in the meantime.
      let isNew = release.overlays != installed?.overlays
      content.withLock { content in
        if isNew || content.waiting != nil { content.waiting = release } else { content.inUse = release }
      }
      return isNew ? .installed(release.summary) : .upToDate
    case .installed(let release):
      content.withLock { content in
        content.waiting = release
        content.raise(release.manifest.version)
      }
      store?.clean(for: source.target, now: environment.now())
      return .installed(release.summary)
    }
  }

  private func note(_ outcome: UpdateOutcome) {
    let now = environment.now()
    if case .failed(let error) = outcome {
      if error.isOfHost {
        let spread = Double((environment.random() >> 32) % 1_000) / 5_000
        setPace { $0.fail(error, now: now, spread: spread) }
      }
    } else {
      setPace { $0.succeed(now: now) }
    }
    board.change { state in
      state.phase = .idle
      // Read here, since a waiting release may be applied at any moment.
      let content = content.withLock(\.self)
      state.waiting = content.waiting?.summary
      state.rejected = (content.latest?.rejected ?? [])
      if case .failed(let error) = outcome {
        state.lastError = error
        if case .fresh = state.freshness, !state.isFreshWithoutRelease {
          state.freshness = .stale(since: state.lastAnswer ?? now)
        }
      } else {
        state.lastError = nil
        state.lastAnswer = now
        switch (outcome, state.freshness) {
        case (.installed, _), (_, .stale): state.freshness = .fresh
        default: break
        }
      }
    }
  }

  private func setPace(_ change: (inout UpdatePace) -> Void) {
    let pace = content.withLock { content in
      change(&content.pace)
      return content.pace
    }
    guard let store else { return }
    try? store.files.create(store.path(.pace), pace.bytes, false)
  }
}

extension UpdateOutcome {
  /// A Boolean value indicating whether no network could be used.
  fileprivate var isWithoutNetwork: Bool {
    switch self {
    case .failed(.offline), .failed(.networkNotAllowed): true
    default: false
    }
  }
}

extension UpdateState {
  /// A Boolean value indicating whether no release is shown that could be stale.
  fileprivate var isFreshWithoutRelease: Bool { inUse == nil && waiting == nil }
}

extension UpdateError {
  /// A Boolean value indicating whether to pause requests to the host. Being unreachable isn't its fault, and valid
  /// content counts as an answer.
  fileprivate var isOfHost: Bool {
    switch self {
    case .offline, .networkNotAllowed: false
    default: isTransient
    }
  }

  /// A Boolean value indicating whether trying again at once may help.
  fileprivate var isWorthRetrying: Bool {
    switch self {
    case .timedOut, .connection, .truncated: true
    case .http(let status, _): status >= 500
    default: false
    }
  }
}
