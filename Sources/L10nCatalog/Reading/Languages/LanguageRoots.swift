import L10nAllLanguages
import L10nFormats
import L10nLanguage
import L10nText

/// Removes the language keys at the top of files: `ko:` above everything, or a key for each of several languages.
struct LanguageRoots {
  /// The names of all languages of the catalog.
  let languages: [String]
  let source: String
  private(set) var problems: [BundleProblem] = []

  init(languages: [String], source: String) {
    self.languages = languages
    self.source = source
  }

  /// Returns the content of a file for each language.
  mutating func parts(of file: BundleFile) -> [BundleFile.Part] {
    guard let language = file.language else { return partsOfSeveral(file) }
    var part = Self.part(of: file, language)
    guard case .mapping(let pairs)? = file.root?.content, pairs.count == 1, let root = pairs.first,
      root.value.mayHoldKeys
    else { return [part] }
    if LanguageNames.name(of: root.key, among: languages) == language {
      part.content = root.value
    } else if let kind = mismatch(of: root.key, in: language) {
      problems.append(
        BundleProblem(kind: kind, place: Place(file: file.index, offset: root.keyOffset), language: language))
      part.content = nil
      part.isComplete = false
    }
    return [part]
  }

  private static func part(of file: BundleFile, _ language: String) -> BundleFile.Part {
    BundleFile.Part(
      language: language, namespace: file.namespace, file: file.index, content: file.root, format: file.format,
      isComplete: file.isComplete, sources: file.sources, hasKeysAlone: file.hasKeysAlone)
  }

  private func mismatch(of root: String, in language: String) -> BundleProblem.Kind? {
    if let other = LanguageNames.name(of: root, among: languages) { return .rootMismatch(root: other) }
    guard let suggestion = BundlePath.languageMeant(by: root), LanguageNames.areSame(suggestion, language)
    else { return nil }
    return .countryCode(root, suggestion: language, in: .rootKey)
  }

  /// Returns the content of a table for each language.
  mutating func parts(of table: AppleTable, in keys: inout KeyTree) -> [BundleFile.Part] {
    let numbers = table.numbers(in: &keys)
    var result: [BundleFile.Part] = []
    for file in table.filesInNamespace {
      if let language = file.language {
        result.append(Self.part(of: file, language))
      } else {
        result += parts(of: joiningSpellings(file.root?.entries ?? [], in: file), in: file)
      }
    }
    for index in result.indices { result[index].numbers = numbers }
    return result
  }

  /// Returns the languages of a table with the strings of one in two spellings, such as `zh-Hant` and `zh-Hant-TW`, in
  /// one place: those of the configured spelling or, if it is neither, of the first, and the others where it has none.
  private mutating func joiningSpellings(_ pairs: [DocumentEntry], in file: BundleFile) -> [DocumentEntry] {
    let names = pairs.map { LanguageNames.name(of: $0.key, among: languages) }
    guard Set(names.compactMap(\.self)).count < names.count(where: { $0 != nil }) else { return pairs }
    let spellings = Dictionary(grouping: pairs.indices) { names[$0] }
    return pairs.indices.compactMap { index in
      guard let name = names[index], let all = spellings[name], all.count > 1 else { return pairs[index] }
      let main = all.first { pairs[$0].key == name } ?? all[0]
      guard index == main else {
        problems.append(
          BundleProblem(
            kind: .twoSpellings(
              pairs[main].key, pairs[index].key, other: Place(file: file.index, offset: pairs[main].keyOffset)),
            place: Place(file: file.index, offset: pairs[index].keyOffset), language: name))
        return nil
      }
      var entries = pairs[main].value.entries
      var keys = Set(entries.map(\.key))
      for other in all where other != main {
        entries += pairs[other].value.entries.filter { keys.insert($0.key).inserted }
      }
      return DocumentEntry(
        key: pairs[main].key, keyOffset: pairs[main].keyOffset,
        value: DocumentNode(offset: pairs[main].value.offset, content: .mapping(entries)))
    }
  }

  private mutating func partsOfSeveral(_ file: BundleFile) -> [BundleFile.Part] {
    let noLanguage = BundleProblem(
      kind: .noLanguage(file.format, name: file.namespace.last ?? ""), place: Place(file: file.index, offset: 0),
      language: nil)
    guard case .mapping(let pairs)? = file.root?.content else {
      problems.append(noLanguage)
      return []
    }
    guard Self.areLanguages(pairs, source: source, known: languages) else {
      problems.append(noLanguage)
      return []
    }
    return parts(of: pairs, in: file)
  }

  private mutating func parts(of pairs: [DocumentEntry], in file: BundleFile) -> [BundleFile.Part] {
    pairs.compactMap { pair in
      guard let language = LanguageNames.name(of: pair.key, among: languages) else {
        let suggestion = BundlePath.languageMeant(by: pair.key)
        problems.append(
          BundleProblem(
            kind: suggestion.map { .countryCode(pair.key, suggestion: $0, in: .rootKey) }
              ?? .unlistedLanguage(pair.key),
            place: Place(file: file.index, offset: pair.keyOffset), language: nil))
        return nil
      }
      return BundleFile.Part(
        language: language, namespace: file.namespace, file: file.index, content: pair.value, format: file.format,
        isComplete: file.isComplete)
    }
  }

  /// Returns the languages of a file that has none in its path: its top keys, if all of these are languages and the
  /// source is among them. Country codes aren't languages, but in such a file they are meant as some.
  static func languages(in file: BundleFile, source: String) -> [String] {
    guard file.language == nil, case .mapping(let pairs)? = file.root?.content,
      areLanguages(pairs, source: source, known: [])
    else { return [] }
    return pairs.map(\.key).filter { BundlePath.languageMeant(by: $0) == nil }
  }

  /// Returns a Boolean value indicating whether the top keys of a file without a language in its path are languages.
  static func isOfSeveralLanguages(_ root: DocumentNode?, source: String) -> Bool {
    guard case .mapping(let pairs)? = root?.content else { return false }
    return areLanguages(pairs, source: source, known: [])
  }

  private static func areLanguages(_ pairs: [DocumentEntry], source: String, known: [String]) -> Bool {
    pairs.count <= ReadingOptions.languageLimit && pairs.contains { LanguageNames.areSame($0.key, source) }
      && pairs.allSatisfy { pair in
        LanguageTag(pair.key)?.hasLocaleData ?? false || BundlePath.languageMeant(by: pair.key) != nil
          || known.contains { LanguageNames.areSame($0, pair.key) }
      }
  }
}

extension DocumentNode {
  fileprivate var mayHoldKeys: Bool {
    switch content {
    case .mapping, .unread: true
    case .list: false
    case .text(let scalar): scalar.isNull
    }
  }
}
