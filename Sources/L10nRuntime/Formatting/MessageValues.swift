/// The arguments of one formatting, lent by the caller.
enum MessageValues {
  /// In the order of the signature's argument names.
  case positional(UnsafeBufferPointer<MessageArgument>)
  /// By name.
  case named([String: MessageArgument])

  /// Returns the value of an argument, or `nil` if the caller passed none.
  @inline(__always)
  func value(_ argument: Int, named name: @autoclosure () -> String) -> MessageArgument? {
    switch self {
    case .positional(let values): argument < values.count ? values[argument] : nil
    case .named(let values): values[name()]
    }
  }
}
