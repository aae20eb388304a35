import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Observation
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("Updates of texts")
struct TextUpdatesTests {
  private let world = UpdateWorld()
  private let plain = UpdateWorld.ids[2]

  @Test("a release is installed, shown when it is applied, and available at the next start without the network")
  func installed() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    updates.start()
    world.publish(["en": [plain: "Corrected"], "ko": [plain: "고침"]])
    guard case .installed(let release) = await updates.refresh() else { return #expect(Bool(false)) }
    #expect(release.version == UpdateWorld.version(1_795_262_400))
    // Only the languages in use are downloaded: English, and the source after it.
    #expect(release.languages == ["en", "ko"])
    #expect(texts.text(plain) == "Plain")
    #expect(updates.state.waiting == release)
    #expect(await updates.apply())
    #expect(texts.text(plain) == "Corrected")
    #expect(updates.state.inUse == release)
    #expect(updates.state.waiting == nil)

    world.content.withLock { $0.failure = .offline }
    let next = UpdateWorld.localization()
    let nextUpdates = world.updates(for: next)
    nextUpdates.start()
    #expect(next.text(plain) == "Corrected")
    #expect(await nextUpdates.refresh() == .failed(.offline))
    #expect(next.text(plain) == "Corrected")
  }

  @Test("checking without starting doesn't return an older release than the installed one")
  func rollbackWithoutStart() async {
    world.publish(["en": [plain: "New"]], sequence: 1_795_262_500)
    _ = await world.updates().refresh()
    world.publish(["en": [plain: "Old"]], sequence: 1_795_262_400)
    #expect(
      await world.updates().refresh()
        == .failed(.rollback(offered: UpdateWorld.version(1_795_262_400), inUse: UpdateWorld.version(1_795_262_500))))
  }

  @Test("a thousand callers share a request, and a canceled one doesn't stop it")
  func singleFlight() async {
    world.publish(["en": [plain: "A"]])
    let callers = Guarded(0)
    var environment = world.environment
    // The host responds when all have called.
    environment.fetch = { [fetch = environment.fetch] request, limit throws(FetchFailure) in
      while callers.withLock(\.self) < 1_001 { try? await Task.sleep(for: .milliseconds(1)) }
      try? await Task.sleep(for: .milliseconds(100))
      return try await fetch(request, limit)
    }
    let updates = world.updates().with(environment: environment)
    let call: @Sendable () async -> Void = {
      callers.withLock { $0 += 1 }
      _ = await updates.refresh()
    }
    let canceled = Task(operation: call)
    canceled.cancel()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<1_000 { group.addTask(operation: call) }
    }
    await canceled.value
    // One for the manifest, and one for the pack.
    #expect(world.content.withLock { $0.requests.count } == 2)
  }

  @Test("code that has read the state is notified when it changes")
  func observation() async {
    let updates = world.updates()
    let count = Guarded(0)
    func read() {
      withObservationTracking {
        _ = updates.state
      } onChange: {
        count.withLock { $0 += 1 }
      }
    }
    read()
    #expect(count.withLock(\.self) == 0)
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    #expect(count.withLock(\.self) == 1)
    #expect(updates.state.waiting != nil)
    read()
    await updates.apply()
    #expect(count.withLock(\.self) == 2)
    _ = await updates.refresh()
    #expect(count.withLock(\.self) == 2)
  }

  @Test("an installed release for another build of the app isn't shown")
  func otherBuild() async {
    world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts) { source, _ in source.baseline = String(repeating: "0", count: 32) }
    updates.start()
    #expect(texts.text(plain) == "Plain")
    #expect(updates.state.inUse == nil)
  }

  @Test("a pack with another length than in its release isn't shown, even if it is valid")
  func otherLength() async {
    let manifest = world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    let path = "/updates/app.test/production/p-\(manifest.packs[0].digest)"
    let other = MessagePack.bytes(of: [plain: Array("Another".utf8)])
    world.disk.change(path) { $0 = other }
    let texts = UpdateWorld.localization()
    world.updates(for: texts).start()
    #expect(texts.text(plain) == "Plain")
  }
}
