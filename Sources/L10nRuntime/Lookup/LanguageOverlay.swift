/// The messages of one language that are read instead of those compiled into the app.
///
/// A protocol, because only apps with updates over the air have packs, and the code that reads them.
@_spi(Updates)
public protocol LanguageOverlay: AnyObject, Sendable {
  /// The ids of the messages.
  var ids: [UInt64] { get }

  /// Calls `body` with the line to read instead of a compiled one, or doesn't call it if the compiled one should be used.
  func withLine(of id: UInt64, _ body: (UnsafeBufferPointer<UInt8>) -> Void)

  /// Returns a Boolean value indicating whether another overlay has the same messages.
  func isEqual(to other: any LanguageOverlay) -> Bool
}

extension LanguageOverlay {
  /// Returns the line to read instead of a compiled one, or `nil` if the compiled one should be used.
  func line(of id: UInt64) -> [UInt8]? {
    var line: [UInt8]?
    withLine(of: id) { line = Array($0) }
    return line
  }
}
