import Foundation
@_spi(Updates) import L10nRuntime
import L10nReleases

extension TextUpdates {
  /// Uses the installed release from the first read on, and checks for a new one if the policy includes
  /// ``UpdatePolicy/Trigger/launch``.
  ///
  /// Call it before the first string is read. It reads one small file and the packs of the languages in use; it doesn't
  /// wait for the network or verify a signature. A second call does nothing.
  public func start() {
    guard
      content.withLock({ content in
        defer { content.isStarted = true }
        // The system may start an app in the background, hours before anyone uses it.
        if !content.isStarted { content.unseenSince = content.unseenSince ?? environment.now() }
        return !content.isStarted
      })
    else { return }
    show(installed())
    guard store?.isReadOnly != true else { return }
    if policy.checks.contains(.launch) { Task { await refresh(.launch) } }
    for case .interval(let interval) in policy.checks { startChecks(each: interval) }
  }

  /// Shows the waiting release, in all languages at once. Views that read a string are redrawn.
  ///
  /// - Returns: `false` if no release is waiting.
  @MainActor
  @discardableResult
  public func apply() -> Bool { showWaiting() }

  /// Shows the release that a check has installed.
  func applyNow(_ outcome: UpdateOutcome) async {
    await whereScreensAreDrawn { [self] in
      if case .installed = outcome { _ = showWaiting() }
      hideExpired()
    }
  }

  /// Changes strings on the main actor, where screens are redrawn. Linux has no screens, and a server may block its main
  /// thread for as long as it runs.
  func whereScreensAreDrawn(_ change: @Sendable () -> Void) async {
    #if canImport(Darwin)
      await MainActor.run(body: change)
    #else
      change()
    #endif
  }

  private func showWaiting() -> Bool {
    guard let release = content.withLock(\.waiting) else { return false }
    localization.replaceMessages(with: release.overlays)
    board.change { state in
      let waiting = content.withLock { content in
        content.inUse = release
        // A check may have received a later one in the meantime.
        if content.waiting?.manifest.version == release.manifest.version { content.waiting = nil }
        return content.waiting
      }
      state.inUse = release.summary
      state.waiting = waiting?.summary
      state.rejected = release.rejected
    }
    board.note(.applied(UpdateVersion(release.manifest.version)))
    return true
  }

  /// Returns to the compiled texts on this device, until a later release is published: for support and tests.
  public func revert() async {
    let versions = content.withLock { content in
      defer { content.waiting = nil }
      let versions = Set([content.inUse, content.waiting].compactMap { $0?.manifest.version })
      content.setAside = [content.setAside, versions.max()].compactMap(\.self).max()
      return versions
    }
    for version in versions { store?.setAside(version) }
    await whereScreensAreDrawn { versions.forEach(withdraw) }
    board.change { $0.waiting = nil }
    board.note(.applied(nil))
  }

  /// Notes whether the app is in the foreground, and applies and checks as the policy says. The modifier
  /// `textUpdates(_:)` of SwiftUI calls it; without SwiftUI, call it from the app's delegate.
  @MainActor
  public func appChanged(isActive: Bool) {
    let now = environment.now()
    showUnread()
    guard isActive else {
      // A user who leaves an app that is running may end it next.
      if let version = content.withLock({ $0.inUse?.manifest.version }) { store?.end(version) }
      return content.withLock { $0.unseenSince = $0.unseenSince ?? now }
    }
    let unseen = content.withLock { content in
      defer { content.unseenSince = nil }
      return content.unseenSince.map { now.timeIntervalSince($0) }
    }
    if case .unseen(let pause) = policy.apply, let unseen, unseen >= pause.seconds {
      apply()
      hideExpired()
    }
    guard unseen != nil, store?.isReadOnly != true, policy.checks.contains(.foreground) else { return }
    Task { await refresh(.foreground) }
  }

  /// Notes whether a scene is active. The app counts as unseen if none is.
  @MainActor
  func sceneChanged(_ scene: UUID, isActive: Bool) {
    let (before, after) = content.withLock { content in
      let before = !content.activeScenes.isEmpty
      if isActive { content.activeScenes.insert(scene) } else { content.activeScenes.remove(scene) }
      return (before, !content.activeScenes.isEmpty)
    }
    if before != after { appChanged(isActive: after) }
  }

  // MARK: Starting

  private func installed() -> ReleaseStore.Contents {
    guard let store else { return .init() }
    do {
      let contents = try store.contents(for: source.target, clock: ReleaseTime(environment.now()))
      let pace = (try? store.files.read(store.path(.pace), UpdatePace.sizeLimit)).map(UpdatePace.init)
      content.withLock { content in
        content.floor = contents.floor
        content.raise(contents.highest)
        content.pace = pace ?? content.pace
      }
      return contents
    } catch {
      board.note(.storageFailed(code: error.code))
      content.withLock { $0.isStoreUnread = true }
      return .init()
    }
  }

  /// Reads the store again if it couldn't be read at launch.
  func showUnread() {
    let isUnread = content.withLock { content in
      defer { content.isStoreUnread = false }
      return content.isStoreUnread
    }
    if isUnread { show(installed()) }
  }

  private func show(_ contents: ReleaseStore.Contents) {
    let event = use(contents)
    let pace = content.withLock(\.pace)
    board.change { state in
      state.lastCheck = pace.checked
      state.lastAnswer = pace.answered
      if contents.isExpired { state.freshness = .expired }
      if case .quarantined(let version) = event { state.lastError = .quarantined(version) }
      if case .started(.some) = event, let release = contents.release {
        state.inUse = release.summary
        state.rejected = release.rejected
      }
    }
    board.note(event)
  }

  /// Reads the messages of the installed release from now on, if it may be used.
  private func use(_ contents: ReleaseStore.Contents) -> UpdateEvent.Kind {
    guard let release = contents.release else { return .started(nil) }
    let version = release.manifest.version
    guard store?.begin(version, among: contents.names) ?? true else { return .quarantined(UpdateVersion(version)) }
    localization.replaceMessages(with: release.overlays)
    content.withLock { $0.inUse = release }
    if let store, store.isOnTrial(version, among: contents.names) { OpenTrials.add { store.end(version) } }
    Task { await watch(release) }
    return .started(UpdateVersion(version))
  }

  /// Checks the files of a release once more, after the launch, and notes that the app runs well with it.
  private func watch(_ release: InstalledRelease) async {
    guard (try? await environment.sleep(.seconds(1))) != nil else { return }
    // A process may have ended right after it installed the release, and earlier versions didn't note the version.
    try? store?.raise(release.manifest.version, of: source.target)
    if let damaged = release.record.packs.first(where: isDamaged) {
      board.note(.fileChanged(language: damaged.language))
      store?.discard(damaged.digest)
      store?.end(release.manifest.version)
      return await whereScreensAreDrawn { withdraw(release.manifest.version) }
    }
    guard (try? await environment.sleep(.seconds(9))) != nil else { return }
    store?.prove(release.manifest.version)
  }

  /// Returns a Boolean value indicating whether the file of a pack has changed. One that can't be read at the moment
  /// may be intact.
  private func isDamaged(_ pack: UpdateRecord.Pack) -> Bool {
    guard let bytes = store?.pack(digest: pack.digest, length: pack.length) else { return false }
    return !environment.isWhole(bytes, digest: pack.digest, length: pack.length)
  }

  /// Shows the compiled texts, unless another release has replaced this one in the meantime.
  private func withdraw(_ version: ReleaseVersion) {
    guard content.withLock({ $0.inUse?.manifest.version }) == version else { return }
    localization.replaceMessages(with: [:])
    content.withLock { $0.inUse = nil }
    board.change { state in
      state.inUse = nil
      state.rejected = []
    }
  }

  /// Shows the compiled strings instead of a release that has expired, and drops a waiting one that has expired.
  func hideExpired() {
    let clock = ReleaseTime(environment.now())
    let (waited, used) = content.withLock { content in
      let now = content.floor.time(clock)
      let isOver = { (release: InstalledRelease?) in release.map { now >= $0.manifest.expires } ?? false }
      let waited = isOver(content.waiting)
      if waited { content.waiting = nil }
      return (waited, isOver(content.inUse) ? content.inUse?.manifest.version : nil)
    }
    if waited { board.change { $0.waiting = nil } }
    guard let used else { return }
    withdraw(used)
    board.change { $0.freshness = .expired }
  }

  private func startChecks(each interval: Duration) {
    Task { [weak self, environment] in
      while (try? await environment.sleep(interval)) != nil {
        guard let self else { return }
        await self.refresh(.interval)
      }
    }
  }
}
