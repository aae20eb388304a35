package import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file or stream.
package struct FileDescriptor {
  let number: Int32
  /// The name of the stream for error messages.
  let name: String

  /// Creates a descriptor for an open file or stream.
  package init(number: Int32, name: String) {
    self.number = number
    self.name = name
  }

  /// Writes all bytes, in as many calls as needed, and returns the failure, if any.
  package func writeAll(_ bytes: UnsafeBufferPointer<UInt8>) -> FileSystem.Failure? {
    var written = 0
    while written < bytes.count {
      let count = write(number, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .ofSystem(name) }
      written += count
    }
    return nil
  }

  /// Reads the bytes that are there, up to a number of them, or waits for some. Returns none at the end.
  package func read(upTo limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    var failure: FileSystem.Failure?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      repeat { count = systemRead(number, buffer) } while count < 0 && errno == EINTR
      if count < 0 { failure = .ofSystem(name) }
      count = max(count, 0)
    }
    if let failure { throw failure }
    return bytes
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
