import L10nLanguage
import L10nMessages

/// Writes messages to a file of i18next: texts that differ are replaced in place, and new keys are added at the end of
/// their object, or next to the other forms of their message.
struct I18nextWriter: AppleTableWriter {
  /// Returns a file with the messages, or `nil` if it has mistakes.
  ///
  /// - Parameters:
  ///   - strings: messages with a text in one language.
  ///   - bytes: the file as UTF-8; empty for a new one.
  static func writing(_ strings: [AppleTableString], to bytes: [UInt8]) -> AppleTableString.Written? {
    let isNew = bytes.allSatisfy { $0 <= UInt8(ascii: " ") }
    guard let file = JSONSource(isNew ? Array("{}\n".utf8) : bytes), case .object(let members) = file.root.content
    else {
      return nil
    }
    var writer = I18nextWriter(
      value: file.root.value, isFlat: members.contains { JSONKeyPath.segments(of: $0.key).count > 1 })
    writer.write(strings)
    writer.written.bytes = isNew && writer.written.changes == 0 ? bytes : file.bytes(for: writer.value)
    return writer.written
  }

  private var value: JSONValue
  /// A Boolean value indicating whether keys are whole key paths.
  private let isFlat: Bool
  var written = AppleTableString.Written(bytes: [], changes: 0, refusals: [])

  private init(value: JSONValue, isFlat: Bool) {
    self.value = value
    self.isFlat = isFlat
  }

  mutating func write(
    _ text: AppleTableString.Text, of string: AppleTableString
  ) throws(AppleTextWriter.Inexpressible) {
    var path = JSONKeyPath.segments(of: string.key)
    guard let key = path.popLast(), !string.key.isEmpty else {
      throw .init(reason: "i18next has no empty key; give the string a key")
    }
    var new = value
    for (suffix, value) in try values(of: text, string) {
      let isSet = new.set(value, at: path + [I18nextSuffix.joined(key, suffix)], isFlat: isFlat)
      guard isSet else {
        throw .init(reason: "the file has keys below this one, or a text above it; choose another key")
      }
    }
    guard new != value else { return }
    value = new
    written.changes += 1
  }

  /// Returns the values of a message, each with the suffix of its key.
  private func values(
    of text: AppleTableString.Text, _ string: AppleTableString
  ) throws(AppleTextWriter.Inexpressible) -> [(suffix: String, value: JSONValue)] {
    let conversion = I18nextPattern(arguments: string.arguments, language: text.language)
    var items: [JSONValue] = []
    var values: [(suffix: String, value: JSONValue)] = []
    for pattern in text.patterns.isEmpty && !text.isList ? [MessagePattern()] : text.patterns {
      let variants = try conversion.variants(of: pattern)
      for variant in variants {
        let (written, losses) = MessageSyntax.i18next.print(variant.pattern)
        if losses.contains(.characters) {
          throw .init(reason: "i18next has no escape for '{{'; write the text without two braces")
        }
        if let loss = losses.first { throw .init(reason: "i18next \(loss)") }
        values.append((variant.suffix, .string(written)))
        items.append(.string(written))
      }
      if text.isList, variants.contains(where: { !$0.suffix.isEmpty }) {
        throw .init(reason: "i18next has no plurals and contexts in lists; write one message for each item")
      }
    }
    return text.isList ? [("", .array(items))] : values
  }
}

extension JSONValue {
  /// Returns a Boolean value indicating whether two values are the same, or texts that mean the same: `{{count}}` and
  /// `{{count, number}}` are both the number.
  private func isSameMessage(as other: JSONValue) -> Bool {
    guard let text = string, let new = other.string else { return self == other }
    func pattern(_ text: String) -> MessagePattern { MessageSyntax.i18next.parse(text).pattern.withoutPlaces }
    return text.utf8.elementsEqual(new.utf8) || pattern(text) == pattern(new)
  }

  /// Sets the value at a key path; returns `false` if the path leads through a text, or ends at an object.
  ///
  /// - Parameter isFlat: a Boolean value indicating whether a new key is a whole key path.
  fileprivate mutating func set(_ value: JSONValue, at path: [String], isFlat: Bool) -> Bool {
    let joined = path.joined(separator: ".")
    guard case .object(var members) = self, let first = path.first else { return false }
    if let index = members.firstIndex(where: { $0.key == joined }) {
      if case .object = members[index].value { return false }
      if !members[index].value.isSameMessage(as: value) { members[index].value = value }
    } else if path.count > 1, let index = members.firstIndex(where: { $0.key == first }) {
      // A namespace that hasn't been translated yet.
      if members[index].value == .null { members[index].value = .object([]) }
      guard members[index].value.set(value, at: Array(path.dropFirst()), isFlat: false) else { return false }
    } else if path.count == 1 || isFlat {
      let base = I18nextSuffix.split(joined)?.base
      let last = members.lastIndex { member in base != nil && I18nextSuffix.split(member.key)?.base == base }
      members.insert((joined, value), at: last.map { $0 + 1 } ?? members.count)
    } else {
      var inner = JSONValue.object([])
      guard inner.set(value, at: Array(path.dropFirst()), isFlat: false) else { return false }
      members.append((first, inner))
    }
    self = .object(members)
    return true
  }
}
