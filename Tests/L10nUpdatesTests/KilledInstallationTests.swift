import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Updates) import L10nRuntime
import TestSupport
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("Installations that are killed")
struct KilledInstallationTests {
  /// `L10N_KILLS=10000 swift test --filter KilledInstallationTests` kills this many times. L10N_KILLS_FOLDER names a
  /// folder on the disk to test.
  private static let kills = ProcessInfo.processInfo.environment["L10N_KILLS"].flatMap { Int($0) } ?? 40

  private static let target = ReleaseTarget(
    catalog: "test", channel: "test", baseline: String(repeating: "a", count: 32))

  @Test("a process that is killed at any moment leaves a complete old or new release")
  func killed() throws {
    let directory = try ScratchDirectory()
    let folder = ProcessInfo.processInfo.environment["L10N_KILLS_FOLDER"] ?? directory.directory.path
    let store = try #require(ReleaseStore(UpdateStore(folder: folder), .disk, Self.target))
    var random = SplitMix(state: 42)
    var last = 0
    let installing = try self.installing()
    for _ in 0..<Self.kills {
      // The second process installs older and newer releases in between.
      let installers = try [(last + 1, 1), (max(last - 2, 1), 2)].map { first, step in
        try UpdateInstaller.start([folder, String(first), String(step)])
      }
      usleep(UInt32.random(in: 0..<installing * 4, using: &random))
      for installer in installers { kill(installer.processIdentifier, SIGKILL) }
      for installer in installers { installer.waitUntilExit() }
      // Otherwise the third start would set the release aside, as if two processes had crashed because of it.
      for name in try store.names() {
        if case .trial = name { try store.files.remove(store.path(name)) }
      }
      let release = try store.contents(for: Self.target, clock: ReleaseTime(seconds: 0)).release
      let version = release.map { Int($0.manifest.version.sequence) } ?? 0
      #expect(version >= last)
      last = version
      guard let release else { continue }
      let texts = ["en", "ko"].map { language in
        release.overlays[language]?.pack.withLine(of: MessageID.hash("text".utf8)) {
          String(decoding: $0, as: UTF8.self)
        }
      }
      #expect(texts == ["T\(version)", "T\(version)"])
    }
    // Fewer in a long run, because killed processes leave files that every start reads.
    #expect(last > Self.kills / 20, "few releases were installed between two kills")
  }

  /// Returns the time that a process takes to install its first release on this machine, under its current load, in
  /// microseconds.
  private func installing() throws -> UInt32 {
    let directory = try ScratchDirectory()
    let store = try #require(ReleaseStore(UpdateStore(folder: directory.directory.path), .disk, Self.target))
    let installer = try UpdateInstaller.start([directory.directory.path, "1", "1"])
    defer {
      kill(installer.processIdentifier, SIGKILL)
      installer.waitUntilExit()
    }
    let begin = ContinuousClock.now
    while try store.contents(for: Self.target, clock: ReleaseTime(seconds: 0)).release == nil {
      guard ContinuousClock.now - begin < .seconds(30) else { break }
      usleep(500)
    }
    return UInt32((ContinuousClock.now - begin) / .microseconds(1))
  }

  @Test("the latest release wins if eight processes install in any order, and eight others read complete releases")
  func together() throws {
    let directory = try ScratchDirectory()
    let folder = directory.directory.path
    var random = SplitMix(state: 7)
    let numbers = Array(1...96).shuffled(using: &random)
    let readers = try (0..<8).map { _ in try UpdateInstaller.start([folder, "read"]) }
    let installers = try (0..<8).map { installer in
      try UpdateInstaller.start([
        folder, numbers.indices.filter { $0 % 8 == installer }.map { "\(numbers[$0])" }.joined(separator: ","),
      ])
    }
    for installer in installers { installer.waitUntilExit() }
    usleep(100_000)
    for reader in readers {
      #expect(reader.isRunning)
      kill(reader.processIdentifier, SIGKILL)
      reader.waitUntilExit()
      let output = reader.standardOutput as? Pipe
      #expect(try output?.fileHandleForReading.readToEnd().map { String(decoding: $0, as: UTF8.self) } == nil)
    }
    let store = try #require(ReleaseStore(UpdateStore(folder: folder), .disk, Self.target))
    let release = try store.contents(for: Self.target, clock: ReleaseTime(seconds: 0)).release
    #expect(release?.manifest.version.sequence == 96)
  }
}
