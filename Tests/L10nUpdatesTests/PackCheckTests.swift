import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("Checks of a release's packs")
struct PackCheckTests {
  private let world = UpdateWorld()
  private let plain = UpdateWorld.ids[2]

  @Test("a pack of 4 KB with a bit changed in any third byte is refused because of its digest, and leaves no files")
  func flippedBits() async {
    let lines = (0..<64).map { (UInt64($0) &* 0x9E37_79B9, "Line \($0): " + String(repeating: "x", count: 44)) }
    let manifest = world.publish(["en": Dictionary(uniqueKeysWithValues: lines)])
    let path = UpdateWorld.packPath(manifest.packs[0].digest)
    let pack = world.content.withLock { $0.responses[path]?.body } ?? []
    #expect(pack.count >= 4_000)
    let updates = world.updates()
    for index in pack.indices.filter({ $0.isMultiple(of: 3) }) {
      var changed = pack
      changed[index] ^= 1 << UInt8(index / 3 % 8)
      world.content.withLock { [changed] in $0.responses[path] = FetchResponse(status: 200, body: changed) }
      world.pass(7_200)
      #expect(await updates.refresh() == .failed(.digestMismatch(language: "en")), "byte \(index)")
    }
    #expect(world.disk.names.allSatisfy { !$0.contains("/p-") && !$0.contains("/r-") })
  }

  @Test("a pack has the number of messages in the manifest, and one that was damaged on disk is downloaded again")
  func packsOnDisk() async {
    let manifest = world.publish(["en": [plain: "A"]]) { $0.packs[0].messages = 2 }
    #expect(await world.updates().refresh() == .failed(.digestMismatch(language: "en")))
    world.pass(7_200)
    world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    world.damage(manifest.packs[0].digest)
    // Without its record, the start doesn't check anything.
    world.disk.remove("/r-")
    world.publish(["en": [plain: "A"]], sequence: 1_795_262_401)
    world.content.withLock { $0.requests = [] }
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    guard case .installed = await updates.refresh() else { return #expect(Bool(false)) }
    #expect(world.content.withLock { $0.requests.map(\.url.lastPathComponent) }.last?.hasSuffix(".pack") == true)
    await updates.apply()
    #expect(texts.text(plain) == "A")
  }

  @Test("the total size of a release's packs is limited, too")
  func totalLimit() async {
    world.publish(["en": [plain: "A"], "ko": [plain: "가"]])
    let updates = world.updates { _, policy in
      policy.languages = .all
      policy.limits.total = 60
    }
    #expect(await updates.refresh() == .failed(.tooLarge(limit: 60)))
    #expect(world.content.withLock(\.requests).count == 1)
  }

  @Test("a pack with different bytes or length, or bytes that aren't a pack, are refused")
  func badPacks() async {
    let manifest = world.publish(["en": [plain: "A"]])
    let path = UpdateWorld.packPath(manifest.packs[0].digest)
    func outcome(_ body: [UInt8], status: Int = 200) async -> UpdateOutcome {
      world.content.withLock { $0.responses[path] = FetchResponse(status: status, body: body) }
      world.pass(7_200)
      return await world.updates().refresh()
    }
    let length = manifest.packs[0].length
    #expect(
      await outcome([UInt8](repeating: 0, count: length)) == .failed(.digestMismatch(language: "en")))
    #expect(await outcome([UInt8](repeating: 0, count: length - 1)) == .failed(.truncated))
    #expect(await outcome([UInt8](repeating: 0, count: length + 1)) == .failed(.tooLarge(limit: length)))
    #expect(await outcome([], status: 403) == .failed(.http(status: 403, retryAfter: nil)))
    let pack = world.publish(Array("not a pack".utf8), "en", 1)
    world.publish([:], sequence: 1_795_262_401) { $0.packs = [pack] }
    #expect(await outcome([]) == .failed(.digestMismatch(language: "en")))
    var older = MessagePack.bytes(of: [plain: Array("A".utf8)])
    older[8] = 1
    let olderPack = world.publish(older, "en", 1)
    world.publish([:], sequence: 1_795_262_402) { $0.packs = [olderPack] }
    #expect(await outcome([]) == .failed(.unknownFormat(1)))
    world.publish([:], sequence: 1_795_262_403) {
      $0.packs = [.init(language: "en", digest: pack.digest, length: 5 << 20, messages: 1)]
    }
    #expect(await outcome([]) == .failed(.tooLarge(limit: 4 << 20)))
    #expect(world.disk.names.allSatisfy { !$0.contains("/r-") })
  }

  @Test("a message that doesn't fit is read as it was compiled, and too many of them are refused")
  func rejectedMessages() async {
    let greeting = UpdateWorld.ids[0]
    world.publish(["en": [greeting: #"Hi \{nmae}"#, plain: "Fine", 99: "unknown"]])
    let updates = world.updates()
    #expect(await updates.refresh() == .failed(.tooManyRejected(1, of: 3)))
    // One of 21 is less than 5 %.
    var lines = [greeting: #"Hi \{nmae}"#, plain: "Fine"]
    for id in UInt64(100)..<119 { lines[id] = "for a later version" }
    world.publish(["en": lines], sequence: 1_795_262_401)
    world.pass(7_200)
    let texts = UpdateWorld.localization()
    let others = world.updates(for: texts)
    guard case .installed = await others.refresh() else { return #expect(Bool(false)) }
    await others.apply()
    #expect(texts.text(greeting, .string("Min")) == "Hi Min")
    #expect(texts.text(plain) == "Fine")
    #expect(others.state.rejected.map(\.id) == [greeting])
    #expect(world.kinds.contains(.unknownMessages(language: "en", count: 19)))
    let next = UpdateWorld.localization()
    world.updates(for: next).start()
    #expect(next.text(greeting, .string("Min")) == "Hi Min")
  }
}
