/// A type as code writes it, without spaces around signs: `[String:LocalizedStringKey]?`.
struct TypeName: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    // Each call reads the types of all overloads, and characters are slow to compare.
    var rest = text.utf8[...]
    var isShorter = true
    while isShorter {
      isShorter = false
      for prefix in Self.prefixes where rest.starts(with: prefix.utf8) {
        rest = rest.dropFirst(prefix.utf8.count)
        isShorter = true
      }
      while rest.first == UInt8(ascii: "@") {
        // Attributes such as '@escaping' and '@ViewBuilder'.
        let name = Substring(rest).dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = text.utf8[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
        isShorter = true
      }
    }
    self.text = rest.startIndex == text.startIndex ? text : String(Substring(rest))
  }

  private static let prefixes = [
    "any ", "some ", "inout ", "borrowing ", "consuming ", "sending ", "nonisolated ", "isolated ", "__owned ", "()->",
    "Swift.", "Foundation.", "SwiftUI.", "Self.",
  ]

  /// The type without optionality.
  var unwrapped: TypeName {
    var bytes = text.utf8[...]
    while bytes.last == UInt8(ascii: "?") || bytes.last == UInt8(ascii: "!") { bytes = bytes.dropLast() }
    if bytes.starts(with: "Optional<".utf8), bytes.last == UInt8(ascii: ">") { bytes = bytes.dropFirst(9).dropLast() }
    if bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") {
      let inner = Substring(bytes.dropFirst().dropLast())
      if !inner.contains(","), !inner.contains("->") { return TypeName(String(inner)).unwrapped }
    }
    return bytes.count == text.utf8.count ? self : TypeName(String(Substring(bytes)))
  }

  var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") }

  /// The last name of a type, without its generic arguments.
  var name: String {
    var head = unwrapped.text.utf8.prefix { !Self.endsOfName.contains($0) }
    // The type of several arguments ends in dots.
    while head.last == UInt8(ascii: ".") { head = head.dropLast() }
    let start = head.lastIndex(of: UInt8(ascii: ".")).map(head.index(after:)) ?? head.startIndex
    return String(Substring(head[start...]))
  }

  private static let endsOfName = Array("<[(&".utf8)

  /// The generic arguments.
  var arguments: [TypeName] {
    let text = unwrapped.text
    guard text.hasSuffix(">"), let start = text.firstIndex(of: "<") else { return [] }
    return Self.parts(text[text.index(after: start)...].dropLast()).map(TypeName.init)
  }

  /// The type of the elements of a sequence, or of the values of a dictionary.
  var element: TypeName? {
    let text = unwrapped.text
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      let parts = Self.parts(inner, at: ":")
      return TypeName(parts.last ?? "")
    }
    if text.hasSuffix("...") { return TypeName(String(text.dropLast(3))) }
    switch name {
    case "Array", "Set", "ArraySlice", "ContiguousArray", "Range", "ClosedRange", "IdentifiedArrayOf", "Slice",
      "LazySequence", "FetchedResults", "OrderedSet":
      return arguments.first
    case "Dictionary", "KeyValuePairs", "OrderedDictionary": return arguments.last
    default: return nil
    }
  }

  /// The type of the keys of a dictionary.
  var key: TypeName? {
    let text = unwrapped.text
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = Self.parts(text.dropFirst().dropLast(), at: ":")
      return parts.count == 2 ? TypeName(parts[0]) : nil
    }
    return ["Dictionary", "KeyValuePairs", "OrderedDictionary"].contains(name) ? arguments.first : nil
  }

  /// The types of a tuple's elements.
  var elements: [TypeName] {
    let text = text
    guard text.hasPrefix("("), text.hasSuffix(")") else { return [] }
    return Self.parts(text.dropFirst().dropLast()).map { part in
      let sides = Self.parts(part[...], at: ":")
      return TypeName(sides.last ?? part)
    }
  }

  /// The result of a function type.
  var result: TypeName? {
    text.endOfArrow.map { TypeName(String(text[$0...])) }
  }

  private static func parts(_ text: Substring, at separator: Character = ",") -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case separator where depth == 0:
        parts.append("")
        continue
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

extension String {
  /// The index after the first arrow outside of brackets, or `nil` if there is none.
  fileprivate var endOfArrow: Index? {
    var depth = 0
    var last: Character = " "
    for index in indices {
      let character = self[index]
      if character == "(" || character == "[" { depth += 1 }
      if character == ")" || character == "]" { depth -= 1 }
      if depth == 0, last == "-", character == ">" { return self.index(after: index) }
      last = character
    }
    return nil
  }
}
