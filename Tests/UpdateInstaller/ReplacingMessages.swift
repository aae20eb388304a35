import L10nAllLanguages
import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
@_spi(Updates) import L10nUpdates

/// Replaces the messages of a catalog repeatedly while threads read them.
final class ReplacingMessages: Sendable {
  /// Text that makes a leak large enough to be noticed.
  private static let rest = String(repeating: " and so on", count: 40)
  private static let title = MessageID.hash("title".utf8)
  private static let count = MessageID.hash("count n:Int".utf8)

  private let texts = Localization(
    source: "en", fallback: [], programs: .version1, keys: "title\ncount n:Int",
    tables: [("en", "Release 0 of this title\nRelease 0 has \\{n}")],
    languageTables: .all,
    preferences: LanguagePreferences(languages: ["en"]))
  private let living = Living()

  /// Replaces the messages this many times. Prints a line with the memory usage after two fifths of them, and another
  /// at the end: the resident kilobytes, or 0 if unknown, and the number of packs that haven't been freed.
  func run(_ releases: Int) {
    for _ in 0..<3 {
      Thread { [self] in
        while !living.isOver {
          read(0)
          // A machine may have fewer processors than there are reading threads.
          usleep(100)
        }
      }.start()
    }
    for release in 1...releases {
      texts.replaceMessages(with: ["en": PackOverlay(pack(release))])
      read(release)
      if release == releases * 2 / 5 || release == releases { printMemory() }
    }
    living.isOver = true
  }

  private func read(_ release: Int) {
    let title = texts.text(Self.title)
    let count = texts.text(Self.count, .int(7))
    guard title.hasPrefix("Release "), count.hasSuffix(" has 7"), release == 0 || title.contains(" \(release) ")
    else { fatalError("“\(title)” and “\(count)” are read after release \(release).") }
  }

  private func pack(_ release: Int) -> MessagePack {
    let bytes = MessagePack.bytes(of: [
      Self.title: Array("Release \(release) of this title\(Self.rest)".utf8),
      Self.count: Array("Release \(release) has \\{n}".utf8),
    ])
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    living.add(1)
    let packBytes = PackBytes(UnsafeRawBufferPointer(copy)) { [living] in
      $0.deallocate()
      living.add(-1)
    }
    guard let pack = try? MessagePack(packBytes) else { fatalError("The writer's bytes are a pack.") }
    return pack
  }

  private func printMemory() {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let resident = status?.firstMatch(of: /VmRSS:\s+(\d+)/).map { String($0.1) } ?? "0"
    FileHandle.standardOutput.write(Data("\(resident) \(living.count)\n".utf8))
  }

  /// The packs that haven't been freed, and the end of all reading.
  private final class Living: @unchecked Sendable {
    // Only touched with the lock held.
    private let lock = NSLock()
    private var packs = 0
    private var over = false

    var count: Int { lock.withLock { packs } }
    var isOver: Bool {
      get { lock.withLock { over } }
      set { lock.withLock { over = newValue } }
    }

    func add(_ number: Int) {
      lock.withLock { packs += number }
    }
  }
}
