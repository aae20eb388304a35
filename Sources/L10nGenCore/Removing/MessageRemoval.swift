import L10nLanguage

/// The removal of messages from the files of all languages, and from the metadata. What else the files have stays as it is
/// written.
package struct MessageRemoval: Sendable {
  /// The files that change; none if there is an obstacle.
  package private(set) var files: [ChangedFile] = []
  /// The key path of a message that can't be removed without another one, or `nil` if all can: in a file whose entries
  /// aren't written one by one, for example, or if an alias refers to it.
  package private(set) var obstacle: String?

  /// - Parameters:
  ///   - keys: the key paths of the messages.
  ///   - files: all files of the project.
  ///   - read: reads files.
  init(of keys: Set<String>, from files: [InputFile], reading read: ([InputFile]) -> Catalog) {
    let catalog = read(files)
    let places = Self.places(of: keys, in: catalog)
    var changed: [ChangedFile] = []
    for file in files where file.failure == nil {
      let (text, obstacle) = Self.text(of: file, without: places[file.shownPath] ?? [:], keys)
      if let obstacle {
        self.obstacle = obstacle
        return
      }
      guard let text else { continue }
      let bytes = file.encoded(text)
      if bytes != file.bytes { changed.append(ChangedFile(file: file, bytes: bytes)) }
    }
    // Whatever was overlooked, nothing is removed that wasn't to be.
    let rest = read(files.map { file in changed.first { $0.file == file }.map { file.with($0.bytes) } ?? file })
    obstacle = Self.difference(between: catalog, without: keys, and: rest).map { Self.cause(of: $0, among: keys) }
    if obstacle == nil { self.files = changed }
  }

  /// The places of the messages' keys, with their key paths, by file.
  private static func places(of keys: Set<String>, in catalog: Catalog) -> [String: [Int: String]] {
    var places: [String: [Int: String]] = [:]
    for message in catalog.messages where keys.contains(message.keyPath) {
      for case let text? in message.texts {
        places[catalog.files[text.keyPlace.file].path, default: [:]][text.keyPlace.offset] = message.keyPath
      }
    }
    return places
  }

  /// The text that is left of a file, or `nil` if it stays as it is; and the key path of what can't be removed.
  private static func text(
    of file: InputFile, without places: [Int: String], _ keys: Set<String>
  ) -> (text: [UInt8]?, obstacle: String?) {
    guard let format = file.format, file.isMetadata || !places.isEmpty else { return (nil, nil) }
    guard let bytes = file.text, let keyed = format.keyedText(of: bytes) else { return (nil, places.values.min()) }
    if file.isMetadata { return (keyed.removing(entries: keys).bytes(separator: format.separator), nil) }
    let offsets = byteOffsets(ofScalars: places.keys.sorted(), in: bytes)
    guard let rest = keyed.removing(keysAt: Set(offsets), separator: format.separator) else {
      return (nil, places.values.min())
    }
    return (rest.bytes(separator: format.separator), nil)
  }

  /// The offsets of scalars in UTF-8, in their order.
  private static func byteOffsets(ofScalars numbers: [Int], in bytes: [UInt8]) -> [Int] {
    var offsets: [Int] = []
    var scalar = -1
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      scalar += 1
      if offsets.count < numbers.count, numbers[offsets.count] == scalar { offsets.append(offset) }
    }
    return offsets
  }

  /// The message whose removal would change another: the one with which it shares most of its key path.
  private static func cause(of changed: String, among keys: Set<String>) -> String {
    func shared(_ key: String) -> Int { zip(key.utf8, changed.utf8).prefix { $0 == $1 }.count }
    return keys.max { (shared($0), $1) < (shared($1), $0) } ?? changed
  }

  /// The first key path at which a catalog isn't another one without some messages.
  private static func difference(
    between catalog: Catalog, without keys: Set<String>, and rest: Catalog
  ) -> String? {
    let left = rest.messagesByKeyPath
    for message in catalog.messages {
      let isKept = left[message.keyPath].map { $0.stored == message.stored } ?? false
      if keys.contains(message.keyPath) ? left[message.keyPath] != nil : !isKept { return message.keyPath }
    }
    let known = catalog.messagesByKeyPath
    return rest.messages.first { known[$0.keyPath] == nil }?.keyPath
  }
}

extension CatalogMessage {
  /// What each language has for it.
  fileprivate var stored: [StoredMessage?] { texts.map { $0?.message.stored } }
}

extension InputFile {
  /// Returns the file with other bytes.
  fileprivate func with(_ bytes: [UInt8]) -> InputFile {
    var file = self
    file.bytes = bytes
    return file
  }
}
