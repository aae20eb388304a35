package import L10nText

/// The keys that Objective-C code looks up by `NSLocalizedString` and the macros like it.
package struct ObjectiveCLookups: Sendable {
  package private(set) var keys: [ExtractedKey] = []
  /// The texts of all literals.
  package private(set) var texts: Set<String> = []
  private let bytes: [UInt8]
  private let file: Int
  private var index = 0

  /// The macros, and the index of the argument for the table, the value and the comment.
  private static let macros: [String: (table: Int?, value: Int?, comment: Int)] = [
    "NSLocalizedString": (nil, nil, 1), "NSLocalizedStringFromTable": (1, nil, 2),
    "NSLocalizedStringFromTableInBundle": (1, nil, 3), "NSLocalizedStringWithDefaultValue": (1, 3, 4),
    "CFCopyLocalizedString": (nil, nil, 1), "CFCopyLocalizedStringFromTable": (1, nil, 2),
    "CFCopyLocalizedStringFromTableInBundle": (1, nil, 3), "NSLocalizedAttributedString": (nil, nil, 1),
  ]

  /// - Parameters:
  ///   - file: the index of the file among those of a run.
  ///   - macros: other names of `NSLocalizedString`.
  package init(_ source: SourceFile, file: Int, macros: Set<String> = []) {
    (bytes, self.file) = (source.bytes, file)
    while index < bytes.count {
      let byte = bytes[index]
      if isComment() { continue }
      if byte == UInt8(ascii: "\"") {
        let text = readStrings()
        if let text { texts.insert(text) }
      } else if byte == UInt8(ascii: "'") {
        skipCharacter()
      } else if Self.isWord(byte) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if let places = Self.macros[word] ?? (macros.contains(word) ? (nil, nil, 1) : nil) {
          readCall(places, start, isByMacro: Self.macros[word] == nil)
        }
      } else {
        index += 1
      }
    }
  }

  private mutating func readCall(
    _ places: (table: Int?, value: Int?, comment: Int), _ start: Int, isByMacro: Bool
  ) {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return }
    index += 1
    var arguments: [String?] = []
    while index < bytes.count {
      arguments.append(readArgument())
      guard index < bytes.count else { return }
      index += 1
      if bytes[index - 1] == UInt8(ascii: ")") { break }
    }
    func argument(_ index: Int?) -> String? { index.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil } }
    guard let key = arguments.first ?? nil else { return }
    let comment = argument(places.comment)
    let value = argument(places.value).flatMap { $0 == key ? nil : KeyText(format: $0)?.positional ?? $0 }
    keys.append(
      ExtractedKey(
        key: key, table: argument(places.table) ?? "Localizable", comment: comment?.isEmpty == true ? nil : comment,
        defaultValue: value, positional: value == nil ? KeyText(format: key)?.positional : nil,
        phrases: [], certainty: .certain,
        // The macros that take a bundle have it before the comment.
        namesBundle: places.comment > 2, isByMacro: isByMacro, file: file, byte: start, texts: [key], conversions: []))
  }

  /// Returns the text of an argument that is a literal, and moves to the comma or parenthesis after it.
  private mutating func readArgument() -> String? {
    skipSpace()
    var text: String?
    var isOnlyText = true
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { break }
      if isComment() { continue }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        let read = readStrings()
        if let read { texts.insert(read) }
        // Literals in a row are one text, also with a comment between them.
        text = read.map { (text ?? "") + $0 }
        skipSpace()
        continue
      case UInt8(ascii: "'"):
        skipCharacter()
        continue
      case UInt8(ascii: "@"), 0x20, 0x09, 0x0A, 0x0D:
        index += 1
        continue
      default: break
      }
      isOnlyText = false
      index += 1
    }
    return isOnlyText ? text : nil
  }

  /// Reads a literal and those right after it, which are one text.
  private mutating func readStrings() -> String? {
    var text: [UInt8] = []
    while true {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        guard bytes[index] != 0x0A else { return nil }
        if bytes[index] == UInt8(ascii: "\\") {
          readEscape(&text)
        } else {
          text.append(bytes[index])
          index += 1
        }
      }
      index += 1
      let end = index
      skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "@") { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        index = min(end, bytes.count)
        return String(validating: text, as: UTF8.self)
      }
    }
  }

  private mutating func readEscape(_ text: inout [UInt8]) {
    index += 1
    guard index < bytes.count else { return }
    defer { index += 1 }
    switch Unicode.Scalar(bytes[index]) {
    case "n": text.append(0x0A)
    case "t": text.append(0x09)
    case "r": text.append(0x0D)
    case "\n": return
    case "u", "U":
      let count = bytes[index] == UInt8(ascii: "u") ? 4 : 8
      let digits = String(decoding: bytes[(index + 1)...].prefix(count), as: UTF8.self)
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return }
      text += String(scalar).utf8
      index += count
    default: text.append(bytes[index])
    }
  }

  private mutating func skipCharacter() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "'"), bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  /// Skips a comment. Returns a Boolean value indicating whether there was one.
  private mutating func isComment() -> Bool {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return true
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return false }
    index += 2
    while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
      index += 1
    }
    index += 2
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "\\") && isLineContinuation {
      index += 1
    }
  }

  private var isLineContinuation: Bool { index + 1 < bytes.count && bytes[index + 1] == 0x0A }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
