import Foundation
import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("Manual return to the compiled texts")
struct TextUpdatesRevertingTests {
  private let world = UpdateWorld()
  private let plain = UpdateWorld.ids[2]

  @Test("an app can return to the compiled texts manually, until a later release")
  func revert() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    await updates.apply()
    await updates.revert()
    #expect(texts.text(plain) == "Plain")
    #expect(await updates.refresh() == .failed(.quarantined(UpdateWorld.version(1_795_262_400))))
    let next = UpdateWorld.localization()
    world.updates(for: next).start()
    #expect(next.text(plain) == "Plain")
  }

  @Test("a release that an app returned from doesn't come back, even without a store")
  func revertWithoutStore() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts).with(store: UpdateStore(folder: nil))
    world.publish(["en": [plain: "A"]])
    _ = await updates.refresh()
    await updates.apply()
    await updates.revert()
    #expect(await updates.refresh() == .failed(.quarantined(UpdateWorld.version(1_795_262_400))))
    world.publish(["en": [plain: "B"]], sequence: 1_795_262_401)
    _ = await updates.refresh()
    await updates.apply()
    #expect(texts.text(plain) == "B")
  }

  @Test("an earlier release doesn't come back when a later one is set aside, even if the host offers it")
  func earlierThanSetAside() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.publish(["en": [plain: "Retracted"]])
    _ = await updates.refresh()
    await updates.apply()
    world.publish([:], sequence: 1_795_262_401)
    _ = await updates.refresh()
    await updates.apply()
    await updates.revert()
    let next = UpdateWorld.localization()
    let later = world.updates(for: next)
    later.start()
    #expect(next.text(plain) == "Plain")
    world.publish(["en": [plain: "Retracted"]])
    #expect(
      await later.refresh()
        == .failed(.rollback(offered: UpdateWorld.version(1_795_262_400), inUse: UpdateWorld.version(1_795_262_401))))
  }
}
