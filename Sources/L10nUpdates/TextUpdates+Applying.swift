import Foundation
@_spi(Updates) import L10nRuntime
import L10nReleases

extension TextUpdates {
  /// Shows what is installed, from the first read on, and makes a check if the policy says so at the launch.
  ///
  /// Call it before the first text is read. It reads one small file and the packs of the languages in use, and neither
  /// waits for the network nor verifies a signature. A second call does nothing.
  public func start() {
    guard
      content.withLock({ content in
        defer { content.isStarted = true }
        return !content.isStarted
      })
    else { return }
    show(installed())
    if policy.checks.contains(.launch) { Task { await refresh(.launch) } }
    for case .interval(let interval) in policy.checks { startChecks(each: interval) }
  }

  /// Shows the release that waits, in one step for all languages. Views that read a text are drawn again.
  ///
  /// - Returns: `false` if no release waits, or if so many were shown in this process that it has to wait for the next
  ///   start.
  @MainActor
  @discardableResult
  public func apply() -> Bool {
    guard let release = content.withLock(\.waiting) else { return false }
    guard localization.replaceMessages(with: release.overlays) else {
      event(.tooManyReleases)
      return false
    }
    content.withLock { content in
      content.inUse = release
      content.waiting = nil
    }
    board.change { state in
      state.inUse = release.summary
      state.waiting = nil
      state.rejected = release.rejected
    }
    event(.applied(UpdateVersion(release.manifest.version)))
    return true
  }

  /// Returns to the compiled texts on this device, until a later release is published: for support and tests.
  public func revert() async {
    let versions = content.withLock { content in
      let versions = Set([content.inUse, content.waiting].compactMap { $0?.manifest.version })
      content.inUse = nil
      content.waiting = nil
      return versions
    }
    for version in versions { store?.setAside(version) }
    await MainActor.run { _ = localization.replaceMessages(with: [:]) }
    board.change { state in
      state.inUse = nil
      state.waiting = nil
      state.rejected = []
    }
    event(.applied(nil))
  }

  /// Notes that the app is in front, or isn't, and applies and checks as the policy says. The
  /// modifier `textUpdates(_:)` of SwiftUI calls it; without SwiftUI, call it from the app's delegate.
  @MainActor
  public func appChanged(isActive: Bool) {
    let now = environment.now()
    guard isActive else {
      // Who leaves an app that is alive may end it next.
      if let version = content.withLock({ $0.inUse?.manifest.version }) { store?.end(version) }
      return content.withLock { $0.unseenSince = $0.unseenSince ?? now }
    }
    let unseen = content.withLock { content in
      defer { content.unseenSince = nil }
      return content.unseenSince.map { now.timeIntervalSince($0) }
    }
    if case .unseen(let pause) = policy.apply, let unseen, unseen >= pause.seconds { apply() }
    if unseen != nil, policy.checks.contains(.foreground) { Task { await refresh(.foreground) } }
  }

  // MARK: Starting

  private func installed() -> ReleaseStore.Contents {
    guard let store else { return .init() }
    do {
      let contents = try store.contents(for: source.target, clock: ReleaseTime(environment.now()))
      let pace = (try? environment.files.read(store.path(.pace))).map(UpdatePace.init)
      content.withLock { content in
        content.floor = contents.floor
        content.pace = pace ?? content.pace
      }
      return contents
    } catch {
      event(.storageFailed(code: error.code))
      return .init()
    }
  }

  private func show(_ contents: ReleaseStore.Contents) {
    board.change { [pace = content.withLock(\.pace)] in
      $0.lastCheck = pace.checked
      $0.lastAnswer = pace.answered
      if contents.isExpired { $0.freshness = .expired }
    }
    guard let release = contents.release else { return event(.started(nil)) }
    let version = release.manifest.version
    guard store?.begin(version) ?? true else {
      board.change { $0.lastError = .quarantined(UpdateVersion(version)) }
      return event(.quarantined(UpdateVersion(version)))
    }
    let rejected = release.record.packs.flatMap { pack in
      pack.rejected.map { RejectedMessage(language: pack.language, id: $0, reason: "rejected when it was installed") }
    }
    let installed = InstalledRelease(
      manifest: release.manifest, record: release.record, overlays: release.overlays, rejected: rejected)
    guard localization.replaceMessages(with: release.overlays) else { return event(.tooManyReleases) }
    content.withLock { $0.inUse = installed }
    board.change { state in
      state.inUse = installed.summary
      state.rejected = rejected
    }
    event(.started(UpdateVersion(version)))
    if let store { OpenTrials.add { store.end(version) } }
    Task { await watch(installed) }
  }

  /// Looks at the files of a release once more, off the way of the launch, and notes that the app lives with it.
  private func watch(_ release: InstalledRelease) async {
    guard (try? await environment.sleep(.seconds(1))) != nil else { return }
    for pack in release.record.packs where !isWhole(pack) {
      event(.fileChanged(language: pack.language))
      try? store.map { store throws(StorageFailure) in
        try environment.files.remove(store.path(.pack(digest: pack.digest)))
      }
      content.withLock { content in
        if content.inUse?.manifest.version == release.manifest.version { content.inUse = nil }
      }
      await MainActor.run { _ = localization.replaceMessages(with: [:]) }
      board.change { $0.inUse = nil }
      return
    }
    guard (try? await environment.sleep(.seconds(9))) != nil else { return }
    store?.prove(release.manifest.version)
  }

  private func isWhole(_ pack: UpdateRecord.Pack) -> Bool {
    guard let bytes = store?.pack(digest: pack.digest) else { return false }
    return bytes.count == pack.length && environment.digest(bytes) == pack.digest
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
