import L10nLanguage

/// Reads a String Catalog into a tree with a mapping for each language, from keys to texts.
struct StringCatalogReader {
  private var problems: [DocumentProblem] = []
  private var source = ""
  /// The offset at which the source language is named.
  private var sourceOffset = 0

  /// So many strings are read on one processor at a time.
  private static let stringsAtOnce = 500

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8]) -> BundleDocument {
    var document = JSONDocumentReader.read(bytes, keys: .names)
    var reader = StringCatalogReader()
    var strings = StringCatalogStrings(source: "")
    if let root = document.root.take() {
      strings = reader.strings(of: reader.parts(of: root))
      document.root = strings.root
    }
    document.problems += reader.problems
    document.problems.sort { $0.offset < $1.offset }
    document.doubts = strings.doubts
    document.composed = strings.composed
    document.allLanguages = AllLanguages(source: reader.source, notes: strings.notes)
    return document
  }

  /// Returns the entries of `strings` in parts, or `nil` if the file has no strings.
  private mutating func parts(of root: DocumentNode) -> [[DocumentEntry]]? {
    guard let fields = root.fields(reportingTo: &problems, as: "a String Catalog", losesKeys: true) else { return nil }
    let language = fields.value("sourceLanguage")
    sourceOffset = (language ?? root).offset
    if let name = language?.text, LanguageTag(name) != nil {
      source = name
    } else if language?.isUnread != true {
      problems.report(
        "a String Catalog names its language in 'sourceLanguage'; write \"sourceLanguage\" : \"en\", for example",
        at: sourceOffset)
    }
    guard let strings = fields.value("strings") else {
      problems.report(
        "a String Catalog has its strings in 'strings'; write \"strings\" : { }", at: root.offset)
      return nil
    }
    let entries = strings.fields(reportingTo: &problems, as: "'strings'", losesKeys: true) ?? []
    return stride(from: 0, to: entries.count, by: Self.stringsAtOnce).map { start in
      Array(entries[start..<min(start + Self.stringsAtOnce, entries.count)])
    }
  }

  private mutating func strings(of parts: consuming [[DocumentEntry]]?) -> StringCatalogStrings {
    var strings = StringCatalogStrings(source: source)
    guard let parts else { return strings }
    let read = Concurrently.map(parts) { [source] part in
      var strings = StringCatalogStrings(source: source)
      strings.read(part)
      return strings
    }
    for part in read where !problems.isFull {
      strings.add(part)
      problems.add(part.problems)
    }
    if !source.isEmpty { strings.addSource(at: sourceOffset) }
    return strings
  }
}

extension [DocumentEntry] {
  /// Returns the value of a key, or `nil` if there is none.
  func value(_ key: String) -> DocumentNode? {
    for index in indices where self[index].key == key { return self[index].value }
    return nil
  }
}

extension DocumentNode {
  /// The entries of an object; `nil` after a report if the node isn't one.
  func fields(
    reportingTo problems: inout [DocumentProblem], as name: String = "this", losesKeys: Bool = false
  ) -> [DocumentEntry]? {
    switch content {
    case .mapping(let entries): return entries
    case .unread: break
    case .text, .list: problems.report("\(name) is an object; write '{ … }'", at: offset, losesKeys: losesKeys)
    }
    return nil
  }
}
