import Foundation
import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("Releases shown by an app")
struct TextUpdatesApplyingTests {
  private let world = UpdateWorld()
  private let plain = UpdateWorld.ids[2]

  @Test("an expired release isn't shown, and the next one is valid")
  func expiry() async {
    world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    world.pass(181 * 86_400)
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    updates.start()
    #expect(texts.text(plain) == "Plain")
    #expect(updates.state.freshness == .expired)
    // A clock that is set back doesn't revive a release once a later one was seen.
    world.publish(["en": [plain: "B"]], sequence: 1_795_262_400 + 181 * 86_400)
    guard case .installed = await updates.refresh() else { return #expect(Bool(false)) }
    #expect(updates.state.freshness == .fresh)
  }

  @Test("a release can return apps to the compiled texts")
  func retracted() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.publish(["en": [plain: "Wrong"]])
    _ = await updates.refresh()
    await updates.apply()
    world.publish([:], sequence: 1_795_262_401)
    _ = await updates.refresh()
    await updates.apply()
    #expect(texts.text(plain) == "Plain")
  }

  @Test("a release that crashes the app twice is set aside, and the next one is used")
  func quarantine() async throws {
    world.publish(["en": [plain: "Deadly"]])
    _ = await world.updates().refresh()
    // In this world, sleeps end immediately, so that no release is ever proven in time. Crashes are simulated with
    // marks.
    let store = ReleaseStore(UpdateStore(folder: "/updates"), world.disk.files, UpdateWorld.source.target)
    let release = ReleaseVersion(epoch: 1, sequence: 1_795_262_400)
    for _ in 1...2 {
      let names = try #require(try store?.names())
      #expect(store?.begin(release, among: names) == true)
    }
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    updates.start()
    #expect(texts.text(plain) == "Plain")
    #expect(updates.state.lastError == .quarantined(UpdateWorld.version(1_795_262_400)))
    #expect(await updates.refresh() == .failed(.quarantined(UpdateWorld.version(1_795_262_400))))
    world.pass(7_200)
    world.publish(["en": [plain: "Harmless"]], sequence: 1_795_262_401)
    guard case .installed = await updates.refresh() else { return #expect(Bool(false)) }
  }

  @Test("an app that the system started in the background shows the latest release when the user opens it")
  @MainActor func startInBackground() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    updates.start()
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh(.background)
    updates.appChanged(isActive: true)
    #expect(texts.text(plain) == "Plain", "opened at once")
    let later = world.updates(for: texts)
    later.start()
    world.publish(["en": [plain: "B"]], sequence: 1_795_262_401)
    world.pass(901)
    _ = await later.refresh(.background)
    world.pass(3_600)
    later.appChanged(isActive: true)
    #expect(texts.text(plain) == "B")
  }

  #if !canImport(Darwin)
    @Test("a server shows a release, and withdraws one, while its main thread is blocked")
    func blockedMainThread() async {
      let texts = UpdateWorld.localization()
      let updates = world.updates(for: texts) { $1.apply = .immediately }
      world.publish(["en": [plain: "A"]])
      let (isBlocked, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let blocking = Task { @MainActor in Self.block(until: isDone, isBlocked) }
      await Task.detached { Self.wait(for: isBlocked) }.value
      _ = await updates.refresh()
      #expect(texts.text(plain) == "A")
      await updates.revert()
      #expect(texts.text(plain) == "Plain")
      isDone.signal()
      await blocking.value
    }

    @MainActor private static func block(until isDone: DispatchSemaphore, _ isBlocked: DispatchSemaphore) {
      isBlocked.signal()
      isDone.wait()
    }

    private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }
  #endif

  @Test("a release that expires while a server runs is withdrawn, whatever the host responds")
  func expiryWhileRunning() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts) { $1.apply = .immediately }
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    #expect(texts.text(plain) == "A")
    world.pass(181 * 86_400)
    #expect(await updates.refresh() == .upToDate)
    #expect(texts.text(plain) == "Plain")
    #expect(updates.state.inUse == nil)
    #expect(updates.state.freshness == .expired)
  }

  @Test("a release that expires before it is shown no longer waits, also in the state")
  @MainActor func expiryWhileWaiting() async {
    let updates = world.updates(for: UpdateWorld.localization())
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    #expect(updates.state.waiting != nil)
    world.pass(181 * 86_400)
    updates.hideExpired()
    #expect(updates.state.waiting == nil)
    #expect(updates.apply() == false)
  }

  @Test("a release that expires while an app runs is withdrawn when the app is next out of sight")
  @MainActor func expiryOutOfSight() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    updates.apply()
    world.pass(181 * 86_400)
    _ = await updates.refresh()
    #expect(texts.text(plain) == "A")
    updates.appChanged(isActive: false)
    world.pass(40)
    updates.appChanged(isActive: true)
    #expect(texts.text(plain) == "Plain")
  }

  @Test("a retired epoch stays retired in a process that saw the next one, even if that couldn't be installed")
  func retiredInMemory() async {
    let updates = world.updates()
    let old = world.publish(["en": [plain: "Old"]], sequence: 1_795_262_400)
    let next = world.publish(["en": [plain: "Next"]], sequence: 1_795_262_500) {
      $0.version.epoch = 2
      $0.key.epoch = 2
    }
    world.content.withLock { $0.responses[UpdateWorld.packPath(next.packs[0].digest)] = nil }
    _ = await updates.refresh()
    world.pass(7_200)
    world.serve(UpdateWorld.bytes(of: old), entityTag: nil)
    #expect(await updates.refresh() == .failed(.untrusted(.epochRetired)))
  }

  @Test("one active scene of several prevents new texts from being shown")
  @MainActor func scenes() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    let (one, other) = (UUID(), UUID())
    updates.sceneChanged(one, isActive: true)
    updates.sceneChanged(other, isActive: true)
    updates.sceneChanged(one, isActive: false)
    world.pass(60)
    updates.sceneChanged(one, isActive: true)
    #expect(texts.text(plain) == "Plain")
    updates.sceneChanged(one, isActive: false)
    updates.sceneChanged(other, isActive: false)
    world.pass(60)
    updates.sceneChanged(other, isActive: true)
    #expect(texts.text(plain) == "A")
  }

  @Test("a store that can't be read at the start is read when the app becomes active")
  @MainActor func lateStore() async {
    world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.disk.content.withLock { disk in
      disk.operations = 0
      disk.failing = (1, true)
    }
    updates.start()
    #expect(texts.text(plain) == "Plain")
    world.disk.content.withLock { $0.failing = nil }
    updates.appChanged(isActive: true)
    #expect(texts.text(plain) == "A")
  }

  @Test("a file that changed on disk is noticed after the start, and downloaded again")
  func changedFile() async throws {
    let manifest = world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    world.damage(manifest.packs[0].digest)
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    let events = updates.events
    updates.start()
    for await event in events where event.kind == .fileChanged(language: "en") { break }
    for await state in updates.states where state.inUse == nil { break }
    #expect(texts.text(plain) == "Plain")
    guard case .installed = await updates.refresh() else { return #expect(Bool(false)) }
    await updates.apply()
    #expect(texts.text(plain) == "A")
  }

  @Test("a server checks at intervals, and shows a release immediately")
  func server() async {
    let texts = UpdateWorld.localization()
    world.publish(["en": [plain: "A"]])
    let updates = world.updates(for: texts).with(policy: .server)
    updates.start()
    for await state in updates.states where state.inUse != nil { break }
    #expect(texts.text(plain) == "A")
    world.publish(["en": [plain: "B"]], sequence: 1_795_262_500)
    for await state in updates.states where state.inUse?.version == UpdateWorld.version(1_795_262_500) { break }
    #expect(texts.text(plain) == "B")
  }

  @Test("new texts are shown only after the app has been out of sight for a while")
  @MainActor func unseen() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    updates.appChanged(isActive: false)
    world.pass(29)
    updates.appChanged(isActive: true)
    #expect(texts.text(plain) == "Plain")
    updates.appChanged(isActive: false)
    world.pass(20)
    updates.appChanged(isActive: false)
    world.pass(10)
    updates.appChanged(isActive: true)
    #expect(texts.text(plain) == "A")
  }

  @Test("a check of a file doesn't undo a release that was shown in the meantime")
  func changedFileOfEarlierRelease() async throws {
    let old = world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    let texts = UpdateWorld.localization()
    let second = Guarded<CheckedContinuation<Void, Never>?>(nil)
    var environment = world.environment
    environment.sleep = { _ in await withCheckedContinuation { go in second.withLock { $0 = go } } }
    let updates = world.updates(for: texts).with(environment: environment)
    updates.start()
    world.publish(["en": [plain: "B"]], sequence: 1_795_262_500)
    _ = await updates.refresh()
    await updates.apply()
    world.damage(old.packs[0].digest)
    let events = updates.events
    while second.withLock({ $0 == nil }) { await Task.yield() }
    second.withLock(\.self)?.resume()
    for await event in events where event.kind == .fileChanged(language: "en") { break }
    await MainActor.run {}
    #expect(texts.text(plain) == "B")
    #expect(updates.state.inUse?.version == UpdateWorld.version(1_795_262_500))
  }

  @Test("an extension reads the release that the app installed, and doesn't change the disk")
  func readOnly() async {
    world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    let files = world.disk.contents
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts) { $1.checks = [.launch] }.with(
      store: UpdateStore(folder: "/updates", isReadOnly: true))
    let requests = world.content.withLock(\.requests).count
    updates.start()
    #expect(texts.text(plain) == "A")
    world.publish(["en": [plain: "B"]], sequence: 1_795_262_500) { manifest in
      manifest.stage = .init(share: 9_999, salt: "6b1f90c2")
    }
    #expect(world.content.withLock(\.requests).count == requests, "it made a check by itself")
    _ = await updates.refresh()
    await updates.apply()
    #expect(texts.text(plain) == "B")
    await updates.revert()
    #expect(texts.text(plain) == "Plain")
    #expect(world.disk.contents == files)
  }
}
