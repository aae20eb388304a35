#if os(Linux) && canImport(Glibc)
  import CLargePages
  import Foundation
  import Testing

  @Suite("Memory in large pages")
  struct LargePagesTests {
    private static let isOffered =
      (try? String(contentsOfFile: "/sys/kernel/mm/transparent_hugepage/enabled", encoding: .utf8))?
      .contains("[never]") == false

    @Test("each thread requests large pages for its next allocations", .enabled(if: isOffered))
    func advised() async throws {
      // Threads of other tests may share a thread's heap and allocate in between, so that several try.
      for _ in 1...50 {
        let flags = try await withCheckedThrowingContinuation { continuation in
          Thread { continuation.resume(with: Result { try Self.flagsOfNextAllocation() }) }.start()
        }
        if flags.contains("hg") { return }
      }
      Issue.record("no thread has requested large pages")
    }

    /// Returns the kernel's flags for the middle of the memory that is allocated after the call: `hg` if large pages
    /// are requested (proc(5), /proc/pid/smaps).
    private static func flagsOfNextAllocation() throws -> [Substring] {
      l10n_use_large_pages()
      let size = 8 << 20
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      defer { memory.deallocate() }
      let middle = UInt(bitPattern: memory) + UInt(size / 2)
      var isInside = false
      // String(contentsOfFile:) doesn't read files in /proc completely.
      let mappings = try #require(try FileHandle(forReadingAtPath: "/proc/self/smaps")?.readToEnd())
      for line in String(decoding: mappings, as: UTF8.self).split(separator: "\n") {
        if let range = line.wholeMatch(of: /([0-9a-f]+)-([0-9a-f]+) .*/),
          let start = UInt(range.1, radix: 16), let end = UInt(range.2, radix: 16)
        {
          isInside = (start..<end).contains(middle)
        } else if isInside, line.hasPrefix("VmFlags:") {
          return line.split(separator: " ")
        }
      }
      return []
    }
  }
#endif
