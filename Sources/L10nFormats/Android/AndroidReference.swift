/// A text that Android takes for a reference to another resource (AOSP, `ResourceUtils::ParseReference` and
/// `ParseAttributeReference`).
enum AndroidReference {
  /// `@string/other`, `?attr/color`, `@null`.
  case resource
  /// A text that was hardly meant as a reference.
  case mistake(explanation: String)

  /// Returns `nil` for a text that isn't a reference.
  ///
  /// - Parameter content: the text as written.
  init?(of content: ArraySlice<UInt8>) {
    guard let start = content.firstIndex(where: { $0 > UInt8(ascii: " ") }),
      let last = content.lastIndex(where: { $0 > UInt8(ascii: " ") }), start < last
    else { return nil }
    let text = content[start...last]
    guard !text.contains(UInt8(ascii: "<")) else { return nil }
    switch text.first {
    case UInt8(ascii: "@"):
      guard Self.isResource(String(decoding: text.dropFirst(), as: UTF8.self)) else { return nil }
    case UInt8(ascii: "?"):
      guard Self.isAttribute(String(decoding: text.dropFirst(), as: UTF8.self)) else { return nil }
    default: return nil
    }
    let isPlain = text.allSatisfy { $0 > UInt8(ascii: " ") }
    self =
      isPlain && text[text.index(after: start)] != text[start]
      ? .resource
      : .mistake(explanation: "Android takes this text for a reference; write '\\' before its first character")
  }

  private static func isResource(_ text: String) -> Bool {
    if text == "null" || text == "empty" { return true }
    let name = text.drop { $0 == "@" || $0 == "+" || $0 == "*" }
    guard let slash = name.firstIndex(of: "/"), slash < name.index(before: name.endIndex) else { return false }
    let type = name[..<slash].split(separator: ":", omittingEmptySubsequences: false)
    return type.count <= 2 && !type.dropLast().contains("") && types.contains(String(type.last ?? ""))
  }

  private static func isAttribute(_ text: String) -> Bool {
    guard let slash = text.firstIndex(of: "/") else { return true }
    return text[..<slash].split(separator: ":").last == "attr"
  }

  /// The types of resources that a reference can name.
  private static let types: Set = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
    "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable",
    "transition", "xml",
  ]
}
