import L10nMessages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension String {
  /// Returns a Boolean value indicating whether both have the same bytes. `==` is also true for canonically equivalent
  /// strings.
  package func hasSameBytes(as other: String) -> Bool {
    // Most strings differ in length.
    utf8.count == other.utf8.count
      && withBytes { bytes in
        other.withBytes { others in
          guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
          // Strings of a file that wasn't read again share their memory.
          return start == other || memcmp(start, other, bytes.count) == 0
        }
      }
  }
}
