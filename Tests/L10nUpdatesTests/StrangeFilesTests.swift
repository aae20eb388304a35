import Foundation
import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import TestSupport
import Testing

@testable @_spi(Updates) import L10nUpdates

/// Files that no version of this library has written: they come from a damaged disk, or from anyone who can write to
/// it.
@Suite("Strange files in a store")
struct StrangeFilesTests {
  enum Kind: CaseIterable, Sendable {
    case empty, folder, pipe, terabyte, endlessLink, noLink, itself
  }

  private static let sequence: UInt64 = 1_795_262_400
  private let world = UpdateWorld()
  private let plain = UpdateWorld.ids[2]

  private func updates(_ texts: Localization, in directory: ScratchDirectory) -> TextUpdates {
    var environment = world.environment
    environment.files = .disk
    return world.updates(for: texts).with(
      store: UpdateStore(folder: directory.directory.path), environment: environment)
  }

  private static func make(_ kind: Kind, _ path: String) {
    _ = try? FileManager.default.removeItem(atPath: path)
    switch kind {
    case .empty: close(open(path, O_WRONLY | O_CREAT, 0o600))
    case .folder: mkdir(path, 0o700)
    case .pipe: mkfifo(path, 0o600)
    case .terabyte:
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      // Sparse, so that it uses no space on the disk. As large as the file system allows.
      for bits in [40, 36, 33] where ftruncate(file, 1 << bits) == 0 { break }
      close(file)
    case .endlessLink: symlink("/dev/zero", path)
    case .noLink: symlink("/nowhere", path)
    case .itself: symlink(path, path)
    }
  }

  @Test(
    "strange files, in place of any file, don't stop a launch, a check or cleaning", .timeLimit(.minutes(10)),
    arguments: Kind.allCases)
  func kinds(_ kind: Kind) async throws {
    for name in ["r-", "p-", "f-", "h-", "pace", "draw", "o-", "q-", "t-", "s-"] {
      let directory = try ScratchDirectory()
      let world = UpdateWorld()
      var environment = world.environment
      environment.files = .disk
      func updates(_ texts: Localization = UpdateWorld.localization()) -> TextUpdates {
        world.updates(for: texts).with(store: UpdateStore(folder: directory.directory.path), environment: environment)
      }
      func publish(_ text: String, _ sequence: UInt64) {
        world.publish(["en": [plain: text]], sequence: sequence) { $0.stage = .init(share: 10_000, salt: "6b1f90c2") }
      }
      publish("A", Self.sequence)
      _ = await updates().refresh()
      let folder = directory.directory.path + "/app.test/production"
      let version = "00000001-00000\(Self.sequence)"
      let present = try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix(name) }
      Self.make(kind, "\(folder)/\(present ?? "\(name)\(version)-9f2c41aa5b6c7d8e")")
      let texts = UpdateWorld.localization()
      let launched = updates(texts)
      launched.start()
      #expect(["A", "Plain"].contains(texts.text(plain)), "\(name)")
      world.pass(7_200)
      publish("B", Self.sequence + 100)
      _ = await launched.refresh()
      await launched.apply()
      #expect(["A", "B", "Plain"].contains(texts.text(plain)), "\(name)")
      ReleaseStore(UpdateStore(folder: directory.directory.path), .disk, UpdateWorld.source.target)?
        .clean(for: UpdateWorld.source.target, now: Date(timeIntervalSinceNow: 500 * 86_400))
    }
  }

  @Test("strange numbers in file names don't stop a launch, and an installed release is shown")
  func names() async throws {
    let numbers = [
      "0", "00000000000000000001", "2147483647", "2147483648", "4294967295", "4294967296", "9223372036854775807",
      "9223372036854775808", "18446744073709551615", "18446744073709551616", "-1", "", "+1", "1e9",
      String(repeating: "9", count: 200),
    ]
    for number in numbers {
      let (directory, world) = (try ScratchDirectory(), UpdateWorld())
      var environment = world.environment
      environment.files = .disk
      func updates(_ texts: Localization = UpdateWorld.localization()) -> TextUpdates {
        world.updates(for: texts).with(store: UpdateStore(folder: directory.directory.path), environment: environment)
      }
      world.publish(["en": [plain: "A"]], sequence: Self.sequence)
      _ = await updates().refresh()
      for name in [
        "t-00000001-00000\(Self.sequence)-\(number)-1", "t-00000001-00000\(Self.sequence)-\(number)",
        "t-\(number)-\(number)-\(number)", "r-1-\(number)-\(number)", "r-\(number)-1-a", "f-0-\(number)",
        "f-1-2534023008\(number)00", "h-1-\(number)-\(number)", "q-0-\(number)", "o-\(number)-1", "s-\(number)",
        "p-\(number)",
      ] {
        try Data().write(to: URL(filePath: "\(directory.directory.path)/app.test/production/\(name.prefix(250))"))
      }
      let texts = UpdateWorld.localization()
      let launched = updates(texts)
      launched.start()
      #expect(texts.text(plain) == "A", "\(number)")
      world.pass(7_200)
      world.publish(["en": [plain: "B"]], sequence: Self.sequence + 100)
      guard case .installed = await launched.refresh() else {
        Issue.record("\(number): \(String(describing: launched.state.lastError))")
        continue
      }
    }
  }

  @Test("a file in place of the folder, or a pipe, doesn't stop a launch")
  func folders() async throws {
    for kind in Kind.allCases where kind != .folder {
      let directory = try ScratchDirectory()
      Self.make(kind, directory.directory.path + "/app.test")
      let texts = UpdateWorld.localization()
      let launched = updates(texts, in: directory)
      launched.start()
      #expect(texts.text(plain) == "Plain")
      world.publish(["en": [plain: "A"]], sequence: Self.sequence)
      guard case .failed(.storage) = await launched.refresh() else { return #expect(Bool(false)) }
    }
  }

  @Test("only files are listed, and a link isn't read", arguments: Kind.allCases)
  func others(_ kind: Kind) throws {
    let directory = try ScratchDirectory()
    let folder = directory.directory.path
    try UpdateFiles.disk.create("\(folder)/file", [1], false)
    symlink("file", "\(folder)/link")
    Self.make(kind, "\(folder)/other")
    let isFile = [.empty, .terabyte].contains(kind)
    #expect(try UpdateFiles.disk.list(folder).map(\.name).sorted() == (isFile ? ["file", "other"] : ["file"]))
    #expect(throws: StorageFailure(code: ELOOP)) { try UpdateFiles.disk.read("\(folder)/link", 1) }
  }

  @Test("a file that grew isn't read beyond its original length, and a record has a size limit")
  func limits() throws {
    let directory = try ScratchDirectory()
    let store = try #require(
      ReleaseStore(UpdateStore(folder: directory.directory.path), .disk, UpdateWorld.source.target))
    try store.keep([1, 2, 3], digest: "a")
    #expect(store.pack(digest: "a", length: 3) == [1, 2, 3])
    #expect(store.pack(digest: "a", length: 2) == nil)
    let manifest = world.publish([:])
    let rejected = Array(0..<UInt64(UpdateRecord.sizeLimit / 20))
    let record = UpdateRecord(
      manifest: UpdateWorld.bytes(of: manifest), entityTag: nil,
      packs: [.init(language: "en", digest: "a", length: 3, rejected: rejected)])
    #expect(throws: StorageFailure(code: EFBIG)) { try store.install(record, manifest.version) }
  }
}
