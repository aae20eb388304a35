import L10nCatalog
import L10nFormats
import L10nMessages
import L10nText

/// The keys that texts may name, in a format in which a text can have the text of another key in it.
struct ReferencedKeys {
  private let catalog: Catalog
  /// The keys of each namespace, and those of all of them for `nil`.
  private var keys: [String?: Set<[String]>] = [:]

  /// Returns `nil` if no format of the catalog's texts has this.
  init?(_ catalog: Catalog) {
    guard catalog.messages.contains(where: { Self.namesKeys($0.source?.text(at: 0)) }) else {
      return nil
    }
    self.catalog = catalog
    for message in catalog.messages {
      let files = Set(message.texts.compactMap { $0?.keyPlace.file })
      for file in files { add(message, inFile: catalog.files[file].path) }
    }
  }

  private static func namesKeys(_ text: BundleText?) -> Bool {
    text.map { BundleFormats.format($0.map.format).namesKeysInTexts } ?? false
  }

  /// Adds the names of a key: without its namespace, which is the file's name, and without the ends that a number or a
  /// context adds to it.
  private mutating func add(_ message: CatalogMessage, inFile path: String) {
    let segments = catalog.keys.segments(message.key)
    let file = BundlePath.stem(FilePath.name(path))
    let namespace = segments.dropLast().firstIndex(of: file).map { segments[...$0] } ?? []
    let key = Array(segments.dropFirst(namespace.count))
    guard let last = key.last else { return }
    var names = [key]
    var end = last.endIndex
    while let separator = last[..<end].lastIndex(of: "_"), separator > last.startIndex {
      names.append(key.dropLast() + [String(last[..<separator])])
      end = separator
    }
    for owner in [nil, file, namespace.joined(separator: "/")] { keys[owner, default: []].formUnion(names) }
  }

  /// Calls a function with each key that a text names and no file has: the message and the language by their indexes,
  /// and the text.
  func forEachUnknown(_ body: (Int, Int, BundleText, KeyReference) -> Void) {
    for (index, message) in catalog.messages.enumerated() {
      for (language, localized) in message.texts.enumerated() {
        guard let localized else { continue }
        for textIndex in 0..<localized.message.count {
          guard let text = localized.text(at: textIndex), text.text.utf8.contains(UInt8(ascii: "$")) else { continue }
          let references = BundleFormats.format(text.map.format).references(in: text.text)
          for reference in references.prefix(CheckedText.findingLimit) where !contains(reference) {
            body(index, language, text, reference)
          }
        }
      }
    }
  }

  private func contains(_ reference: KeyReference) -> Bool {
    guard let keys = keys(of: reference) else { return false }
    return reference.paths.contains { path in
      // The items of a list have numbers.
      keys.contains(path) || path.last.flatMap { Int($0) } != nil && keys.contains(path.dropLast())
    }
  }

  private func keys(of reference: KeyReference) -> Set<[String]>? { keys[reference.namespace] }

  /// Returns the key that was probably meant, or `nil` if none is similar.
  ///
  /// - Parameter budget: the number of comparisons that are left.
  func suggestion(for reference: KeyReference, _ budget: inout Int) -> String? {
    let candidates = keys(of: reference) ?? []
    guard candidates.count <= budget else { return nil }
    budget -= candidates.count
    let meant = NearestName.suggestion(
      for: KeySegment.path(reference.paths[0]), among: candidates.lazy.map { KeySegment.path($0) })
    return meant.map { key in reference.namespace.map { "\($0):\(key)" } ?? key }
  }
}
