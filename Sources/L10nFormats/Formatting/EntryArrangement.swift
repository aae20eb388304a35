/// Puts the entries of a file's mappings in the order of the source language. Comments go with the entry below them.
struct EntryArrangement<Layout: EntryLayout> {
  private let order: SourceOrder
  private let layout: Layout
  private(set) var unmoved: [FormattedFile.Unmoved] = []

  /// An entry's place in the file.
  private struct Place {
    var range: Range<Int>
    /// The index after its head, where its own entries begin.
    var entries: Int
  }

  init(_ order: SourceOrder, _ layout: Layout) {
    self.order = order
    self.layout = layout
  }

  /// Arranges the entries of a file.
  mutating func arrange(_ file: inout KeyedText) {
    let count = file.byteCount(separator: layout.separator)
    arrange(&file, at: Place(range: 0..<count, entries: file.head.count), isWhole: true)
  }

  private mutating func arrange(_ text: inout KeyedText, at place: Place, isWhole: Bool) {
    guard let entries = text.entries else {
      if let index = order.firstOutOfOrder(in: place.range) {
        unmoved.append(.init(index: index, reason: "these keys aren't on lines of their own; move them by hand"))
      }
      return
    }
    var places = places(of: entries, from: place.entries)
    let ranges = places.map(\.range)
    let order = order.order(of: ranges)
    if !zip(order, order.dropFirst()).allSatisfy(<) {
      if let reason = obstacle(to: order, of: text, at: ranges, isWhole) {
        let index = self.order.firstOutOfOrder(in: place.range) ?? place.range.lowerBound
        unmoved.append(.init(index: index, reason: reason))
      } else {
        layout.separate(&text, isWhole: isWhole)
        reorder(&text, to: order)
        places = order.map { places[$0] }
      }
    }
    var arranged = text.entries ?? []
    text.entries = []
    for index in arranged.indices { arrange(&arranged[index], at: places[index], isWhole: false) }
    text.entries = arranged
  }

  private func places(of entries: [KeyedText], from start: Int) -> [Place] {
    var index = start
    return entries.map { entry in
      let end = index + entry.byteCount(separator: layout.separator)
      defer { index = end + layout.separator.count }
      return Place(range: index..<end, entries: index + entry.head.count)
    }
  }

  private func obstacle(to order: [Int], of text: KeyedText, at places: [Range<Int>], _ isWhole: Bool) -> String? {
    let keys = (text.entries ?? []).map(\.key)
    var last: [String: Int] = [:]
    for entry in order {
      guard last.updateValue(entry, forKey: keys[entry]) ?? 0 <= entry else {
        return "'\(keys[entry])' is there twice; remove one of the two"
      }
    }
    return layout.obstacle(to: order, of: text, at: places, isWhole: isWhole)
  }

  private func reorder(_ text: inout KeyedText, to order: [Int]) {
    guard var entries = text.entries, let first = order.first else { return }
    if first > 0 {
      // The space above the first entry stays there.
      let (own, top) = (layout.space(before: entries[first]), layout.space(before: entries[0]))
      let (ownSpace, topSpace) = (entries[first].head.prefix(own), entries[0].head.prefix(top))
      entries[first].head = Array(topSpace + entries[first].head.dropFirst(own))
      entries[0].head = Array(ownSpace + entries[0].head.dropFirst(top))
    }
    text.entries = order.map { entries[$0] }
  }
}

extension KeyedText {
  /// The number of its bytes, with the format's separator between entries.
  fileprivate func byteCount(separator: [UInt8]) -> Int {
    guard let entries else { return head.count }
    let separators = max(0, entries.count - 1) * separator.count
    return head.count + tail.count + separators + entries.reduce(0) { $0 + $1.byteCount(separator: separator) }
  }
}
