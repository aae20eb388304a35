/// The style of an amount of data in `{size, bytes, …}`; the names are those of Foundation's `ByteCountFormatStyle`.
public enum ByteStyle: String, Sendable {
  /// As the system's file browser counts: a kilobyte has 1,000 bytes on Apple's systems.
  case file
  /// As the system counts memory: a kilobyte has 1,024 bytes.
  case memory
  /// A kilobyte has 1,000 bytes.
  case decimal
  /// A kilobyte has 1,024 bytes.
  case binary
}
