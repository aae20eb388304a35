import Foundation
import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import TestSupport
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("Releases on trial")
struct TrialTests {
  private static let target = UpdateWorld.source.target
  private static let version = ReleaseVersion(epoch: 1, sequence: 1)

  private static func store(_ directory: ScratchDirectory, _ calls: FileCalls = FileCalls()) throws -> ReleaseStore {
    try #require(ReleaseStore(UpdateStore(folder: directory.directory.path), .disk(calls), target))
  }

  /// Begins a trial as another process with the same number, which holds its own locks.
  private func begin(_ store: ReleaseStore) throws -> Bool {
    store.begin(Self.version, among: try store.names())
  }

  private func trials(_ store: ReleaseStore) throws -> Int {
    try store.names().count { if case .trial = $0 { true } else { false } }
  }

  /// Containers that share a folder: in each, the first process has the number 1.
  @Test("simultaneous processes with the same number don't set anything aside")
  func sameNumber() throws {
    let directory = try ScratchDirectory()
    let stores = try (0..<9).map { _ in try Self.store(directory) }
    try Data().write(to: makeFolder(stores[0]).appending(path: "other"))
    for store in stores { #expect(try begin(store)) }
    #expect(try trials(stores[0]) == 9)
    // A process that ends normally, or has lived long enough, removes only its own mark.
    stores[0].end(Self.version)
    #expect(try trials(stores[0]) == 8)
    stores[1].prove(Self.version)
    #expect(try trials(stores[0]) == 7)
    for store in stores[2...] { store.end(Self.version) }
    #expect(try trials(stores[0]) == 0)
    #expect(!stores[0].isSetAside(Self.version))
  }

  @Test("ambiguous marks set nothing aside: those of earlier versions or another machine, and ones that aren't files")
  func unknown() throws {
    let directory = try ScratchDirectory()
    let store = try Self.store(directory)
    let folder = try makeFolder(store)
    for number in 1...5 {
      try Data().write(to: folder.appending(path: "t-00000001-000000000000001-\(number)-1"))
      try Data("3d6f0a52-7c1e-4a43-9a55-6f0e8d1b2c3d\n".utf8)
        .write(to: folder.appending(path: "t-00000001-000000000000001-000000000000000\(number)"))
      mkfifo(folder.appending(path: "t-00000001-000000000000001-100000000000000\(number)").path, 0o600)
    }
    #expect(try begin(store))
    #expect(!store.isSetAside(Self.version))
    // They are removed when the release is proven.
    store.prove(Self.version)
    #expect(try trials(store) == 0)
  }

  #if !canImport(Darwin)
    @Test("a process that examines the mark of a process that ended isn't mistaken for it")
    func twoLookers() throws {
      let directory = try ScratchDirectory()
      let mark = directory.directory.appending(path: "mark").path
      try Data(contentsOf: URL(filePath: "/proc/sys/kernel/random/boot_id")).write(to: URL(filePath: mark))
      let looker = open(mark, O_RDONLY)
      defer { close(looker) }
      #expect(flock(looker, LOCK_SH | LOCK_NB) == 0)
      #expect(UpdateFiles.disk.holds.holder(mark) == .ended)
      #expect(flock(looker, LOCK_EX | LOCK_NB) == 0)
      #expect(UpdateFiles.disk.holds.holder(mark) == .running)
    }
  #endif

  @Test("a release is used, and not set aside, if files can't be locked or marks can't be written")
  func noLocks() throws {
    for code in [ENOLCK, EOPNOTSUPP, ENOSPC, EIO] {
      var calls = FileCalls()
      if [ENOSPC, EIO].contains(code) {
        calls.write = { _, _, _ in
          errno = code
          return -1
        }
      } else {
        calls.lock = { _, _ in
          errno = code
          return -1
        }
      }
      let directory = try ScratchDirectory()
      for _ in 0..<5 { #expect(try begin(Self.store(directory, calls))) }
      #expect(try trials(Self.store(directory)) == 0)
      #expect(
        try FileManager.default.subpathsOfDirectory(atPath: directory.directory.path).allSatisfy { !$0.contains("/s-") }
      )
    }
  }

  @Test("two processes that crash on trial set a release aside, and those that are still running don't count")
  func deaths() throws {
    let directory = try ScratchDirectory()
    let folder = directory.directory.path
    let installer = try UpdateInstaller.start([folder, "1"])
    installer.waitUntilExit()
    let living = try (0..<3).map { _ in try UpdateInstaller.start([folder, "start"]) }
    defer {
      for process in living {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
    }
    #expect(living.map(UpdateInstaller.line) == ["T1", "T1", "T1"])
    for text in ["T1", "T1", "T"] {
      let dying = try UpdateInstaller.start([folder, "start"])
      #expect(UpdateInstaller.line(dying) == text)
      kill(dying.processIdentifier, SIGKILL)
      dying.waitUntilExit()
    }
  }

  private func makeFolder(_ store: ReleaseStore) throws -> URL {
    let folder = URL(filePath: store.folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
