import L10nCatalog
import L10nEditing
import L10nFormats
import L10nLanguage
import L10nText

/// The files of a project, and those in which translations to one language belong.
struct LanguageFiles {
  private(set) var all: [InputFile]
  private let language: String
  private let options: ReadingOptions
  private let listed: [LanguageTag]?

  init(_ files: [InputFile], language: String, options: ReadingOptions) {
    all = files
    self.language = language
    self.options = options
    listed = options.languages?.compactMap { LanguageTag($0) }
  }

  func file(shownAs path: String) -> InputFile? { all.first { $0.shownPath == path } }

  /// Returns the file at a path, or an empty one.
  func file(at path: [String]) -> InputFile {
    if let file = all.first(where: { $0.path == path }) { return file }
    let file = InputFile(path: path, shownPath: path.joined(separator: "/"), bytes: [])
    return options.configured([file]).first ?? file
  }

  /// The file with the metadata, or an empty one.
  var metadata: InputFile {
    all.first(where: \.isMetadata) ?? file(at: ["metadata.\(BundleFormats.newFileExtension)"])
  }

  /// Returns the language's file of a table, which is next to that of the source language. Returns an empty file if
  /// there is none, and `nil` if the folder doesn't name the language.
  func translated(_ source: InputFile) -> InputFile? {
    guard let path = translatedPath(of: source), path != source.path else { return nil }
    var file = file(at: path)
    guard file.bytes.isEmpty else { return file }
    file.dialect = source.dialect
    if let template = template(of: source), let text = template.text {
      file.bytes = template.format?.tables?.translation(of: text, to: language) ?? []
    }
    return file
  }

  private func translatedPath(of source: InputFile) -> [String]? {
    guard let format = source.format, let naming = format.folders else { return pathLikeOthers(of: source) }
    func isFolder(_ name: String) -> Bool { naming.language(of: name) != nil || name == naming.base }
    var path = source.path
    guard let index = path.lastIndex(where: isFolder) else { return nil }
    let siblings = all.compactMap { file in file.path.first { naming.language(of: $0) != nil } }
    let own = siblings.first { name in
      naming.language(of: name).map { LanguageNames.areSame($0, language) } ?? false
    }
    path[index] = own ?? naming.name(of: language)
    return sharedFile(insteadOf: path, for: source)?.path ?? path
  }

  /// Returns the file that has translations of a file's keys under another name, in a format whose files in a folder are
  /// one table: `values-ko/translations.xml` for `values/localazy.xml`.
  ///
  /// - Parameter path: the path with the same name, which is the place unless there is no file.
  private func sharedFile(insteadOf path: [String], for source: InputFile) -> InputFile? {
    guard source.format?.tableName != nil, !all.contains(where: { $0.path == path }) else { return nil }
    let keys = source.tableKeys
    let others = all.filter { $0.path.dropLast() == path.dropLast() && $0.format?.id == source.format?.id }
    let counted = others.map { (file: $0, count: $0.tableKeys.intersection(keys).count) }.filter { $0.count > 0 }
    return counted.max { $0.count < $1.count }?.file
  }

  // MARK: Files that say their language in several ways

  /// Returns the path of the language's file of a table: like those of other languages, or next to its template.
  private func pathLikeOthers(of source: InputFile) -> [String]? {
    guard let format = source.format, format.hasTableKeys else { return nil }
    let siblings = filesOfTable(of: source).filter { !$0.isTemplate }
    let own = siblings.first { file in
      if case .found(let other) = BundlePath(file.path, listed: listed).language {
        LanguageNames.areSame(other, language)
      } else {
        false
      }
    }
    if let own { return own.path }
    let like = siblings.lazy.compactMap { BundlePath.path($0.path, in: language, listed: listed) }.first
    return like ?? source.path.dropLast() + ["\(format.name(ofLanguage: language)).\(format.fileExtensions[0])"]
  }

  private func template(of source: InputFile) -> InputFile? {
    all.contains(where: \.isTemplate) ? filesOfTable(of: source).first(where: \.isTemplate) : nil
  }

  private func filesOfTable(of source: InputFile) -> [InputFile] {
    let templates = TemplateTables(all.map(\.path), listed: listed)
    func table(of file: InputFile) -> [String] {
      file.isTemplate ? templates.namespace(of: file.path) : BundlePath(file.path, listed: listed).namespace
    }
    let own = table(of: source)
    return all.filter { $0.format?.id == source.format?.id && table(of: $0) == own }
  }

  /// Returns a new file of the language for the messages of a file of the source language, or `nil` if its path can't
  /// be derived.
  func counterpart(of source: InputFile?) -> ImportTarget? {
    guard let source, let path = BundlePath.path(source.path, in: language, listed: listed),
      !all.contains(where: { $0.path == path })
    else { return nil }
    let own = ImportTarget.targets(in: [source], options: options).first?.target
    return ImportTarget(
      path: path, namespace: own?.namespace ?? [], roots: own?.roots.isEmpty == false ? [language] : [])
  }

  mutating func write(_ text: [UInt8], to file: InputFile) {
    var file = file
    file.bytes = file.encoded(text)
    if let position = all.firstIndex(where: { $0.path == file.path }) {
      all[position] = file
    } else {
      all.append(file)
    }
  }

  mutating func replace(_ bytes: [UInt8], of file: InputFile) {
    if let position = all.firstIndex(where: { $0.path == file.path }) { all[position].bytes = bytes }
  }
}

extension InputFile {
  /// The keys of a file of one language of a table.
  fileprivate var tableKeys: Set<String> { Set(tableDocument?.root?.entries.map(\.key) ?? []) }
}
