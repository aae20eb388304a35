import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Generated) import L10nRuntime
import Testing

@testable import L10nUpdates

@Suite("The environment for tests of an app")
struct UpdateEnvironmentTests {
  private func updates(_ environment: UpdateEnvironment) -> TextUpdates {
    var policy = UpdatePolicy()
    policy.checks = []
    return TextUpdates(
      for: UpdateWorld.localization(), source: UpdateWorld.source, policy: policy,
      store: UpdateStore(folder: "/updates"), environment: environment)
  }

  /// A release with a corrected text, as files by their paths.
  private static let release: [String: [UInt8]] = {
    let pack = MessagePack.bytes(of: [UpdateWorld.ids[2]: Array("Corrected".utf8)])
    let digest = SHA256.hexadecimal(of: pack)
    let key = OnlineKey(
      id: "7d1a4f02", bytes: UpdateWorld.online, epoch: 1, until: ReleaseTime(seconds: 1_900_000_000))
    let manifest = ReleaseManifest(
      target: UpdateWorld.source.target, version: ReleaseVersion(epoch: 1, sequence: 1_767_225_600),
      issued: ReleaseTime(seconds: 1_767_225_600), expires: ReleaseTime(seconds: 1_767_225_600).adding(days: 180),
      runtime: 1, packs: [.init(language: "en", digest: digest, length: pack.count, messages: 1)], key: key)
    return [UpdateWorld.manifestPath: UpdateWorld.bytes(of: manifest), UpdateWorld.packPath(digest): pack]
  }()

  @Test("the environment serves files, keeps releases in memory, and doesn't wait")
  func files() async {
    let environment = UpdateEnvironment.test(fetch: { request, _ in
      Self.release[request.url.path].map { FetchResponse(status: 200, body: $0) } ?? FetchResponse(status: 404)
    })
    let first = updates(environment)
    guard case .installed = await first.refresh() else {
      Issue.record("\(String(describing: first.state.lastError))")
      return
    }
    // The next launch finds it on the same disk.
    let second = updates(environment)
    second.start()
    #expect(second.state.inUse?.version == UpdateWorld.version(1_767_225_600))
    #expect(second.localization.text(UpdateWorld.ids[2]) == "Corrected")
    let other = updates(.test(fetch: { _, _ in FetchResponse(status: 503) }))
    #expect(await other.refresh() == .failed(.http(status: 503, retryAfter: nil)))
    #expect(other.state.inUse == nil)
  }

  @Test("the clock advances only when the test advances it, and determines the times of files")
  func clock() async throws {
    let world = UpdateWorld()
    let files = UpdateFiles.memory(now: { world.content.withLock(\.now) })
    try files.create("/a/b", [1], true)
    world.pass(60)
    try files.create("/a/c", [2], true)
    let times = try files.list("/a").sorted { $0.name < $1.name }.map(\.modified)
    #expect(times.count == 2 && times[1].timeIntervalSince(times[0]) == 60)
    try files.remove("/a/b")
    #expect(throws: StorageFailure(code: ENOENT)) { try files.read("/a/b", 1) }
    #expect(try files.read("/a/c", 1) == [2])
    #expect(throws: StorageFailure(code: EFBIG)) { try files.read("/a/c", 0) }
    let policy = UpdateEnvironment.test()
    #expect(policy.now() == policy.now())
  }

  #if os(macOS) || os(Linux)
    @Test("an unexpected network request ends the test")
    func unexpected() async {
      await #expect(processExitsWith: .failure) {
        var policy = UpdatePolicy()
        policy.checks = []
        _ = await TextUpdates(
          for: UpdateWorld.localization(), source: UpdateWorld.source, policy: policy,
          store: UpdateStore(folder: "/updates"), environment: .test()
        ).refresh()
      }
    }
  #endif
}
