import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// The entries of a bundle, by the numbers of key paths in a ``KeyTree``.
package struct BundleEntries: Sendable {
  private var entries: [BundleEntry?] = []
  /// The messages by the same numbers, until they are moved to a catalog.
  private var messages: [BundleMessage?] = []
  /// A Boolean value indicating whether a key path has something that couldn't be read.
  private(set) var hasUnread = false

  /// The entry at a key path, or `nil` if the bundle has none.
  package subscript(number: Int) -> BundleEntry? {
    number < entries.count ? entries[number] : nil
  }

  /// The number of messages.
  var messageCount: Int {
    entries.lazy.filter { $0?.isMessage == true }.count
  }

  /// The number of key paths at which something stands that could not be read.
  var unreadCount: Int { hasUnread ? entries.count { $0?.kind == .unread } : 0 }

  /// Reserves memory for all key paths below a number.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    messages.reserveCapacity(count)
  }

  /// Adds a namespace if there is no entry yet; otherwise returns the existing entry.
  mutating func addNamespace(keyPlace: Place, at number: Int, itemCount: Int? = nil) -> BundleEntry? {
    add(BundleEntry(keyPlace: keyPlace, kind: .namespace, itemCount: itemCount), at: number)
  }

  /// Adds a message if there is no entry yet; otherwise returns the existing entry.
  mutating func add(_ message: consuming BundleMessage, keyPlace: Place, at number: Int) -> BundleEntry? {
    let entry = BundleEntry(keyPlace: keyPlace, kind: message.isEmpty ? .emptyMessage : .message)
    if let present = add(entry, at: number) { return present }
    Self.makeRoom(for: number, in: &messages)
    messages[number] = message
    return nil
  }

  /// Returns a Boolean value indicating whether the message at a key path has the same texts as another one.
  func hasSameTexts(as message: BundleMessage, at number: Int) -> Bool {
    guard number < messages.count, let present = messages[number], present.count == message.count,
      present.isList == message.isList
    else { return false }
    return (0..<present.count).allSatisfy { present[$0].text.utf8.elementsEqual(message[$0].text.utf8) }
  }

  /// Moves a message to a key path below its own, which becomes a namespace; does nothing if that has an entry.
  mutating func moveMessage(at number: Int, below: Int) {
    guard let entry = self[number], entry.isMessage, self[below] == nil, let message = messages[number] else { return }
    messages[number] = nil
    entries[number] = BundleEntry(keyPlace: entry.keyPlace, kind: .namespace)
    _ = add(message, keyPlace: entry.keyPlace, at: below)
  }

  /// Makes a namespace of a key path that has `null`.
  mutating func makeNamespace(ofNullAt number: Int) {
    guard let entry = self[number], case .text(let text) = messages[number], text.map.isNull else { return }
    messages[number] = nil
    entries[number] = BundleEntry(keyPlace: entry.keyPlace, kind: .namespace)
  }

  /// Notes that a key path has something that couldn't be read, if there is no entry yet.
  mutating func addUnread(keyPlace: Place, at number: Int) {
    hasUnread = true
    _ = add(BundleEntry(keyPlace: keyPlace, kind: .unread), at: number)
  }

  /// Removes and returns the messages, by the numbers of their key paths up to the last that has one.
  mutating func takeMessages() -> [BundleMessage?] {
    defer { messages = [] }
    return messages
  }

  /// Moves the entries at the key paths from a number on.
  ///
  /// - Parameter numbers: the new numbers of those key paths, none less than `start`.
  mutating func renumber(from start: Int, to numbers: [Int]) {
    Self.renumber(from: start, to: numbers, in: &entries)
    Self.renumber(from: start, to: numbers, in: &messages)
  }

  private static func renumber<Value>(from start: Int, to numbers: [Int], in values: inout [Value?]) {
    guard start < values.count else { return }
    let moved = Array(values[start...])
    values.removeSubrange(start...)
    for (value, number) in zip(moved, numbers) {
      makeRoom(for: number, in: &values)
      values[number] = value
    }
  }

  private mutating func add(_ entry: BundleEntry, at number: Int) -> BundleEntry? {
    if let present = self[number] { return present }
    Self.makeRoom(for: number, in: &entries)
    entries[number] = entry
    return nil
  }

  /// Numbers come almost in order, so this adds few elements at a time.
  private static func makeRoom<Value>(for number: Int, in values: inout [Value?]) {
    while number >= values.count { values.append(nil) }
  }
}
