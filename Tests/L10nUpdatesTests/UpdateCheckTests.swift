import Foundation
import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("Checks for a release")
struct UpdateCheckTests {
  private let world = UpdateWorld()
  private let plain = UpdateWorld.ids[2]

  @Test("an unchanged release takes one request and no body, and the entity tag is that of the stored bytes")
  func notModified() async {
    let updates = world.updates()
    world.publish(["en": [plain: "A"]], entityTag: "W/\"1\"")
    _ = await updates.refresh()
    world.content.withLock { $0.requests = [] }
    #expect(await updates.refresh() == .upToDate)
    #expect(world.content.withLock { $0.requests.map(\.entityTag) } == ["W/\"1\""])
    // The same bytes under another tag: only the tag is updated.
    world.publish(["en": [plain: "A"]], entityTag: "\"2\"")
    #expect(await updates.refresh() == .upToDate)
    world.content.withLock { $0.requests = [] }
    #expect(await updates.refresh() == .upToDate)
    #expect(world.content.withLock { $0.requests.map(\.entityTag) } == ["\"2\""])
    #expect(world.disk.names.filter { $0.contains("/r-") }.count == 1)
  }

  @Test("a new app version, or a lost record, makes requests without an entity tag (Tolgee's and Crowdin's mistakes)")
  func noTagWithoutBytes() async {
    world.publish(["en": [plain: "A"]])
    _ = await world.updates().refresh()
    world.disk.remove("/r-")
    world.content.withLock { $0.requests = [] }
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    updates.start()
    guard case .installed = await updates.refresh() else { return #expect(Bool(false)) }
    #expect(world.content.withLock { $0.requests.first?.entityTag } == nil)
    // The pack is already stored.
    #expect(world.content.withLock { $0.requests.count } == 1)
    await updates.apply()
    #expect(texts.text(plain) == "A")
  }

  @Test("a host that responds with 304 to a request without an entity tag is asked again")
  func absurd304() async {
    world.answer(FetchResponse(status: 304))
    #expect(await world.updates().refresh() == .failed(.http(status: 304, retryAfter: nil)))
    #expect(world.content.withLock { $0.requests.count } == 2)
  }

  @Test("a release that isn't signed, or isn't for this build, changes nothing, and each has its own error")
  func refused() async {
    let texts = UpdateWorld.localization()
    let updates = world.updates(for: texts)
    world.publish(["en": [plain: "Good"]])
    _ = await updates.refresh()
    await updates.apply()
    func outcome(_ manifest: [UInt8]) async -> UpdateOutcome {
      world.serve(manifest, entityTag: nil)
      world.pass(7_200)
      return await updates.refresh()
    }
    func manifest(_ sequence: UInt64, _ change: (inout ReleaseManifest) -> Void = { _ in }) -> [UInt8] {
      UpdateWorld.bytes(of: world.publish(["en": [plain: "Bad"]], sequence: sequence, change))
    }
    let lines = Array(manifest(1_795_262_500).split(separator: 0x0A).dropLast().joined(separator: [0x0A])) + [0x0A]
    let forged = ReleaseManifest.bytes(of: lines, signature: UpdateWorld.sign(lines, UpdateWorld.root))
    #expect(await outcome(forged) == .failed(.untrusted(.badSignature)))
    #expect(await outcome(Array("<html>Sign in</html>".utf8)) == .failed(.malformed(line: 1)))
    #expect(
      await outcome(manifest(1_795_262_300))
        == .failed(.rollback(offered: UpdateWorld.version(1_795_262_300), inUse: UpdateWorld.version(1_795_262_400))))
    #expect(await outcome(manifest(1_795_262_400)) == .failed(.equivocation(UpdateWorld.version(1_795_262_400))))
    #expect(
      await outcome(manifest(1_795_262_500) { $0.target.channel = "beta" }) == .failed(.wrongTarget(.channel)))
    #expect(
      await outcome(manifest(1_795_262_500) { $0.target.baseline = String(repeating: "0", count: 32) })
        == .failed(.wrongTarget(.baseline)))
    #expect(await outcome(manifest(1_795_262_500) { $0.runtime = 2 }) == .failed(.needsNewerRuntime(2)))
    let expired = ReleaseTime(seconds: 1_795_262_500)
    #expect(
      await outcome(manifest(1_795_262_500) { $0.expires = expired }) == .failed(.expired(Date(expired))))
    #expect(texts.text(plain) == "Good")
    #expect(updates.state.inUse?.version == UpdateWorld.version(1_795_262_400))
    #expect(updates.state.lastError?.isSuspicious == false)
  }

  @Test("a stolen key's releases end with the next epoch, also on disk")
  func recovery() async {
    let updates = world.updates()
    updates.start()
    world.publish(["en": [plain: "Stolen"]], sequence: 1_795_262_400)
    _ = await updates.refresh()
    world.publish(["en": [plain: "Ours"]], sequence: 1_795_262_401) {
      $0.key.epoch = 2
      $0.version.epoch = 2
    }
    _ = await updates.refresh()
    await updates.apply()
    world.publish(["en": [plain: "Stolen again"]], sequence: 1_999_999_999)
    #expect(await updates.refresh() == .failed(.untrusted(.epochRetired)))
    let texts = UpdateWorld.localization()
    world.updates(for: texts).start()
    #expect(texts.text(plain) == "Ours")
    // Without the record of epoch 2, that of epoch 1 isn't used again.
    world.disk.remove("/r-00000002")
    let others = UpdateWorld.localization()
    world.updates(for: others).start()
    #expect(others.text(plain) == "Plain")
  }

  @Test("a clock that jumps during a request doesn't revive releases or cause an endless pause")
  func jumpingClock() async {
    let years: TimeInterval = 10 * 365 * 86_400
    world.publish(["en": [plain: "A"]])
    func updates(jump: TimeInterval) -> TextUpdates {
      var environment = world.environment
      environment.fetch = { [world, fetch = environment.fetch] request, limit throws(FetchFailure) in
        world.pass(jump)
        return try await fetch(request, limit)
      }
      return world.updates().with(environment: environment)
    }
    guard case .failed = await updates(jump: years).refresh() else { return #expect(Bool(false)) }
    world.pass(-years)
    guard case .installed = await updates(jump: 0).refresh() else { return #expect(Bool(false)) }
    // Ten years back, the time of the release that was seen counts.
    world.publish(["en": [plain: "B"]], sequence: 1_795_262_401) { $0.expires = ReleaseTime(seconds: 1_795_262_400) }
    guard case .failed(.expired) = await updates(jump: -years).refresh() else { return #expect(Bool(false)) }
    world.pass(years + 7_200)
    world.publish(["en": [plain: "C"]], sequence: 1_795_262_402)
    guard case .installed = await updates(jump: 0).refresh() else { return #expect(Bool(false)) }
  }

  @Test("an authorization is requested once for all refused requests, and a second refusal is final")
  func authorization() async {
    world.publish(["en": [plain: "A"], "ko": [plain: "가"]])
    world.content.withLock { $0.authorization = "Bearer 2" }
    let asked = Guarded(0)
    let source: @Sendable () async -> String? = { "Bearer \(asked.withLock { $0 += 1; return $0 })" }
    let updates = world.updates { updateSource, _ in updateSource.authorization = source }
    #expect(await updates.refresh() == .failed(.unauthorized))
    world.pass(7_200)
    guard case .installed = await updates.refresh() else { return #expect(Bool(false)) }
    #expect(asked.withLock(\.self) == 2)
    // A host that requires one, for an app that has none.
    #expect(await UpdateWorld(asking: "Bearer").updates().refresh() == .failed(.unauthorized))
  }

  @Test("64 simultaneously refused requests ask for a single authorization")
  func manyRefused() async {
    let asked = Guarded(0)
    let credentials = Credentials {
      asked.withLock { $0 += 1 }
      try? await Task.sleep(for: .milliseconds(20))
      return "Bearer"
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<64 { group.addTask { _ = await credentials.renewed(after: nil) } }
    }
    #expect(asked.withLock(\.self) == 1)
  }

  @Test("an app without a store stays in or outside a stage as long as it runs")
  func stageWithoutStore() async {
    let world = UpdateWorld()
    let updates = world.updates().with(store: UpdateStore(folder: nil))
    var sides: Set<String> = []
    for step in 0..<8 {
      world.content.withLock { $0.random = UInt64(step) }
      world.publish(["en": [plain: "New"]], sequence: 1_795_262_400 + UInt64(step)) {
        $0.stage = .init(share: 5_000, salt: "6b1f90c2")
      }
      _ = await updates.refresh()
      await updates.apply()
      sides.insert("\(updates.state.inUse?.languages ?? [])")
    }
    #expect(sides.count == 1)
  }

  @Test("a stage selects by salt and the installation's own number, and others keep the previous release")
  func stages() async {
    let before = world.publish(["en": [plain: "Before"]])
    var shown: Set<String> = []
    for number in 0..<40 {
      let device = UpdateWorld()
      device.content.withLock { $0.random = UInt64(number) }
      for (path, response) in world.content.withLock(\.responses) {
        device.content.withLock { $0.responses[path] = response }
      }
      let texts = UpdateWorld.localization()
      let updates = device.updates(for: texts)
      device.publish(["en": [plain: "Staged"]], sequence: 1_795_262_500) {
        $0.stage = .init(share: 5_000, salt: "6b1f90c2")
        $0.previous = .init(sequence: before.version.sequence, packs: before.packs)
      }
      _ = await updates.refresh()
      await updates.apply()
      let first = texts.text(plain)
      shown.insert(first)
      // A wider stage has all installations of the narrower one.
      device.publish(["en": [plain: "Staged"]], sequence: 1_795_262_600) {
        $0.stage = .init(share: 7_500, salt: "6b1f90c2")
        $0.previous = .init(sequence: before.version.sequence, packs: before.packs)
      }
      _ = await updates.refresh()
      await updates.apply()
      if first == "Staged" { #expect(texts.text(plain) == "Staged") }
    }
    #expect(shown == ["Before", "Staged"])
  }

  @Test("a language selected later gets its pack at the next check")
  func laterLanguage() async {
    world.publish(["en": [plain: "Corrected"], "ko": [plain: "고침"]])
    let updates = world.updates(for: UpdateWorld.localization(["en"])) { $1.languages = .these(["ko"]) }
    _ = await updates.refresh()
    let texts = UpdateWorld.localization(["en"])
    let others = world.updates(for: texts)
    others.start()
    #expect(texts.text(plain) == "Plain")
    guard case .installed(let release) = await others.refresh() else { return #expect(Bool(false)) }
    #expect(release.languages == ["en", "ko"])
    await others.apply()
    #expect(texts.text(plain) == "Corrected")
  }
}
