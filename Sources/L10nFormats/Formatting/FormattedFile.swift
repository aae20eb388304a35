import L10nText

/// A file in a consistent layout, with its keys in the order of the source language.
package struct FormattedFile {
  /// UTF-8 without a byte-order mark.
  package var bytes: [UInt8]
  /// The parts whose keys keep another order.
  package var unmoved: [Unmoved] = []

  /// Keys that can't be put in order.
  package struct Unmoved {
    /// The index of a byte of the first key that is out of order, in the file before it was formatted.
    package var index: Int
    /// A sentence of why, and what to do, without a final full stop.
    package var reason: String
  }
}

extension FormattedFile {
  /// Puts the entries of an XML file in order, each with the comments before it.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte-order mark.
  ///   - text: the file as entries in lines, or `nil` if its layout doesn't separate them.
  init(_ bytes: [UInt8], arranging text: KeyedText?, by order: SourceOrder) {
    self.bytes = bytes
    if var text {
      let layout = LineEntryLayout(comments: XMLMark.comments)
      var arrangement = EntryArrangement(order, layout)
      arrangement.arrange(&text)
      unmoved = arrangement.unmoved
      self.bytes = text.bytes(separator: layout.separator)
    } else if let index = order.firstOutOfOrder(in: 0..<bytes.count) {
      unmoved.append(.init(index: index, reason: "these keys aren't on lines of their own; move them by hand"))
    }
  }
}
