import L10nCatalog
import L10nFormats
import L10nLanguage
package import L10nText

/// The removal of messages from the files of all languages, and from the metadata. What else the files have stays as it is
/// written.
package struct MessageRemoval {
  /// The files that change.
  package private(set) var files: [ChangedFile] = []
  /// The key paths of the messages that are removed.
  package private(set) var removed: Set<String> = []
  /// The key paths of messages that stay, because others would change with them, in order: those of mappings on one
  /// line, for example, and those that an alias repeats.
  package private(set) var refused: [String] = []

  private let all: [InputFile]
  private let catalog: Catalog
  private let read: ([InputFile]) -> Catalog
  /// So many times the files may still be read.
  private var readings = 256

  /// - Parameters:
  ///   - keys: the key paths of the messages.
  ///   - catalog: the catalog of the project.
  ///   - files: all of its files.
  ///   - read: reads files.
  init(
    of keys: Set<String>, from catalog: Catalog, _ files: [InputFile], reading read: @escaping ([InputFile]) -> Catalog
  ) {
    all = files
    self.read = read
    self.catalog = catalog
    remove(keys.sorted(by: KeyOrder.precedes)[...])
  }

  /// Removes messages with those before them, or else each half of them that can be.
  private mutating func remove(_ keys: ArraySlice<String>) {
    let wanted = removed.union(keys)
    readings -= 1
    if readings >= 0, let changed = changedFiles(without: wanted) {
      (files, removed) = (changed, wanted)
    } else if keys.count > 1, readings > 0 {
      let middle = keys.startIndex + keys.count / 2
      remove(keys[..<middle])
      remove(keys[middle...])
    } else {
      refused += keys
    }
  }

  /// The files that change without some messages, or `nil` if anything else would change, too.
  private func changedFiles(without keys: Set<String>) -> [ChangedFile]? {
    let places = places(of: keys)
    var changed: [ChangedFile] = []
    for file in all where file.failure == nil && (file.isMetadata || places[file.shownPath] != nil) {
      guard let text = Self.text(of: file, without: places[file.shownPath] ?? [], keys) else { return nil }
      let bytes = file.encoded(text)
      if bytes != file.bytes { changed.append(ChangedFile(file: file, bytes: bytes)) }
    }
    // The source's files last: a removal that is stopped before them is made again.
    let sources = sourcePaths(of: keys)
    changed =
      changed.filter { !sources.contains($0.file.shownPath) } + changed.filter { sources.contains($0.file.shownPath) }
    let new = Dictionary(changed.map { ($0.file.shownPath, $0.bytes) }) { first, _ in first }
    let rest = read(
      all.map { file in
        var file = file
        file.bytes = new[file.shownPath] ?? file.bytes
        return file
      })
    return catalog.isSame(as: rest, without: keys) ? changed : nil
  }

  /// The offsets of the messages' keys, by file.
  private func places(of keys: Set<String>) -> [String: Set<Int>] {
    var places: [String: Set<Int>] = [:]
    for message in catalog.messages where keys.contains(message.keyPath) {
      for case let text? in message.texts {
        places[catalog.files[text.keyPlace.file].path, default: []].insert(text.keyPlace.offset)
      }
    }
    return places
  }

  /// The files that have the messages in the source language.
  private func sourcePaths(of keys: Set<String>) -> Set<String> {
    let places = catalog.messages.filter { keys.contains($0.keyPath) }.compactMap { $0.source?.keyPlace }
    return Set(places.map { catalog.files[$0.file].path })
  }

  /// The text that is left of a file, or `nil` if its entries aren't written one by one.
  private static func text(of file: InputFile, without places: Set<Int>, _ keys: Set<String>) -> [UInt8]? {
    guard let format = file.format, let bytes = file.text, let keyed = format.keyedText(of: bytes) else { return nil }
    if file.isMetadata { return keyed.removing(entries: keys).bytes(separator: format.separator) }
    let lines = LineTable(bytes)
    let offsets = places.map { lines.byteOffset(atScalar: $0, in: bytes) }
    return keyed.removing(keysAt: offsets, separator: format.separator)?.bytes(separator: format.separator)
  }
}

extension Catalog {
  /// Returns a Boolean value indicating whether another catalog has the same messages but for some, which it doesn't have.
  fileprivate func isSame(as rest: Catalog, without keys: Set<String>) -> Bool {
    let left = rest.messagesByKeyPath
    guard left.count == messages.count - keys.count else { return false }
    return messages.allSatisfy { message in
      keys.contains(message.keyPath)
        ? left[message.keyPath] == nil : left[message.keyPath].map { $0.stored == message.stored } ?? false
    }
  }
}

extension CatalogMessage {
  /// Its text in each language.
  fileprivate var stored: [StoredMessage?] { texts.map { $0?.stored } }
}
