import L10nLanguage

/// Reads a String Catalog into a tree with a mapping for each language, from keys to texts.
struct StringCatalogReader {
  private var problems: [DocumentProblem] = []
  private var source = ""
  /// The position of the source language's name.
  private var sourceOffset = 0

  /// Reads UTF-8 without a byte-order mark.
  static func read(_ bytes: [UInt8]) -> BundleDocument {
    if let content = StringCatalogScan.read(bytes) {
      let document = BundleDocument(
        root: content.strings.root, problems: [], repetitions: [], illFormed: nil, bytes: bytes)
      return document.with(content.strings, source: content.source)
    }
    return readTree(bytes)
  }

  /// Reads the file's JSON into a tree, and the strings from that.
  static func readTree(_ bytes: [UInt8]) -> BundleDocument {
    var document = JSONDocumentReader.read(bytes, keys: .names)
    var reader = StringCatalogReader()
    var strings = StringCatalogStrings(source: "")
    if let root = document.root {
      strings = reader.strings(of: root)
      document.root = strings.root
      document.problems.noteLanguages(ofCatalog: root)
    }
    if !document.problems.haveConflicts { document.problems += reader.problems }
    document.problems.sort { $0.offset < $1.offset }
    return document.with(strings, source: reader.source)
  }

  private mutating func strings(of root: DocumentNode) -> StringCatalogStrings {
    guard let fields = root.fields(reportingTo: &problems, as: "a String Catalog", losesKeys: true) else {
      return StringCatalogStrings(source: "")
    }
    let language = fields.value("sourceLanguage")
    sourceOffset = (language ?? root).offset
    if let name = language?.text, LanguageTag(name) != nil {
      source = name
    } else if language?.isUnread != true {
      problems.report(
        "a String Catalog names its language in 'sourceLanguage'; write \"sourceLanguage\" : \"en\", for example",
        at: sourceOffset)
    }
    var strings = StringCatalogStrings(source: source)
    guard let node = fields.value("strings") else {
      problems.report(
        "a String Catalog has its strings in 'strings'; write \"strings\" : { }", at: root.offset)
      return strings
    }
    strings.read(node.fields(reportingTo: &problems, as: "'strings'", losesKeys: true) ?? [])
    problems.add(strings.problems)
    if !source.isEmpty { strings.addSource(at: sourceOffset) }
    return strings
  }
}

extension BundleDocument {
  /// Returns the document with a catalog's properties besides its texts.
  fileprivate func with(_ strings: StringCatalogStrings, source: String) -> BundleDocument {
    var document = self
    document.doubts = strings.doubts
    document.composed = strings.composed
    document.allLanguages = AllLanguages(source: source, notes: strings.notes)
    return document
  }
}

extension [DocumentProblem] {
  /// Notes the languages of the problems that lose only a value.
  fileprivate mutating func noteLanguages(ofCatalog root: DocumentNode) {
    guard !isEmpty else { return }
    var starts: [(offset: Int, language: String?)] = []
    for string in root.entries.value("strings")?.entries ?? [] {
      starts.append((string.keyOffset, nil))
      for field in string.value.entries {
        starts.append((field.keyOffset, nil))
        guard field.key == "localizations" else { continue }
        starts += field.value.entries.map { ($0.keyOffset, $0.key) }
      }
    }
    starts.sort { $0.offset < $1.offset }
    for index in indices where !self[index].losesKeys {
      self[index].language = starts.last { $0.offset <= self[index].offset }?.language
    }
  }
}

extension [DocumentEntry] {
  /// Returns the value of a key, or `nil` if there is none.
  package func value(_ key: String) -> DocumentNode? {
    for index in indices where self[index].key == key { return self[index].value }
    return nil
  }
}

extension DocumentNode {
  /// Returns the entries of an object, or reports a problem and returns `nil` if the node isn't one.
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
