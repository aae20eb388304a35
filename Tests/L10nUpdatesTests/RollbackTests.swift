import Foundation
import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Testing

@testable @_spi(Updates) import L10nUpdates

/// A release with a mistake, and the later one that retracts it. A failure of the later one never restores the mistake.
@Suite("Retracted releases")
struct RollbackTests {
  private static let (first, second): (UInt64, UInt64) = (1_795_262_400, 1_795_262_500)
  private let world = UpdateWorld()
  private let plain = UpdateWorld.ids[2]

  /// Installs both releases, and returns the manifest of the second.
  private func installBoth(_ text: String? = nil) async -> ReleaseManifest {
    let updates = world.updates()
    world.publish(["en": [plain: "Mistake"]], sequence: Self.first)
    _ = await updates.refresh()
    let manifest = world.publish(text.map { ["en": [plain: $0]] } ?? [:], sequence: Self.second)
    _ = await updates.refresh()
    return manifest
  }

  /// Makes the host offer the first release again.
  private func replay() {
    world.publish(["en": [plain: "Mistake"]], sequence: Self.first)
  }

  /// Launches the app, which shows the compiled text, and refuses the first release even if the host offers it.
  private func launch(_ message: Comment, _ sourceLocation: SourceLocation = #_sourceLocation) async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    updates.start()
    #expect(texts.text(plain) == "Plain", message, sourceLocation: sourceLocation)
    replay()
    world.pass(7_200)
    let refused = UpdateOutcome.failed(
      .rollback(offered: UpdateWorld.version(Self.first), inUse: UpdateWorld.version(Self.second)))
    #expect(await updates.refresh() == refused, message, sourceLocation: sourceLocation)
    await updates.apply()
    #expect(texts.text(plain) == "Plain", message, sourceLocation: sourceLocation)
    // The next one is accepted.
    world.publish(["en": [plain: "Right"]], sequence: Self.second + 100)
    world.pass(7_200)
    _ = await updates.refresh()
    await updates.apply()
    #expect(texts.text(plain) == "Right", message, sourceLocation: sourceLocation)
  }

  @Test("a record with any byte changed, cut off or removed doesn't restore an earlier release")
  func damagedRecord() async throws {
    _ = await installBoth()
    let path = try #require(world.disk.names.first { $0.contains("/r-") && $0.contains("\(Self.second)") })
    let record = try world.disk.sound.read(path, .max)
    for index in record.indices where index.isMultiple(of: 11) {
      let world = RollbackTests()
      _ = await world.installBoth()
      world.world.disk.change(path) { $0[index] ^= 1 }
      await world.launch("byte \(index)")
    }
    let cut = RollbackTests()
    _ = await cut.installBoth()
    cut.world.disk.change(path) { $0.removeLast(20) }
    await cut.launch("cut off")
    world.disk.remove(path)
    await launch("removed")
  }

  @Test("a pack that is damaged or removed doesn't restore an earlier release")
  func damagedPack() async throws {
    let manifest = await installBoth("Correct")
    // So that it is no longer a pack.
    world.disk.change("/updates/app.test/production/p-\(manifest.packs[0].digest)") { $0[0] ^= 1 }
    await launch("not a pack")
    let other = RollbackTests()
    _ = await other.installBoth("Correct")
    other.world.disk.remove("/p-\(manifest.packs[0].digest)")
    await other.launch("removed")
  }

  @Test("a flipped byte in a text, noticed after the start, doesn't restore an earlier release at the next start")
  func flippedByte() async throws {
    let manifest = await installBoth("Correct")
    world.damage(manifest.packs[0].digest)
    let updates = world.updates()
    let events = updates.events
    updates.start()
    for await event in events where event.kind == .fileChanged(language: "en") { break }
    for await state in updates.states where state.inUse == nil { break }
    // The process is no longer on trial with a release that it doesn't use.
    #expect(!world.disk.names.contains { $0.contains("/t-") })
    replay()
    guard case .failed(.rollback) = await updates.refresh() else { return #expect(Bool(false)) }
    await launch("after the pack was discarded")
  }

  @Test("a clock that was wrong at launch doesn't allow an earlier release once it is right")
  func wrongClock() async throws {
    _ = await installBoth("Correct")
    world.pass(181 * 86_400)
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    updates.start()
    #expect(texts.text(plain) == "Plain")
    #expect(updates.state.freshness == .expired)
    world.pass(-181 * 86_400 + 7_200)
    replay()
    guard case .failed(.rollback) = await updates.refresh() else { return #expect(Bool(false)) }
    // The release itself is accepted again.
    world.publish(["en": [plain: "Correct"]], sequence: Self.second)
    world.pass(7_200)
    _ = await updates.refresh()
    await updates.apply()
    #expect(texts.text(plain) == "Correct")
  }

  @Test(
    "a release that expires earlier than the one before it doesn't restore that one, also in an old version's store",
    arguments: [false, true])
  func earlierExpiry(isEarlierStore: Bool) async throws {
    let updates = world.updates()
    world.publish(["en": [plain: "Mistake"]], sequence: Self.first)
    _ = await updates.refresh()
    world.publish([:], sequence: Self.second) { $0.expires = ReleaseTime(seconds: Int64(Self.second)).adding(days: 1) }
    _ = await updates.refresh()
    if isEarlierStore { world.disk.remove("/h-") }
    world.pass(2 * 86_400)
    await launch("expired")
  }

  @Test("a store of an earlier version, which has no file for the highest version, gets one at the first start")
  func earlierStore() async throws {
    _ = await installBoth()
    world.disk.remove("/h-")
    let updates = world.updates()
    updates.start()
    while !world.disk.names.contains(where: { $0.contains("/h-") }) { await Task.yield() }
    world.disk.remove("/r-00000001-00000\(Self.second)")
    await launch("removed later")
  }

  @Test("another build has its own highest version")
  func builds() async throws {
    _ = await installBoth()
    let store = try #require(ReleaseStore(UpdateStore(folder: "/updates"), world.disk.files, UpdateWorld.source.target))
    var other = UpdateWorld.source.target
    other.baseline = String(repeating: "0", count: 32)
    #expect(ReleaseStore.highest(of: other, try store.names()) == nil)
    let first = ReleaseVersion(epoch: 1, sequence: Self.first)
    try store.raise(first, of: other)
    #expect(ReleaseStore.highest(of: other, try store.names()) == first)
    let second = ReleaseVersion(epoch: 1, sequence: Self.second)
    #expect(ReleaseStore.highest(of: UpdateWorld.source.target, try store.names()) == second)
    // An earlier one changes nothing, and the next epoch comes after all releases of this one.
    try store.raise(first, of: UpdateWorld.source.target)
    #expect(ReleaseStore.highest(of: UpdateWorld.source.target, try store.names()) == second)
    try store.raise(ReleaseVersion(epoch: 2, sequence: 1), of: UpdateWorld.source.target)
    #expect(
      ReleaseStore.highest(of: UpdateWorld.source.target, try store.names()) == ReleaseVersion(epoch: 2, sequence: 1))
  }

  @Test("a process without a store also refuses an earlier release after its release was withdrawn")
  func withoutStore() async throws {
    let updates = world.updates { $1.apply = .immediately }.with(store: UpdateStore(folder: nil))
    world.publish(["en": [plain: "Correct"]], sequence: Self.second) {
      $0.expires = ReleaseTime(seconds: Int64(Self.second)).adding(days: 1)
    }
    _ = await updates.refresh()
    world.pass(2 * 86_400)
    _ = await updates.refresh()
    #expect(updates.state.inUse == nil)
    replay()
    guard case .failed(.rollback) = await updates.refresh() else { return #expect(Bool(false)) }
  }
}
