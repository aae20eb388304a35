import L10nLanguage

/// Puts the files of one language together: what stands at each key path.
struct BundleAssembly {
  /// The longest key path, in UTF-8 bytes.
  static let keyPathLimit = 1024

  let language: String
  private(set) var entries: [String: BundleEntry] = [:]
  private(set) var problems: [BundleProblem] = []
  /// The mappings that may be plural maps, which only all languages together tell.
  private var candidates: [Candidate] = []

  /// A mapping of texts whose keys are all plural categories.
  private struct Candidate {
    var path: String
    var keyPlace: Place
    var file: Int
    var pairs: [YAMLPair]
  }

  init(language: String) {
    self.language = language
  }

  /// The key paths at which a plural map of this language has `other`.
  var pluralPaths: some Sequence<String> {
    candidates.lazy.filter { $0.pairs.contains { $0.key == PluralCategory.other.rawValue } }.map(\.path)
  }

  /// Takes up the keys of a file.
  mutating func add(_ part: BundleFile.Part) {
    guard let content = part.content else { return }
    entries.reserveCapacity(entries.count + content.weight)
    let place = Place(file: part.file, offset: content.offset)
    var path = ""
    for segment in part.namespace {
      path = Self.path(path, segment)
      insert(BundleEntry(keyPlace: place, content: .namespace), at: path)
    }
    switch content.content {
    case .mapping(let pairs): add(pairs, below: path, file: part.file)
    case .scalar(let scalar) where scalar.isNull: break
    case .scalar, .sequence:
      problems.append(
        BundleProblem(
          kind: .syntax(explanation: "a bundle is a mapping of keys to texts; write 'key: text'"), place: place,
          language: language))
    }
  }

  /// Decides what the mappings of categories are, once the key paths are known at which some language has `other`.
  mutating func settle(_ isPlural: (String) -> Bool) {
    for candidate in candidates {
      if isPlural(candidate.path) {
        let variants = candidate.pairs.compactMap { pair in
          PluralCategory(rawValue: pair.key).map { category in
            BundleMessage.Variant(
              category: category, keyPlace: Place(file: candidate.file, offset: pair.keyOffset),
              text: Self.text(of: pair.value, file: candidate.file))
          }
        }
        let message = BundleMessage.pluralMap(variants.sorted { $0.category < $1.category })
        insert(BundleEntry(keyPlace: candidate.keyPlace, content: .message(message)), at: candidate.path)
      } else {
        insert(BundleEntry(keyPlace: candidate.keyPlace, content: .namespace), at: candidate.path)
        for pair in candidate.pairs {
          let message = BundleMessage.text(Self.text(of: pair.value, file: candidate.file))
          let place = Place(file: candidate.file, offset: pair.keyOffset)
          insert(
            BundleEntry(keyPlace: place, content: .message(message)), at: Self.path(candidate.path, pair.key))
        }
      }
    }
    candidates = []
  }

  // MARK: Walking the tree

  private mutating func add(_ pairs: [YAMLPair], below parent: String, file: Int) {
    for pair in pairs {
      add(
        pair.value, at: Self.path(parent, pair.key), keyPlace: Place(file: file, offset: pair.keyOffset), file: file)
    }
  }

  private mutating func add(_ node: YAMLNode, at path: String, keyPlace: Place, file: Int) {
    guard path.utf8.count <= Self.keyPathLimit else {
      let explanation = "the key path is longer than \(Self.keyPathLimit) bytes; shorten its keys"
      problems.append(BundleProblem(kind: .syntax(explanation: explanation), place: keyPlace, language: language))
      return
    }
    switch node.content {
    case .scalar:
      insert(BundleEntry(keyPlace: keyPlace, content: .message(.text(Self.text(of: node, file: file)))), at: path)
    case .mapping(let pairs) where Self.mayBePluralMap(pairs):
      candidates.append(Candidate(path: path, keyPlace: keyPlace, file: file, pairs: pairs))
    case .mapping(let pairs):
      insert(BundleEntry(keyPlace: keyPlace, content: .namespace), at: path)
      add(pairs, below: path, file: file)
    case .sequence(let items) where items.allSatisfy({ $0.text != nil }):
      let texts = items.map { Self.text(of: $0, file: file) }
      insert(BundleEntry(keyPlace: keyPlace, content: .message(.list(texts))), at: path)
    case .sequence(let items):
      insert(BundleEntry(keyPlace: keyPlace, content: .namespace), at: path)
      for (index, item) in items.enumerated() {
        let place = Place(file: file, offset: item.offset)
        add(item, at: Self.path(path, String(index)), keyPlace: place, file: file)
      }
    }
  }

  private mutating func insert(_ entry: BundleEntry, at path: String) {
    guard let present = entries.updateValue(entry, forKey: path) else { return }
    entries[path] = present
    if present.message == nil, entry.message == nil { return }
    problems.append(
      BundleProblem(
        kind: .duplicateKey(path: path, first: present.keyPlace), place: entry.keyPlace, language: language))
  }

  private static func mayBePluralMap(_ pairs: [YAMLPair]) -> Bool {
    !pairs.isEmpty && pairs.allSatisfy { PluralCategory(rawValue: $0.key) != nil && $0.value.text != nil }
  }

  private static func text(of node: YAMLNode, file: Int) -> BundleText {
    let place = Place(file: file, offset: node.offset)
    guard case .scalar(let scalar) = node.content, !scalar.isNull else {
      return BundleText(text: "", place: place, style: .plain)
    }
    return BundleText(text: scalar.text, place: place, style: scalar.style)
  }

  private static func path(_ parent: String, _ segment: String) -> String {
    let written = KeySegment.written(segment)
    return parent.isEmpty ? written : "\(parent).\(written)"
  }
}
