import L10nCatalog
import L10nMessages
import L10nText

/// The messages of a catalog about which rules may report something else than about those of another catalog. Most
/// changes of a project are to a few of its messages, so that the rules that check one message at a time needn't be
/// called for the others.
struct MessageDifferences {
  /// The indexes of the messages.
  let indexes: [Int]

  /// Compares catalogs.
  ///
  /// - Parameter wanted: the indexes of messages of the other catalog that are always among the result.
  init(of catalog: Catalog, from other: Catalog, always wanted: Set<Int> = []) {
    guard catalog.bundles.elementsEqual(other.bundles, by: { $0.isChecked(like: $1) }) else {
      indexes = Array(catalog.messages.indices)
      return
    }
    // The messages of both are in order.
    var next = 0
    indexes = catalog.messages.indices.filter { index in
      let message = catalog.messages[index]
      while next < other.messages.count, KeyOrder.precedes(other.messages[next].keyPath, message.keyPath) { next += 1 }
      guard next < other.messages.count, !wanted.contains(next) else { return true }
      return !message.isChecked(like: other.messages[next])
    }
  }

  /// The indexes as ranges.
  var ranges: [Range<Int>] {
    indexes.reduce(into: []) { ranges, index in
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
  }
}

extension Bundle {
  /// Returns a Boolean value indicating whether texts of both are checked in the same way.
  fileprivate func isChecked(like other: Bundle) -> Bool {
    language == other.language && tag == other.tag && files == other.files
  }
}

extension CatalogMessage {
  /// Returns a Boolean value indicating whether rules that check one message at a time report the same about both, apart
  /// from places.
  fileprivate func isChecked(like other: CatalogMessage) -> Bool {
    texts.count == other.texts.count && keyPath.hasSameBytes(as: other.keyPath) && syntax == other.syntax
      && arguments == other.arguments
      && hasMetadata(of: other)
      && texts.indices.allSatisfy { language in
        guard let text = texts[language], let otherText = other.texts[language] else {
          return texts[language] == nil && other.texts[language] == nil
        }
        // A text of a file that wasn't read again is the same object.
        return text === otherText || text.isChecked(like: otherText)
      }
  }
}

extension LocalizedMessage {
  fileprivate func isChecked(like other: LocalizedMessage) -> Bool {
    guard keyPlace.file == other.keyPlace.file, syntax == other.syntax, isPlainText == other.isPlainText,
      hasTexts(of: other)
    else { return false }
    return isPlainText || problems == other.problems && patterns == other.patterns
  }

  /// Compares bytes, because texts that differ only in their composition are equal as strings.
  private func hasTexts(of other: LocalizedMessage) -> Bool {
    if case .text(let text) = message, case .text(let otherText) = other.message {
      return text.isChecked(like: otherText) && (text.place == keyPlace) == (otherText.place == other.keyPlace)
    }
    return stored == other.stored
      && (0..<message.count).allSatisfy { message[$0].isChecked(like: other.message[$0]) }
  }
}

extension BundleText {
  fileprivate func isChecked(like other: BundleText) -> Bool {
    place.file == other.place.file && text.hasSameBytes(as: other.text)
  }
}
