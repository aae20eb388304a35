import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import TestSupport
import Testing

@testable @_spi(Updates) import L10nUpdates

@Suite("The store of releases")
struct ReleaseStoreTests {
  private let plain = UpdateWorld.ids[2]

  @Test("names show what files contain")
  func names() {
    let version = ReleaseVersion(epoch: 3, sequence: 1_795_262_400)
    let names: [StoredName] = [
      .record(version, hash: "9f2c41aa"), .pack(digest: String(repeating: "a", count: 64)),
      .floor(epoch: 3, issued: ReleaseTime(seconds: 1_795_262_400)), .highest(version, baseline: UpdateWorld.baseline),
      .trial(version, start: "9f2c41aa5b6c7d8e"), .proven(version),
      .quarantine(version), .pace, .draw, .record(ReleaseVersion(epoch: .max, sequence: .max), hash: "0"),
    ]
    for name in names { #expect(StoredName(name.text) == name) }
    #expect(names[0].text == "r-00000003-000001795262400-9f2c41aa")
    #expect(StoredName("s-42-1.tmp") == .temporary)
    // As written by earlier versions, with a number and a process.
    #expect(StoredName("t-00000003-000001795262400-2-42") == .trial(version, start: "2-42"))
    for name in ["", "r", "r-3", "r-x-1-a", "f-1-", "q-1", "other", "r-1-2-3-4", "f-1-253402300800"] {
      #expect(StoredName(name) == nil)
    }
  }

  @Test("a record is read unchanged, and isn't read if any byte differs")
  func records() {
    var record = UpdateRecord(
      manifest: Array("l10n-release 1\npack\n".utf8), entityTag: "W/\"a b\"",
      packs: [
        .init(language: "ko", digest: "0a", length: 12, rejected: [1, .max]),
        .init(language: "en", digest: "0b", length: 3),
      ])
    let bytes = record.bytes
    #expect(UpdateRecord(bytes) == record)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 1
      #expect(UpdateRecord(changed) == nil)
      #expect(UpdateRecord(Array(bytes[..<index])) == nil)
    }
    #expect(UpdateRecord(bytes + [0x0A]) == nil)
    // A tag with control characters can't be stored, and therefore isn't sent either.
    record.entityTag = "\"a\nmanifest 0\n\""
    #expect(UpdateRecord(record.bytes)?.entityTag == nil)
  }

  @Test("the texts are the old or the new ones, whichever disk operation fails, once or from then on")
  func failures() async {
    for andLater in [false, true] {
      var number = 1
      while true {
        let world = UpdateWorld()
        world.publish(["en": [plain: "Old"]])
        let first = world.updates()
        first.start()
        _ = await first.refresh()
        world.publish(["en": [plain: "New"]], sequence: 1_795_262_500)
        world.disk.content.withLock { [number] disk in
          disk.operations = 0
          disk.failing = (number, andLater)
        }
        _ = await first.refresh()
        let (operations, _) = world.disk.content.withLock { disk in
          defer { disk.failing = nil }
          return (disk.operations, disk.failing)
        }
        let texts = UpdateWorld.localization()
        let updates = world.updates(for: texts)
        updates.start()
        #expect(["Old", "New"].contains(texts.text(plain)), "operation \(number)")
        // The next check installs the new ones.
        world.pass(7_200)
        _ = await updates.refresh()
        await updates.apply()
        #expect(texts.text(plain) == "New", "operation \(number)")
        if operations < number { break }
        number += 1
      }
      #expect(number > 5)
    }
  }

  @Test("the latest of several simultaneous installations wins, and code that reads gets complete releases")
  func races() async throws {
    let directory = try ScratchDirectory()
    let target = UpdateWorld.source.target
    let store = try #require(ReleaseStore(UpdateStore(folder: directory.directory.path), .disk, target))
    let world = UpdateWorld()
    let releases: [(ReleaseManifest, UpdateRecord, [[UInt8]])] = (0..<24).map { number in
      let lines = ["en": [plain: "T\(number)"], "ko": [plain: "T\(number)"]]
      let manifest = world.publish(lines, sequence: 1_795_262_400 + UInt64(number))
      let packs = manifest.packs.map { pack in
        UpdateRecord.Pack(language: pack.language, digest: pack.digest, length: pack.length)
      }
      let bytes = manifest.packs.map { pack in
        world.content.withLock { $0.responses[UpdateWorld.packPath(pack.digest)]?.body ?? [] }
      }
      return (manifest, UpdateRecord(manifest: UpdateWorld.bytes(of: manifest), entityTag: nil, packs: packs), bytes)
    }
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for (manifest, record, packs) in releases.indices.filter({ $0 % 8 == writer }).reversed().map({ releases[$0] }
          ) {
            for (pack, bytes) in zip(manifest.packs, packs) { try? store.keep(bytes, digest: pack.digest) }
            try? store.install(record, manifest.version)
          }
        }
        group.addTask {
          for _ in 0..<50 {
            guard let release = try? store.contents(for: target, clock: ReleaseTime(seconds: 1_795_262_400)).release
            else {
              continue
            }
            let texts = Set(
              release.overlays.values.map { overlay in
                overlay.pack.withLine(of: UpdateWorld.ids[2]) { String(decoding: $0, as: UTF8.self) } ?? ""
              })
            #expect(texts == ["T\(release.manifest.version.sequence - 1_795_262_400)"])
          }
        }
      }
    }
    let last = try store.contents(for: target, clock: ReleaseTime(seconds: 1_795_262_400)).release
    #expect(last?.manifest.version.sequence == 1_795_262_423)
  }

  @Test("the disk keeps, replaces and removes complete files")
  func disk() throws {
    let directory = try ScratchDirectory()
    let files = UpdateFiles.disk
    let folder = directory.directory.path + "/a/b"
    #expect(try files.list(folder).isEmpty)
    for count in [0, 1, 70_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try files.create("\(folder)/file", bytes, count > 1)
      #expect(try files.read("\(folder)/file", count) == bytes)
      #expect(try files.map("\(folder)/file", count).count == count)
      #expect(throws: StorageFailure(code: EIO)) { try files.map("\(folder)/file", count + 1) }
      if count > 0 { #expect(throws: StorageFailure(code: EFBIG)) { try files.read("\(folder)/file", count - 1) } }
    }
    #expect(try files.list(folder).map(\.name) == ["file"])
    try files.remove("\(folder)/file")
    try files.remove("\(folder)/file")
    #expect(throws: StorageFailure(code: ENOENT)) { try files.read("\(folder)/file", 1) }
    try files.create("\(folder)/file", [], false)
    #expect(throws: StorageFailure.self) { try files.create("\(folder)/file/below", [], true) }
  }

  @Test("a replaced file is still available to code that reads it")
  func replacedFile() throws {
    let directory = try ScratchDirectory()
    let path = directory.directory.path + "/pack"
    func pack(_ byte: UInt8) -> [UInt8] { MessagePack.bytes(of: [1: [UInt8](repeating: byte, count: 70_000)]) }
    try UpdateFiles.disk.create(path, pack(0x61), true)
    let mapped = try MessagePack(UpdateFiles.disk.map(path, pack(0x61).count))
    try UpdateFiles.disk.create(path, pack(0x62), true)
    #expect(mapped.withLine(of: 1) { $0.first } == 0x61)
    #expect(try UpdateFiles.disk.list(directory.directory.path).map(\.name) == ["pack"])
  }

  @Test("an epoch resets the time that was seen, and an earlier one doesn't")
  func floors() {
    var floor = ReleaseStore.Floor(epoch: 1, issued: ReleaseTime(seconds: 900))
    floor.raise(to: .init(epoch: 2, issued: ReleaseTime(seconds: 100)))
    #expect(floor == .init(epoch: 2, issued: ReleaseTime(seconds: 100)))
    floor.raise(to: .init(epoch: 1, issued: ReleaseTime(seconds: 950)))
    floor.raise(to: .init(epoch: 2, issued: ReleaseTime(seconds: 50)))
    #expect(floor == .init(epoch: 2, issued: ReleaseTime(seconds: 100)))
    #expect(floor.time(ReleaseTime(seconds: 10)) == ReleaseTime(seconds: 100))
    #expect(floor.time(ReleaseTime(seconds: 110)) == ReleaseTime(seconds: 110))
  }

  @Test("two processes that install the same release don't remove each other's record")
  func sameRelease() throws {
    let world = UpdateWorld()
    let store = try #require(
      ReleaseStore(UpdateStore(folder: "/updates"), world.disk.files, UpdateWorld.source.target))
    let manifest = world.publish([:])
    @Sendable func record(_ tag: String) -> UpdateRecord {
      UpdateRecord(manifest: UpdateWorld.bytes(of: manifest), entityTag: tag, packs: [])
    }
    // The other process installs between this one's listing and its own record.
    var files = world.disk.files
    let create = files.create
    files.create = { path, bytes, isDurable throws(StorageFailure) in
      try create(path.replacing(record("a").hash, with: record("b").hash), record("b").bytes, true)
      try create(path, bytes, isDurable)
    }
    let first = try #require(ReleaseStore(UpdateStore(folder: "/updates"), files, UpdateWorld.source.target))
    try first.install(record("a"), manifest.version)
    #expect(try store.names().count == 2)
    try store.install(record("c"), manifest.version)
    #expect(try store.names() == [.record(manifest.version, hash: record("c").hash)])
  }

  @Test("cleaning keeps two releases, the files that they need, and recent files")
  func cleaning() async {
    let world = UpdateWorld()
    let updates = world.updates()
    for number in 0..<4 {
      world.publish(["en": [plain: "T\(number)"]], sequence: 1_795_262_400 + UInt64(number))
      _ = await updates.refresh()
    }
    let store = ReleaseStore(UpdateStore(folder: "/updates"), world.disk.files, UpdateWorld.source.target)
    let target = UpdateWorld.source.target
    func names(_ prefix: String) -> Int { world.disk.names.filter { $0.contains("/\(prefix)-") }.count }
    #expect(names("r") == 4)
    store?.clean(for: target, now: Date(timeIntervalSince1970: 1_795_262_400 + 8 * 86_400))
    #expect(names("r") == 2)
    #expect(names("p") == 2)
    #expect(names("f") == 1)
    #expect(names("h") == 1)
    // Another build's releases are removed after 30 days, but never its floor.
    var other = target
    other.baseline = String(repeating: "0", count: 32)
    store?.clean(for: other, now: Date(timeIntervalSince1970: 1_795_262_400 + 29 * 86_400))
    #expect(names("r") == 2)
    store?.clean(for: other, now: Date(timeIntervalSince1970: 1_795_262_400 + 31 * 86_400))
    #expect(names("r") == 0)
    #expect(names("p") == 0)
    #expect(names("f") == 1)
    // Its highest version is removed when all releases before it have expired.
    #expect(names("h") == 1)
    store?.clean(for: target, now: Date(timeIntervalSince1970: 1_795_262_400 + 400 * 86_400))
    #expect(names("h") == 1)
    store?.clean(for: other, now: Date(timeIntervalSince1970: 1_795_262_400 + 400 * 86_400))
    #expect(names("h") == 0)
  }
}
