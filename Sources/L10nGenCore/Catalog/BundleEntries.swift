/// What a bundle has, by the numbers of key paths in a ``KeyTree``.
struct BundleEntries: Sendable {
  private var entries: [BundleEntry?] = []
  /// The messages until a catalog takes them. Numbers without one cost a few bytes, finding the others nothing.
  private var messages: [BundleMessage?] = []

  /// The entry at a key path; nil where the bundle has none.
  subscript(number: Int) -> BundleEntry? {
    number < entries.count ? entries[number] : nil
  }

  /// How many messages there are.
  var messageCount: Int {
    entries.lazy.filter { $0?.isMessage == true }.count
  }

  /// Adds a namespace where there is nothing yet; gives what is there otherwise.
  mutating func addNamespace(keyPlace: Place, at number: Int) -> BundleEntry? {
    add(BundleEntry(keyPlace: keyPlace, kind: .namespace), at: number)
  }

  /// Adds a message where there is nothing yet; gives what is there otherwise.
  mutating func add(_ message: BundleMessage, keyPlace: Place, at number: Int) -> BundleEntry? {
    let entry = BundleEntry(keyPlace: keyPlace, kind: message.isEmpty ? .emptyMessage : .message)
    if let present = add(entry, at: number) { return present }
    if number >= messages.count {
      messages.append(contentsOf: repeatElement(nil, count: number + 1 - messages.count))
    }
    messages[number] = message
    return nil
  }

  /// Gives away the messages, by the numbers of their key paths up to the last that has one.
  mutating func takeMessages() -> [BundleMessage?] {
    defer { messages = [] }
    return messages
  }

  private mutating func add(_ entry: BundleEntry, at number: Int) -> BundleEntry? {
    if number >= entries.count {
      // Numbers come almost in order, so that this makes room for few at a time.
      entries.append(contentsOf: repeatElement(nil, count: number + 1 - entries.count))
    } else if let present = entries[number] {
      return present
    }
    entries[number] = entry
    return nil
  }
}
