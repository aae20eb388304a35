import L10nFormats
import L10nLanguage
import L10nText

/// The choices for the names of keys.
struct AppleTableNaming {
  /// The names that people chose.
  var names = KeyNames()
  /// The namespace of the other names, below that of their table.
  var namespace: [String] = []
  /// The language whose texts are used to name strings.
  var language: String?
}

/// A table of strings, in one file with all languages or in a file for each. Its keys become key paths.
package struct AppleTable {
  let files: [BundleFile]
  /// The notes, with the indexes of their files.
  private let notes: [(note: MessageNote, file: Int)]
  /// The name of the table in `names.yml`.
  let name: String
  /// The segments before its key paths.
  private let namespace: [String]
  /// The names of its keys that people chose.
  private let names: [String: KeyNames.Name]
  private let keys: KeyNumbers
  /// The path of each key, without the namespace.
  private let paths: [String: [String]]
  /// The arguments that only keys have, as declarations.
  private let keyArguments: [Metadata.Entry]
  /// The keys with derived paths that no file has yet, sorted by path.
  let derived: [DerivedName]

  /// The endings of the names of tables' files.
  package static let fileEndings = [".xcstrings", ".strings", ".stringsdict"]

  /// The table whose keys have no namespace: the default table of Apple's systems.
  package static let standardName = "Localizable"
  /// The tables whose keys have no namespace, including those of formats whose files needn't have a name of their own.
  private static let standardNames = Set(
    BundleFormats.all.compactMap { $0.hasTableKeys ? $0.namespace(in: [], name: "").last : nil } + [standardName])

  /// Returns a Boolean value indicating whether a file belongs to a table that replaces values of `Info.plist`.
  static func isOfSystem(file path: String) -> Bool {
    FilePath.name(path).hasPrefix("InfoPlist.")
  }

  /// Returns the namespace of a table, whose name may have folders before it.
  package static func namespace(ofTable name: String) -> [String] {
    let segments = name.split(separator: "/").map(String.init)
    return segments.last.map(standardNames.contains) == true ? segments.dropLast() : segments
  }

  /// - Parameters:
  ///   - files: the file that has all languages, or the files with one language each.
  ///   - source: the language whose texts are used to name strings, unless another one is configured for that.
  ///   - others: the namespaces of all tables, which no key of this table may have as its name.
  init(
    _ files: [BundleFile], source: String, name: String, namespace: [String], besides others: [[String]],
    naming: AppleTableNaming
  ) {
    self.files = files
    notes = files.flatMap { file in
      guard let language = file.language else { return file.notes.map { ($0, file.index) } }
      let states = file.notes.compactMap { note in
        note.state.map { MessageNote(key: note.key, keyOffset: note.keyOffset, states: [language: $0]) }
      }
      return ((LanguageNames.areSame(language, source) ? file.notes : []) + states).map { ($0, file.index) }
    }
    self.name = name
    self.namespace = namespace
    let names = naming.names[name]
    self.names = names
    let keys = AppleTableKeys(of: files, source: source, namingLanguage: naming.language, names: names)
    self.keys = keys.numbers
    let below = others.filter { $0.count > namespace.count && $0.starts(with: namespace) }.map { $0[namespace.count] }
    let taken = Set(below.map { KeyNaming.Path([$0]).form })
    var paths = KeyNaming.paths(of: keys.keys, names: names, besides: taken)
    if !naming.namespace.isEmpty {
      for (key, path) in paths where names[key] == nil { paths[key] = naming.namespace + path }
    }
    self.paths = paths
    let arguments = KeyArguments(of: files, source: source).types
    keyArguments = zip(keys.keys, keys.places).compactMap { key, place in
      guard let types = arguments[key.key], let path = paths[key.key] else { return nil }
      var fields = MetadataFields()
      fields.arguments = types.mapValues { .builtIn($0) }
      return Metadata.Entry(
        glob: KeyGlob(segments: namespace + path), place: place, fields: fields,
        argumentPlaces: types.mapValues { _ in place })
    }
    lazy var given = Set(names.values.map { KeyNaming.Path($0.path).form })
    derived = zip(keys.keys, keys.places).compactMap { [paths] key, place in
      guard names[key.key] == nil, let path = paths[key.key],
        !(key.isSpelledAsPath && path == key.path?.segments), KeySegment.path(path) != key.key
      else { return nil }
      var spelled = key.isSpelledAsPath && naming.namespace.isEmpty ? key.path?.segments : nil
      // The name of another table, or of another key in names.yml, can't be kept.
      if let path = spelled,
        taken.contains(KeyNaming.Path([path[0]]).form) || given.contains(KeyNaming.Path(path).form)
      {
        spelled = nil
      }
      return DerivedName(table: name, path: path, key: key.key, spelled: spelled, place: place)
    }.sorted { KeyOrder.precedes(KeySegment.path($0.path), KeySegment.path($1.path)) }
  }

  /// The files, in the table's namespace.
  var filesInNamespace: [BundleFile] {
    files.map { file in
      var file = file
      file.namespace = namespace
      return file
    }
  }

  /// The segments of the key path of each key.
  var keyPaths: [String: [String]] { namespace.isEmpty ? paths : paths.mapValues { namespace + $0 } }

  /// Returns the numbers of the table's keys in a tree, after adding them.
  func numbers(in tree: inout KeyTree) -> AppleTableKeyNumbers {
    AppleTableKeyNumbers(of: keys, paths: paths, namespace: namespace, in: &tree)
  }

  /// The file's own notes as metadata, which `metadata.yml` can override.
  var metadata: [Metadata.Entry] {
    keyArguments
      + notes.compactMap { note, file in
        guard let path = paths[note.key] else { return nil }
        var fields = MetadataFields()
        fields.description = note.description
        if !note.isTranslatable { fields.isTranslatable = false }
        fields.states = note.states.compactMapValues(TranslationState.init)
        fields.argumentNames = note.argumentNames
        for argument in note.arguments {
          if let type = argument.type { fields.arguments[argument.name] = .builtIn(type) }
          if let format = argument.format { fields.argumentFormats[argument.name] = format }
          if let example = argument.example { fields.examples[argument.name] = example }
        }
        let places = note.arguments.filter { $0.type != nil }.map { ($0.name, Place(file: file, offset: $0.offset)) }
        return Metadata.Entry(
          glob: KeyGlob(segments: namespace + path), place: Place(file: file, offset: note.keyOffset),
          fields: fields, argumentPlaces: Dictionary(places) { first, _ in first })
      }
  }

  /// Returns the names that `names.yml` gives to arguments, as metadata.
  ///
  /// - Parameter namesFile: the index of the file.
  func argumentMetadata(namesFile: Int) -> [Metadata.Entry] {
    let named = names.filter { !$0.value.arguments.isEmpty && paths[$0.key] != nil }
    guard !named.isEmpty else { return [] }
    let noted = Dictionary(notes.map { ($0.note.key, $0.note.argumentNames) }) { first, _ in first }
    return named.map { key, name in
      var fields = MetadataFields()
      fields.argumentNames = noted[key] ?? ArgumentNames()
      for argument in name.arguments { fields.argumentNames.set(argument.name, at: argument.position) }
      return Metadata.Entry(
        glob: KeyGlob(segments: namespace + name.path), place: Place(file: namesFile, offset: name.offset),
        fields: fields,
        argumentPlaces: Dictionary(
          name.arguments.map { ($0.name, Place(file: namesFile, offset: $0.offset)) }
        ) { first, _ in first })
    }
  }
}

extension Catalog {
  /// The names of the tables to record in `names.yml` even if none of their keys needs a name, in order: without them,
  /// a key path doesn't show which table it belongs to.
  package var tablesToRecord: [String] {
    tableKeys.keys.allSatisfy { AppleTable.namespace(ofTable: $0).isEmpty }
      ? [] : tableKeys.keys.sorted(by: KeyOrder.precedes)
  }
}
