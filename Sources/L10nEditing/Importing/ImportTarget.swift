package import L10nCatalog
package import L10nFormats
import L10nLanguage
package import L10nText

/// The file of a project that a language's messages are added to.
package struct ImportTarget {
  /// The components of its path below the translations directory.
  package var path: [String]
  /// The existing file, or `nil` if there is none yet.
  package var file: InputFile?
  /// The segments of key paths that the file's own path represents.
  package var namespace: [String] = []
  /// The keys above all others in the file: its language, or none.
  package var roots: [String] = []

  /// Returns the format of the file in a project.
  package func format(in options: ReadingOptions) -> (any BundleFormat)? {
    options.configured([file ?? InputFile(path: path, shownPath: "", bytes: [])]).first?.format
  }

  package init(path: [String], file: InputFile? = nil, namespace: [String] = [], roots: [String] = []) {
    self.path = path
    self.file = file
    self.namespace = namespace
    self.roots = roots
  }

  /// Returns a Boolean value indicating whether messages with a key path can be in the file.
  package func holds(_ key: [String]) -> Bool {
    isWholeText ? key == namespace : key.starts(with: namespace) && namespace.count < key.count
  }

  /// A Boolean value indicating whether the file is one text, whose key path is its namespace.
  private var isWholeText: Bool {
    path.last.flatMap(BundleFormats.format(ofFile:))?.isWholeText ?? false
  }

  /// Returns the keys in the file for a key path that it holds. A file that is one text has the last one.
  package func keys(of key: [String]) -> [String] {
    isWholeText ? Array(key.suffix(1)) : Array(key.dropFirst(namespace.count))
  }

  /// Returns the file for messages with a key path, or `nil` if the project keeps the language in folders and none of
  /// their files can have the key.
  ///
  /// - Parameters:
  ///   - key: the segments of the key path.
  ///   - targets: the language's files.
  ///   - store: the store whose listing the project is, or `nil` for an app's strings.
  package static func target(
    forKey key: [String], among targets: [ImportTarget], language: String, of store: Store? = nil
  ) -> ImportTarget? {
    if let store {
      let present = targets.first { $0.holds(key) }
      return present ?? store.file(ofKey: key, in: language).map { ImportTarget(path: $0, namespace: key) }
    }
    let suitable = targets.filter { $0.holds(key) }
    if let nearest = suitable.max(by: { $0.namespace.count < $1.namespace.count }) { return nearest }
    guard let sibling = targets.first else {
      return ImportTarget(path: ["\(language).\(BundleFormats.newFileExtension)"])
    }
    // A folder for each language, whose files are namespaces: a further namespace is a further file.
    guard sibling.namespace.count == 1, sibling.path.count > 1, key.count > 1 else { return nil }
    let name = "\(key[0]).\(BundlePath.fileExtension(sibling.path[sibling.path.count - 1]))"
    return ImportTarget(path: sibling.path.dropLast() + [name], namespace: [key[0]], roots: sibling.roots)
  }

  /// Returns the files of a project that have messages of a single language.
  package static func targets(of language: String, in files: [InputFile], options: ReadingOptions) -> [ImportTarget] {
    let all = targets(in: files, options: options)
    // A project may have files for `pt` and for `pt-BR`.
    let tag = LanguageNames.name(of: language, among: all.map(\.language)).flatMap { LanguageTag($0) }
    return all.filter { tag != nil && LanguageTag($0.language) == tag }.map(\.target)
  }

  /// Returns the files of a project that have messages of a single language, with that language.
  package static func targets(in files: [InputFile], options: ReadingOptions) -> [(
    language: String, target: ImportTarget
  )] {
    if let store = options.listing?.store { return targets(in: files, of: store) }
    let listed = options.languages.map { $0.compactMap { LanguageTag($0) } }
    return options.configured(files).compactMap { file in
      let path = BundlePath(file.path, listed: listed)
      guard !file.isSettings, !file.isTable, let format = file.format, case .found(let language) = path.language,
        let bytes = file.text
      else { return nil }
      let entries = format.read(bytes).root?.entries ?? []
      let root = entries.count == 1 && LanguageNames.areSame(entries[0].key, language) ? [entries[0].key] : []
      return (
        language,
        ImportTarget(
          path: file.path, file: file, namespace: options.usesNamespaces ? file.namespace(path.namespace) : [],
          roots: root)
      )
    }
  }
}

extension ImportTarget {
  /// Returns the files of a store's listing, with their locales.
  private static func targets(in files: [InputFile], of store: Store) -> [(language: String, target: ImportTarget)] {
    files.compactMap { file in
      guard let locale = file.path.first.flatMap(store.locale), let key = store.key(ofFile: file.path) else {
        return nil
      }
      return (locale, ImportTarget(path: file.path, file: file, namespace: key))
    }
  }
}

extension ReadingOptions {
  /// Returns the options for reading tables alone, in any language. If the tables don't have the project's source
  /// language, the first of their languages takes its place.
  package func reading(tables: [InputFile]) -> ReadingOptions {
    var options = withoutProject
    let languages = tables.map { table -> String? in
      if case .found(let name) = BundlePath(table.path, listed: nil).language { name } else { nil }
    }
    // A file that has all languages names its source language itself.
    guard !languages.isEmpty, !languages.contains(where: { $0.map { LanguageNames.areSame($0, source) } ?? true })
    else {
      return options
    }
    options.source = languages.compactMap { $0 }.min() ?? source
    return options
  }
}
