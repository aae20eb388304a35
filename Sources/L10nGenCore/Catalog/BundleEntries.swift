/// What a bundle has, by the numbers of key paths in a ``KeyTree``.
struct BundleEntries: Sendable {
  private var entries: [BundleEntry?] = []

  /// The entry at a key path; nil where the bundle has none.
  subscript(number: Int) -> BundleEntry? {
    number < entries.count ? entries[number] : nil
  }

  /// How many messages there are.
  var messageCount: Int {
    entries.lazy.filter { $0?.message != nil }.count
  }

  /// Adds an entry where there is none yet; gives the one that is there otherwise.
  mutating func add(_ entry: BundleEntry, at number: Int) -> BundleEntry? {
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
