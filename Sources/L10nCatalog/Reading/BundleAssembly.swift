import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// Joins the files of one language into the entries at each key path.
struct BundleAssembly {
  let language: String
  private(set) var entries = BundleEntries()
  private(set) var problems: [BundleProblem] = []
  /// The format of the file whose keys are being added.
  private var format = FormatID.settings
  /// A Boolean value indicating whether its plurals begin where their first text does, unlike the objects of the file.
  private var hasSuffixedPlurals = false
  /// The indexes of its files in the catalog.
  private(set) var files: Set<Int> = []
  /// The first file whose keys are in no namespace, or `nil` if all files have one.
  private(set) var rootFile: Int?
  /// The places of keys that its files have without a translation.
  private(set) var untranslated: [Int: Place] = [:]
  /// A Boolean value indicating whether some of its texts are keys of other languages' files.
  private(set) var hasKeysAlone = false
  /// A Boolean value indicating whether all keys could be read.
  private(set) var isComplete = true
  /// The mappings that may be plural maps, which is known only once all languages have been read.
  private var candidates: [PluralMapCandidate] = []
  /// The keys that two files of the language have, with both places.
  private var duplicates: [(key: Int, first: Place, second: Place, isSame: Bool)] = []

  /// Joins the files of all languages.
  ///
  /// The source comes first and numbers its keys. The other languages hardly ever have more keys, so they are joined at
  /// the same time, and the keys that one of them adds are numbered afterwards.
  static func assemblies(
    of languages: [String], _ parts: consuming [String: [BundleFile.Part]], _ keys: inout KeyTree
  ) -> [BundleAssembly] {
    guard let source = languages.first else { return [] }
    let first = BundleAssembly(of: source, parts.removeValue(forKey: source) ?? [], &keys)
    let others = languages.dropFirst().map { ($0, parts.removeValue(forKey: $0) ?? []) }
    let numbered = keys
    let assembled = Concurrently.map(others) { language, parts in
      var keys = numbered
      return (assembly: BundleAssembly(of: language, parts, &keys), keys: keys)
    }
    return [first]
      + assembled.map { assembly, added in
        guard added.count > numbered.count else { return assembly }
        var assembly = assembly
        assembly.renumber(from: numbered.count, to: keys.add(added, from: numbered.count))
        return assembly
      }
  }

  private init(of language: String, _ parts: [BundleFile.Part], _ keys: inout KeyTree) {
    self.language = language
    entries.reserveCapacity(keys.count)
    for part in parts { add(part, to: &keys) }
  }

  private mutating func renumber(from start: Int, to numbers: [Int]) {
    func renumber(_ key: inout Int) {
      if key >= start { key = numbers[key - start] }
    }
    entries.renumber(from: start, to: numbers)
    untranslated = Dictionary(
      untranslated.map { ($0.key < start ? $0.key : numbers[$0.key - start], $0.value) }
    ) { first, _ in first }
    for index in candidates.indices { renumber(&candidates[index].key) }
    for index in duplicates.indices { renumber(&duplicates[index].key) }
  }

  /// The keys with a plural map of this language that has `other`.
  var pluralKeys: some Sequence<Int> {
    candidates.lazy.filter { $0.isCertain || $0.pairs.contains { $0.key == PluralCategory.other.rawValue } }.map(\.key)
  }

  /// Adds the keys of a file.
  private mutating func add(_ part: BundleFile.Part, to keys: inout KeyTree) {
    if part.hasKeysAlone {
      hasKeysAlone = true
    } else {
      files.insert(part.file)
      if part.namespace.isEmpty { rootFile = min(rootFile ?? part.file, part.file) }
    }
    format = part.format
    hasSuffixedPlurals = BundleFormats.format(format).hasSuffixedPlurals
    isComplete = isComplete && part.isComplete
    guard let content = part.content else { return }
    let place = Place(file: part.file, offset: content.offset)
    var key = KeyTree.root
    let isWholeText = BundleFormats.format(part.format).isWholeText
    for segment in isWholeText ? part.namespace.dropLast() : part.namespace[...] {
      guard let number = number(of: segment, below: key, keyPlace: place, in: &keys) else { return }
      key = number
      insertNamespace(keyPlace: place, at: key)
    }
    if isWholeText {
      guard let name = part.namespace.last,
        let number = number(of: name, below: key, keyPlace: place, in: &keys)
      else { return }
      return add(content, at: number, keyPlace: place, file: part.file, to: &keys)
    }
    switch content.content {
    case .mapping(let pairs):
      if let numbers = part.numbers {
        add(pairs, numbers, below: key, file: part.file, to: &keys)
        addUntranslated(part.sources, numbers, file: part.file)
      } else {
        add(pairs, below: key, file: part.file, to: &keys)
      }
    case .text(let scalar) where scalar.isNull: break
    case .unread: isComplete = false
    case .text, .list:
      // If there are errors, keys may be missing because of them.
      guard part.isComplete else { return }
      let advice = "write '\(BundleFormats.format(part.format).example)'"
      problems.append(
        BundleProblem(
          kind: .syntax(explanation: "a translation file maps keys to strings; \(advice)", written: nil, part.format),
          place: place, language: language))
      isComplete = false
    }
  }

  /// Decides whether mappings of categories are plurals, once it is known which keys have `other` in some language.
  ///
  /// - Parameter source: the keys of the source language, or `nil` for the source language itself. If the source has
  ///   the keys of a mapping in a namespace, the mapping belongs to that namespace: `kind.other` translates
  ///   `kind.other`.
  mutating func settle(pluralKeys: Set<Int>, source: BundleEntries?, in keys: inout KeyTree) {
    for candidate in candidates {
      if candidate.pairs.contains(where: \.value.isUnread) {
        entries.addUnread(keyPlace: candidate.keyPlace, at: candidate.key)
      } else if pluralKeys.contains(candidate.key), source.map({ candidate.isIn($0, keys) }) != true {
        let variants = candidate.pairs.compactMap { pair in
          PluralCategory(rawValue: pair.key).map { category in
            BundleMessage.PluralVariant(
              category: category, text: BundleText(pair.value, keyOffset: pair.keyOffset, file: candidate.file))
          }
        }
        let message = BundleMessage.pluralMap(variants.sorted { $0.category < $1.category })
        insert(message, keyPlace: candidate.keyPlace, at: candidate.key)
      } else {
        insertNamespace(keyPlace: candidate.keyPlace, at: candidate.key)
        add(candidate.pairs, below: candidate.key, file: candidate.file, to: &keys)
      }
    }
    candidates = []
    if let source {
      makeNamespaces(like: source, in: keys)
      if BundleFormats.format(format).hasFlatKeys { moveTextsOfNamespaces(like: source, in: keys) }
    }
    problems += duplicates.map { key, first, second, isSame in
      let path = keys.path(key)
      return BundleProblem(
        kind: .duplicateKey(path: path, written: path, first: first, shown: isSame ? .any : .first), place: second,
        language: language)
    }
    duplicates = []
  }

  /// Makes namespaces of keys without a value at the key paths of the source's namespaces: their keys aren't translated
  /// yet.
  private mutating func makeNamespaces(like source: BundleEntries, in keys: KeyTree) {
    for key in 0..<keys.count where entries[key]?.kind == .emptyMessage && source[key]?.kind == .namespace {
      entries.makeNamespace(ofNullAt: key)
    }
  }

  /// Moves texts at the key paths of the source's namespaces to the key paths of the source's own texts there. A file
  /// that has only `a` of `a` and `a.b` doesn't show that `a` is a namespace.
  private mutating func moveTextsOfNamespaces(like source: BundleEntries, in keys: KeyTree) {
    for key in 0..<keys.count where source[key]?.kind == .namespace && entries[key]?.isMessage == true {
      let own = keys.number(of: NestedMapping.selfKey, below: key)
      guard let own, source[own]?.isMessage == true else { continue }
      entries.moveMessage(at: key, below: own)
    }
  }

  // MARK: Walking the tree

  private mutating func add(_ pairs: [DocumentEntry], below parent: Int, file: Int, to keys: inout KeyTree) {
    var position = 0
    for pair in pairs {
      let place = Place(file: file, offset: pair.keyOffset)
      let number = number(of: pair.key, below: parent, at: &position, keyPlace: place, in: &keys)
      if let number { add(pair.value, at: number, keyPlace: place, file: file, to: &keys) }
    }
  }

  /// Adds the strings of a table, each at its key path.
  private mutating func add(
    _ strings: [DocumentEntry], _ numbers: AppleTableKeyNumbers, below parent: Int, file: Int, to keys: inout KeyTree
  ) {
    var numbers = numbers
    numbers.restart()
    // The namespace of the last string, which usually contains the next ones, too.
    var namespace = parent
    for string in strings {
      let place = Place(file: file, offset: string.keyOffset)
      switch numbers.number(of: string.key) {
      case .tooLong(let segment): reportTooLong(segment, at: KeySegment.written(segment), keyPlace: place)
      case .number(let number):
        if let own = keys.parent(number), own != namespace {
          insertNamespaces(downTo: own, below: parent, keyPlace: place, in: keys)
          namespace = own
        }
        add(string.value, at: number, keyPlace: place, file: file, to: &keys)
      }
    }
  }

  /// Notes the keys of a table's file that have no translation.
  private mutating func addUntranslated(_ sources: [DocumentEntry], _ numbers: AppleTableKeyNumbers, file: Int) {
    var numbers = numbers
    numbers.restart()
    for source in sources {
      guard case .number(let number) = numbers.number(of: source.key), entries[number] == nil else { continue }
      untranslated[number] = Place(file: file, offset: source.keyOffset)
    }
  }

  private mutating func insertNamespaces(downTo number: Int, below parent: Int, keyPlace: Place, in keys: KeyTree) {
    guard number != parent, let above = keys.parent(number) else { return }
    insertNamespaces(downTo: above, below: parent, keyPlace: keyPlace, in: keys)
    insertNamespace(keyPlace: keyPlace, at: number)
  }

  private mutating func add(_ node: DocumentNode, at key: Int, keyPlace: Place, file: Int, to keys: inout KeyTree) {
    switch node.content {
    case .unread: entries.addUnread(keyPlace: keyPlace, at: key)
    case .list(let items) where items.contains(where: \.isUnread): entries.addUnread(keyPlace: keyPlace, at: key)
    case .text:
      insert(.text(BundleText(node, file: file)), keyPlace: keyPlace, at: key)
    case .mapping(let pairs) where mayBePluralMap(pairs, in: node):
      candidates.append(
        PluralMapCandidate(isCertain: hasSuffixedPlurals, key: key, keyPlace: keyPlace, file: file, pairs: pairs))
    case .mapping(let pairs):
      insertNamespace(keyPlace: keyPlace, at: key)
      add(pairs, below: key, file: file, to: &keys)
    case .list(let items) where items.allSatisfy({ $0.text != nil }):
      insert(.list(items.map { BundleText($0, file: file) }), keyPlace: keyPlace, at: key)
    case .list(let items):
      insertNamespace(keyPlace: keyPlace, at: key, itemCount: items.count)
      for (index, item) in items.enumerated() {
        let place = Place(file: file, offset: item.offset)
        guard let number = number(of: String(index), below: key, keyPlace: place, in: &keys) else { continue }
        add(item, at: number, keyPlace: place, file: file, to: &keys)
      }
    }
  }

  private mutating func number(
    of segment: String, below parent: Int, keyPlace: Place, in keys: inout KeyTree
  ) -> Int? {
    var position = 0
    return number(of: segment, below: parent, at: &position, keyPlace: keyPlace, in: &keys)
  }

  private mutating func number(
    of segment: String, below parent: Int, at position: inout Int, keyPlace: Place, in keys: inout KeyTree
  ) -> Int? {
    if let number = keys.number(of: segment, below: parent, at: &position) { return number }
    reportTooLong(segment, at: keys.path(of: segment, below: parent), keyPlace: keyPlace)
    return nil
  }

  private mutating func reportTooLong(_ segment: String, at path: String, keyPlace: Place) {
    let explanation = "the key path is longer than \(KeyTree.pathLimit) bytes; shorten its keys"
    problems.append(
      BundleProblem(
        kind: .syntax(explanation: explanation, written: KeySegment.written(segment), format), place: keyPlace,
        language: language, subject: .init(language: language, key: path), isLengthOfKey: true))
  }

  private mutating func insert(_ message: consuming BundleMessage, keyPlace: Place, at key: Int) {
    if let present = entries[key] {
      duplicates.append((key, present.keyPlace, keyPlace, entries.hasSameTexts(as: message, at: key)))
    } else {
      _ = entries.add(message, keyPlace: keyPlace, at: key)
    }
  }

  private mutating func insertNamespace(keyPlace: Place, at key: Int, itemCount: Int? = nil) {
    // Many files may have the same namespace.
    let present = entries.addNamespace(keyPlace: keyPlace, at: key, itemCount: itemCount)
    guard let present, present.isMessage else { return }
    duplicates.append((key, present.keyPlace, keyPlace, false))
  }

  private func mayBePluralMap(_ pairs: [DocumentEntry], in node: DocumentNode) -> Bool {
    !pairs.isEmpty && (!hasSuffixedPlurals || pairs[0].value.offset == node.offset)
      && pairs.allSatisfy { PluralCategory(rawValue: $0.key) != nil && ($0.value.text != nil || $0.value.isUnread) }
  }
}
