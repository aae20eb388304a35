import L10nFormats
package import L10nText

/// The directory with the bundles, or a single file. This is the only place where the core reads files. Next to a
/// single file, the metadata and the glossary are read.
package enum TranslationsDirectory {
  /// The limit of folders that are read; folders that links lead to count each time.
  static let folderLimit = 10_000

  /// The limit of all bytes that are read, so that links to large files don't fill the memory.
  static let sizeLimit = 1 << 30

  /// Returns all files of the translations, with their bytes or, for files and folders that can't be read, the reason.
  ///
  /// Symbolic links are followed where they lead to something inside the directory. Those that lead out of it or loop are
  /// passed over (``linksPassedOver(at:)``); those that lead nowhere can't be read.
  ///
  /// - Parameter path: the path, as shown before the files' names.
  /// - Throws: the reason why the directory as a whole can't be read, and what to do.
  package static func files(at path: String) throws(FileSystem.Failure) -> [InputFile] {
    try files(at: TranslationPaths(path))
  }

  /// Returns the files of several locations, as files of the directory that contains all of them.
  package static func files(at paths: TranslationPaths) throws(FileSystem.Failure) -> [InputFile] {
    try contents(at: paths).files
  }

  /// The result of reading a directory.
  package struct Contents {
    /// The files, with their bytes or the reason why they can't be read.
    package var files: [InputFile]
    /// The links that aren't followed, with the reason, as ``linksPassedOver(at:)`` returns them.
    package var linksPassedOver: [FileSystem.Failure] = []
  }

  /// Returns the files of several locations, with the links that reading passed over.
  package static func contents(at paths: TranslationPaths) throws(FileSystem.Failure) -> Contents {
    let path = paths.directory
    if let real = FileSystem.realPath(path), isSingleFile(real, in: FileSystemTree()) {
      return Contents(files: try files(in: FileSystemTree(), at: real, shownAs: paths))
    }
    guard let root = FileSystem.realPath(path), FileSystem.kind(of: root) == .directory else {
      if let failure = FileSystem.failure(at: path) { throw failure }
      let exists = FileSystem.kind(of: path) != nil
      throw FileSystem.Failure(
        path: path,
        reason: exists
          ? "not a directory; name the directory of the \(paths.store == nil ? "translation files" : "listing's locales")"
          : paths.store == nil
            ? "there is no such directory; set the directory of the translation files in l10n.yml's 'translations' or "
              + "with --translations" : "there is no such directory; correct 'listings' in l10n.yml")
    }
    for place in paths.parts ?? [] where FileSystem.kind(of: FilePath.joined(root, place)) == nil {
      throw FileSystem.Failure(
        path: FilePath.joined(path, place),
        reason: "there is no such file or folder; correct the list of l10n.yml's 'translations'")
    }
    var walk = Walk(tree: FileSystemTree(), root: root, paths: paths)
    try walk.visit([], at: root)
    guard walk.files.isEmpty else {
      let files = walk.files.inChosenDialects(of: FileSystemTree(), at: root)
      return Contents(files: files, linksPassedOver: walk.linksPassedOver)
    }
    if let link = walk.linksPassedOver.first { throw link }
    if walk.isEmpty, let submodule = Submodule.path(of: root) {
      throw FileSystem.Failure(
        path: path,
        reason: "this git submodule is not initialized; run 'git submodule update --init \(submodule)'")
    }
    throw FileSystem.Failure(
      path: path,
      reason: paths.store?.reasonForNoFiles
        ?? "no translation files in this directory; add files such as ko.yml, ko/store.yml or Localizable.xcstrings")
  }

  /// Returns a Boolean value indicating whether a project has no translation files yet: the directory doesn't exist, or
  /// has none.
  package static func isUnbegun(at paths: TranslationPaths) -> Bool {
    guard paths.parts == nil else { return false }
    guard let root = FileSystem.realPath(paths.directory) else { return FileSystem.kind(of: paths.directory) == nil }
    guard FileSystem.kind(of: root) == .directory, Submodule.path(of: root) == nil else { return false }
    var walk = Walk(tree: FileSystemTree(), root: root, paths: paths)
    guard (try? walk.visit([], at: root)) != nil else { return false }
    return walk.files.isEmpty && walk.linksPassedOver.isEmpty
  }

  /// The links that reading passes over, with the reason: those that lead out of the directory or loop. None where the
  /// directory can't be read.
  package static func linksPassedOver(at paths: TranslationPaths) -> [FileSystem.Failure] {
    guard let root = FileSystem.realPath(paths.directory) else { return [] }
    return linksPassedOver(in: FileSystemTree(), at: root, shownAs: paths)
  }

  /// The same for a directory of any tree.
  package static func linksPassedOver(
    in tree: some FileTree, at root: String, shownAs paths: TranslationPaths
  ) -> [FileSystem.Failure] {
    guard tree.kind(of: root, followingLinks: true) == .directory else { return [] }
    var walk = Walk(tree: tree, root: root, paths: paths)
    walk.readsFiles = false
    try? walk.visit([], at: root)
    return walk.linksPassedOver
  }

  /// Returns the file of one language of a table at a path, with the folder that names the language, and the file next
  /// to it with the rest of the table; `nil` if the path is something else.
  package static func table(at path: String) throws(FileSystem.Failure) -> [InputFile]? {
    guard let format = BundleFormats.format(ofFile: FilePath.name(path)), format.hasTableKeys, !format.hasAllLanguages,
      FileSystem.kind(of: path) == .file
    else { return nil }
    let parent = FilePath.parent(FilePath.absolute(path, in: FileSystem.workingDirectory))
    let folder = FilePath.name(parent)
    let folders = format.isBelowLanguage(folder: folder) ? [FilePath.name(FilePath.parent(parent)), folder] : [folder]
    guard
      folder == format.tables?.folders?.base || format.isTemplate
        || BundlePath(folders + [FilePath.name(path)], listed: nil).language != .none
    else {
      throw FileSystem.Failure(
        path: path,
        reason:
          "this file doesn't say its language; \(format.advice(forLanguageOf: BundlePath.stem(FilePath.name(path))))")
    }
    let others = [FormatName.companion(of: path)].compactMap { $0 }.filter { FileSystem.kind(of: $0) == .file }
    var files: [InputFile] = []
    for path in [path] + others {
      let bytes = try FileSystem.bytes(of: path, limit: InputFile.sizeLimit + 1)
      var file = InputFile(path: folders + [FilePath.name(path)], shownPath: path, bytes: bytes)
      file.dialect = .chosen(forFileAt: path)
      files.append(file)
    }
    return files
  }

  /// Returns the files of a directory in any tree, with the same rules and limits; none if it has no bundles.
  ///
  /// - Parameters:
  ///   - tree: the tree with the directory.
  ///   - root: the directory's path without links.
  ///   - paths: the directory as shown before the files' names, and the parts of it that are read.
  /// - Throws: the reason why the directory as a whole can't be read, and what to do.
  package static func files(
    in tree: some FileTree, at root: String, shownAs paths: TranslationPaths
  ) throws(FileSystem.Failure) -> [InputFile] {
    if isSingleFile(root, in: tree) { return try files(withCatalog: root, in: tree, shownAs: paths.directory) }
    var walk = Walk(tree: tree, root: root, paths: paths)
    try walk.visit([], at: root)
    return walk.files.inChosenDialects(of: tree, at: root)
  }

  private static func files(
    withCatalog path: String, in tree: some FileTree, shownAs shownPath: String
  ) throws(FileSystem.Failure) -> [InputFile] {
    let bytes = try tree.bytes(of: path, limit: InputFile.sizeLimit)
    var files = [InputFile(path: [FilePath.name(path)], shownPath: shownPath, bytes: bytes)]
    for name in InputFile.settingsNames {
      let settings = FilePath.joined(FilePath.parent(path), name)
      guard tree.kind(of: settings, followingLinks: true) == .file else { continue }
      let shown = FilePath.joined(FilePath.parent(shownPath), name)
      files.append(
        InputFile(path: [name], shownPath: shown, bytes: try tree.bytes(of: settings, limit: InputFile.sizeLimit)))
    }
    return files
  }

  /// Returns a Boolean value indicating whether the file at a path has all languages, so that it needs no directory
  /// around it.
  package static func isSingleFile(_ path: String, in tree: some FileTree) -> Bool {
    tree.kind(of: path, followingLinks: true) == .file
      && BundleFormats.format(ofFile: FilePath.name(path))?.hasAllLanguages == true
  }

  private struct Walk<Tree: FileTree> {
    let tree: Tree
    let root: String
    let paths: TranslationPaths
    var files: [InputFile] = []
    /// The links that aren't followed, with the reason.
    var linksPassedOver: [FileSystem.Failure] = []
    /// A Boolean value indicating whether the content of files is read.
    var readsFiles = true
    /// A Boolean value indicating whether only git's own files were found.
    var isEmpty = true
    private var folders = 0
    private var size = 0

    init(tree: Tree, root: String, paths: TranslationPaths) {
      self.tree = tree
      self.root = root
      self.paths = paths
    }

    private var shownRoot: String { paths.directory }

    mutating func visit(_ components: [String], at directory: String) throws(FileSystem.Failure) {
      folders += 1
      guard folders <= folderLimit else {
        throw FileSystem.Failure(
          path: shownRoot, reason: "more than \(folderLimit) folders, links counted; remove some")
      }
      for name in names(in: directory, components) where !name.hasPrefix(".") {
        isEmpty = false
        guard paths.includes(components + [name]) || InputFile.isSettings(components + [name]) else { continue }
        try visit(components + [name], named: name, in: directory)
      }
    }

    private mutating func names(in directory: String, _ components: [String]) -> [String] {
      do {
        return try tree.names(in: directory).sorted()
      } catch {
        isEmpty = false
        fail(components, error.reason)
        return []
      }
    }

    private mutating func visit(
      _ components: [String], named name: String, in directory: String
    ) throws(FileSystem.Failure) {
      let path = FilePath.joined(directory, name)
      // A name that isn't UTF-8 was read with replacement characters, and no file has that name.
      if name.unicodeScalars.contains("\u{FFFD}"), tree.kind(of: path, followingLinks: false) == nil {
        return fail(components, "this name is not UTF-8; rename the file or folder")
      }
      let isDirectory = tree.kind(of: path, followingLinks: true) == .directory
      if isDirectory, FoldersOfOthers.include(name) || FoldersOfOthers.isOfBundle(name, in: directory) { return }
      guard isDirectory || InputFile.isWanted(components, in: paths.store) else { return }
      if tree.kind(of: path, followingLinks: false) == .symbolicLink {
        if let reason = reasonToPassOver(link: path, in: directory) {
          return linksPassedOver.append(FileSystem.Failure(path: shown(components), reason: reason))
        }
        guard tree.realPath(path) != nil else {
          return fail(components, "this symbolic link leads nowhere; remove it")
        }
      }
      if isDirectory { return try visit(components, at: path) }
      guard readsFiles else { return }
      do {
        let bytes = try tree.bytes(of: path, limit: InputFile.sizeLimit)
        guard BundleFormats.format(ofFile: name)?.hasMessages(bytes, inFile: name) != false else { return }
        size += bytes.count
        files.append(InputFile(path: components, shownPath: shown(components), bytes: bytes))
      } catch {
        fail(components, error.reason)
      }
      guard size <= TranslationsDirectory.sizeLimit else {
        throw FileSystem.Failure(
          path: shownRoot, reason: "more than \(TranslationsDirectory.sizeLimit >> 30) GiB of files; remove some")
      }
    }

    /// The reason why a symbolic link isn't followed; `nil` for one that is, and for one that leads nowhere.
    private func reasonToPassOver(link path: String, in directory: String) -> String? {
      guard let target = tree.realPath(path) else {
        return tree.isLoop(path) ? "this symbolic link leads back to itself; remove it" : nil
      }
      guard FilePath.isInside(target, root) else {
        return "this symbolic link leads out of the translations directory; put the files themselves there"
      }
      guard !FilePath.isInside(tree.realPath(directory) ?? directory, target) else {
        return "this symbolic link leads back to a folder that contains it; remove it"
      }
      return nil
    }

    /// Notes a file or folder that can't be read. The other files are still read.
    private mutating func fail(_ components: [String], _ reason: String) {
      files.append(InputFile(path: components, failure: .init(path: shown(components), reason: reason)))
    }

    private func shown(_ components: [String]) -> String {
      FilePath.joined(shownRoot, components.joined(separator: "/"))
    }
  }
}
