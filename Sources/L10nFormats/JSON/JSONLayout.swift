/// The way a JSON file is laid out.
package struct JSONLayout {
  /// The spaces or tabs of one level, or `nil` if objects are written in one line.
  var indentation: String?
  /// The characters between a key and its value.
  var colon = ": "
  var lineBreak = "\n"
  /// A Boolean value indicating whether an empty collection contains an empty line, as Foundation writes it.
  var hasOpenEmpties = false

  /// The layout of Xcode's files.
  package static let xcode = JSONLayout(indentation: "  ", colon: " : ", hasOpenEmpties: true)

  /// The layout of files without one of their own.
  package static let standard = JSONLayout(indentation: "  ")

  /// Returns the text of a value.
  ///
  /// - Parameter margin: the indentation of the line in which it begins.
  package func text(of value: JSONValue, margin: String = "") -> String {
    switch value {
    case .object(let members):
      text(of: members, between: ("{", "}"), margin: margin) { member(key: $0.key, value: $0.value, margin: $1) }
    case .array(let items): text(of: items, between: ("[", "]"), margin: margin) { text(of: $0, margin: $1) }
    case .string(let text): JSONString.quoted(text)
    case .word(let word): word
    }
  }

  /// Returns the text of a member of an object, without a comma.
  func member(key: String, value: JSONValue, margin: String) -> String {
    JSONString.quoted(key) + colon + text(of: value, margin: margin)
  }

  /// Returns the text between two items: a comma and a new line, for example.
  func separator(margin: String) -> String {
    indentation == nil ? ", " : "," + lineBreak + margin
  }

  private func text<Item>(
    of items: [Item], between brackets: (open: String, close: String), margin: String, _ item: (Item, String) -> String
  ) -> String {
    guard let indentation else {
      return brackets.open + items.map { item($0, margin) }.joined(separator: ", ") + brackets.close
    }
    if items.isEmpty {
      return brackets.open + (hasOpenEmpties ? lineBreak + lineBreak + margin : "") + brackets.close
    }
    let inner = margin + indentation
    let text = items.map { item($0, inner) }.joined(separator: separator(margin: inner))
    return brackets.open + lineBreak + inner + text + lineBreak + margin + brackets.close
  }
}

extension JSONLayout {
  /// Returns the layout of a file, which is that of its top object if it has members.
  static func layout(of source: JSONSource) -> JSONLayout {
    guard case .object(let members) = source.root.content, let first = members.first else {
      return .standard
    }
    var layout = JSONLayout()
    let margin = source.bytes[source.root.range.lowerBound + 1..<first.start]
    if let lineEnd = margin.lastIndex(of: UInt8(ascii: "\n")) {
      layout.indentation = String(decoding: margin[(lineEnd + 1)...], as: UTF8.self)
      if margin[..<lineEnd].last == UInt8(ascii: "\r") { layout.lineBreak = "\r\n" }
    }
    let keyEnd = JSONStringReader.read(source.bytes[first.start...]).end
    let colon = String(decoding: source.bytes[keyEnd..<first.value.range.lowerBound], as: UTF8.self)
    if !colon.contains("\n") { layout.colon = colon }
    layout.hasOpenEmpties = layout.colon == xcode.colon
    return layout
  }
}
