import CPeers

/// ICU4C's MessageFormat with a pattern parsed beforehand.
package final class ICUPeer: Sendable {
  // From here on, a parsed message is only read, which ICU allows from any thread.
  nonisolated(unsafe) private let message: OpaquePointer

  package init(pattern: String, locale: String, name: String) throws(MissingPeer) {
    guard let message = icu_message_open(pattern, locale) else {
      throw MissingPeer(description: "ICU refuses \(pattern)")
    }
    self.message = message
    icu_message_set_name(message, name)
  }

  deinit {
    icu_message_close(message)
  }

  package func text(count: Int, name: String) -> String {
    String(unsafeUninitializedCapacity: 256) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        Int(max(0, icu_message_format(message, Int64(count), name, $0.baseAddress, Int32($0.count))))
      }
    }
  }

  /// Returns the length of the text, which stays in ICU's own UTF-16.
  package func length(count: Int) -> Int {
    Int(icu_message_format_only(message, Int64(count)))
  }
}
