extension MessagePattern {
  /// The message's text if it is the same for all arguments, or `nil` if it depends on any.
  public var plainText: String? {
    switch elements.count {
    case 0: return ""
    case 1:
      guard case .text(let text) = elements[0] else { return nil }
      return text.string
    default:
      guard isPlainText else { return nil }
      return elements.reduce(into: "") { if case .text(let text) = $1 { $0 += text.string } }
    }
  }

  /// A Boolean value indicating whether the message consists only of text.
  public var isPlainText: Bool {
    elements.allSatisfy { if case .text = $0 { true } else { false } }
  }
}
