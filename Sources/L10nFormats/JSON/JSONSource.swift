/// A JSON file without errors, with the position of each value, for changing single values.
struct JSONSource {
  let bytes: [UInt8]
  let root: Node

  struct Node {
    /// The range of the value, in bytes.
    var range: Range<Int>
    var content: Content
  }

  enum Content {
    case object([Member])
    case array([Node])
    case string(String)
    case word(String)
  }

  struct Member {
    var key: String
    /// The first byte of the key, which is its quote.
    var start: Int
    var value: Node
  }

  /// Reads UTF-8 without a byte-order mark.
  ///
  /// - Parameter repeated: a Boolean value indicating whether an object may have several members with one key.
  /// - Returns: `nil` if the file has an error, or more than ``BundleDocument/depthLimit`` levels.
  init?(_ bytes: [UInt8], repeated: Bool = false) {
    let document = JSONDocumentReader.read(bytes, keys: .names)
    guard document.isSound, repeated || document.repetitions.isEmpty, document.root != nil else { return nil }
    var reader = Reader(bytes: bytes)
    self.bytes = bytes
    root = reader.value()
  }
}

extension JSONSource.Node {
  /// Returns a Boolean value indicating whether the value is an object with a member of this name.
  func hasMember(_ key: String) -> Bool {
    if case .object(let members) = content { members.contains { $0.key == key } } else { false }
  }

  /// The value without positions.
  var value: JSONValue {
    switch content {
    case .object(let members): .object(members.map { ($0.key, $0.value.value) })
    case .array(let items): .array(items.map(\.value))
    case .string(let text): .string(text)
    case .word(let word): .word(word)
    }
  }
}

extension JSONValue {
  /// Reads a text in UTF-8 without a byte-order mark.
  ///
  /// - Returns: `nil` if it isn't JSON, if an object has several members with one key, or if it has more than
  ///   ``BundleDocument/depthLimit`` levels.
  package init?(parsing bytes: [UInt8]) {
    guard let source = JSONSource(bytes) else { return nil }
    self = source.root.value
  }
}

/// Reads a file that has no errors.
private struct Reader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips spaces, commas and colons, whose places are already checked.
  private mutating func skipToValue() {
    while let byte = next, byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
      index += 1
    }
  }

  mutating func value() -> JSONSource.Node {
    skipToValue()
    let start = index
    let content: JSONSource.Content
    switch next {
    case UInt8(ascii: "{"): content = .object(items(until: UInt8(ascii: "}")) { $0.member() })
    case UInt8(ascii: "["): content = .array(items(until: UInt8(ascii: "]")) { $0.value() })
    case UInt8(ascii: "\""): content = .string(string())
    default:
      while let byte = next, JSONWord.isOfWord(byte) { index += 1 }
      content = .word(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    return JSONSource.Node(range: start..<index, content: content)
  }

  private mutating func items<Item>(until closing: UInt8, _ item: (inout Self) -> Item) -> [Item] {
    index += 1
    var items: [Item] = []
    while true {
      skipToValue()
      guard let byte = next, byte != closing else { break }
      items.append(item(&self))
    }
    index = min(index + 1, bytes.count)
    return items
  }

  private mutating func member() -> JSONSource.Member {
    let start = index
    let key = string()
    return JSONSource.Member(key: key, start: start, value: value())
  }

  private mutating func string() -> String {
    let string = JSONStringReader.read(bytes[index...])
    index = string.end
    return string.soundText ?? ""
  }
}
