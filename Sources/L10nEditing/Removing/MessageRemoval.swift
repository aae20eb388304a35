import L10nCatalog
import L10nFormats
import L10nMessages
package import L10nText

/// The removal of messages from the files of all languages, and from the metadata. The rest of the files stays as it is
/// written.
package struct MessageRemoval {
  /// The files that change.
  package private(set) var files: [ChangedFile] = []
  /// The key paths of the removed messages.
  package private(set) var removed: Set<String> = []
  /// The key paths, in order, of messages that are kept because removing them would change others: for example, those
  /// of mappings on one line, and those that an alias repeats.
  package private(set) var refused: [String] = []

  private let all: [InputFile]
  private let catalog: Catalog
  private let tables: TableFiles
  private let tableKeys: [String: AppleTableKey]
  private let read: ([InputFile]) -> Catalog
  /// The number of times that the files may still be read.
  private var readings = 256

  /// - Parameters:
  ///   - keys: the key paths of the messages.
  ///   - catalog: the catalog of the project.
  ///   - files: all of its files.
  ///   - options: the options for reading them.
  ///   - read: a function that reads files.
  init(
    of keys: Set<String>, from catalog: Catalog, _ files: [InputFile], options: ReadingOptions,
    reading read: @escaping ([InputFile]) -> Catalog
  ) {
    all = files
    tables = TableFiles(files, options: options)
    tableKeys = catalog.tableKeysByPath
    self.read = read
    self.catalog = catalog
    remove(keys.sorted(by: KeyOrder.precedes)[...])
  }

  /// Removes messages together with those removed before. If that fails, tries each half.
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

  /// Returns the files that change without some messages, or `nil` if anything else would change, too.
  private func changedFiles(without keys: Set<String>) -> [ChangedFile]? {
    guard let changed = editedFiles(without: keys) else { return nil }
    return catalog.isSame(as: read(all.with(changed)), without: keys) ? changed : nil
  }

  /// Returns the place of what removing a refused message would change, or of the message if its own entry can't be
  /// removed.
  func obstacle(to key: String) -> SourceLocation? {
    guard let message = catalog.messagesByKeyPath[key] else { return nil }
    guard let changed = editedFiles(without: [key]) else { return catalog.location(of: message) }
    let rest = read(all.with(changed))
    let left = rest.messagesByKeyPath
    let other = catalog.messages.first { $0.keyPath != key && left[$0.keyPath]?.stored != $0.stored }
    return other.map { catalog.location(of: $0, changedTo: left[$0.keyPath], rest.languages) }
      ?? catalog.location(of: message)
  }

  /// Returns the files that have or describe messages, without these, or `nil` if an entry can't be removed on its own.
  private func editedFiles(without keys: Set<String>) -> [ChangedFile]? {
    let places = places(of: keys)
    var changed: [ChangedFile] = []
    for file in all where file.failure == nil && (file.isMetadata || places[file.shownPath] != nil) {
      guard let text = Self.text(of: file, without: places[file.shownPath] ?? [], keys) else { return nil }
      let bytes = file.encoded(text)
      if bytes != file.bytes { changed.append(ChangedFile(file: file, bytes: bytes)) }
    }
    // The source language's files come last, so that a removal that is interrupted before them can be repeated.
    let sources = sourcePaths(of: keys)
    return changed.filter { !sources.contains($0.file.shownPath) }
      + changed.filter { sources.contains($0.file.shownPath) }
  }

  /// Returns the offsets of the messages' keys, by file.
  private func places(of keys: Set<String>) -> [String: Set<Int>] {
    var places: [String: Set<Int>] = [:]
    for message in catalog.messages where keys.contains(message.keyPath) {
      if let key = tableKeys[message.keyPath]?.key {
        // Another file may have the key, too, whose text isn't used.
        let paths = Set(message.texts.compactMap { $0.map { catalog.files[$0.keyPlace.file].path } })
        for (file, offset) in tables.places(ofKey: key, besides: paths) {
          places[file.shownPath, default: []].insert(offset)
        }
      }
      for place in message.texts.compactMap(\.self).flatMap(catalog.keyPlaces) {
        places[catalog.files[place.file].path, default: []].insert(place.offset)
      }
    }
    return places
  }

  /// Returns the files that have the messages in the source language.
  private func sourcePaths(of keys: Set<String>) -> Set<String> {
    let places = catalog.messages.filter { keys.contains($0.keyPath) }.compactMap { $0.source?.keyPlace }
    return Set(places.map { catalog.files[$0.file].path })
  }

  /// Returns the remaining text of a file, or `nil` if its entries aren't written one by one.
  private static func text(of file: InputFile, without places: Set<Int>, _ keys: Set<String>) -> [UInt8]? {
    guard let format = file.format, let bytes = file.text, let keyed = format.keyedText(of: bytes) else { return nil }
    if file.isMetadata { return keyed.removing(entries: keys).bytes(separator: format.separator) }
    let lines = LineTable(bytes)
    let offsets = format.keys(places, withDescriptionsIn: bytes).map { lines.byteOffset(atScalar: $0, in: bytes) }
    return keyed.removing(keysAt: offsets, separator: format.separator)?.bytes(separator: format.separator)
  }
}

extension [InputFile] {
  /// Returns the files, some of them with new content.
  func with(_ changed: [ChangedFile]) -> [InputFile] {
    let new = Dictionary(changed.map { ($0.file.shownPath, $0.bytes) }) { first, _ in first }
    return map { file in
      var file = file
      file.bytes = new[file.shownPath] ?? file.bytes
      return file
    }
  }
}

extension Catalog {
  /// Returns a Boolean value indicating whether another catalog has the same messages except for the removed ones.
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
