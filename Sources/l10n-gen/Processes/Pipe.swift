import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe whose ends aren't inherited by other programs, and are closed when this object is deallocated.
final class Pipe {
  private(set) var reader: Int32
  private(set) var writer: Int32

  init() throws(FileSystem.Failure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .ofSystem("pipe") }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit { close() }

  var isReaderOpen: Bool { reader >= 0 }

  func closeReader() { Self.close(&reader) }

  func closeWriter() { Self.close(&writer) }

  func close() {
    Self.close(&reader)
    Self.close(&writer)
  }

  private static func close(_ end: inout Int32) {
    guard end >= 0 else { return }
    systemClose(end)
    end = -1
  }
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
