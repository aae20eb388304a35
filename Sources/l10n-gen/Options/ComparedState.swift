import L10nCatalog
import L10nChecking
import L10nPipeline
import L10nProject
import L10nReview
import L10nText

/// The translation files of a directory or a revision, for a comparison.
struct ComparedState {
  /// The name to print.
  let name: String
  /// The translation files, which may be none in a revision.
  let files: [InputFile]
  /// The places of the files, as they show them.
  private let paths: TranslationPaths
  /// The revision, or `nil` for a directory.
  private let revision: GitRevision?

  init(workingTree loaded: LoadedConfiguration) throws(Refusal) {
    name = "working tree"
    files = try loaded.files()
    paths = loaded.paths
    revision = nil
  }

  /// Reads the files of a revision.
  init(_ revision: GitRevision) throws(Refusal) {
    name = revision.name
    self.revision = revision
    paths = revision.shownPaths
    do {
      files = try revision.files()
    } catch {
      throw .file(error)
    }
  }

  init(_ name: String, of paths: TranslationPaths) throws(Refusal) {
    try Refusal.refuseEmpty(name, "one of the two names to compare")
    guard FileSystem.kind(of: name) == .directory else {
      try self.init(Self.revision(name, of: paths))
      return
    }
    do throws(FileSystem.Failure) {
      let paths = TranslationPaths(FilePath.shown(name))
      self.init(name: name, files: try TranslationsDirectory.files(at: paths), paths: paths, revision: nil)
    } catch {
      throw .file(error)
    }
  }

  private init(name: String, files: [InputFile], paths: TranslationPaths, revision: GitRevision?) {
    self.name = name
    self.files = files
    self.paths = paths
    self.revision = revision
  }

  private static func revision(_ name: String, of paths: TranslationPaths) throws(Refusal) -> GitRevision {
    let revision: GitRevision?
    do {
      revision = try GitRevision(name, of: paths)
    } catch {
      throw .usage("'\(name)' is not a directory, and can't be read as a git revision: \(error.reason)")
    }
    if let revision { return revision }
    throw .usage(
      "'\(name)' is neither a directory nor a revision of the git repository around '\(paths.directory)'; in a shallow "
        + "clone, 'git fetch --unshallow' fetches older revisions")
  }

  /// Returns the files to compare, with the names of keys in the revision.
  func compared(_ loaded: LoadedConfiguration) throws(Refusal) -> ComparedFiles {
    let present = loaded.configuration.reading.names
    guard let revision else { return ComparedFiles(files, names: present, directory: paths.directory) }
    do {
      return ComparedFiles(
        files, names: try revision.file(at: loaded.names, elsewhere: present), directory: paths.directory)
    } catch {
      throw .file(error)
    }
  }

  /// Reads its catalog, and reports what couldn't be read.
  ///
  /// - Throws: an explanation if it has no translation files, with which nothing can be compared.
  func catalog(_ loaded: LoadedConfiguration) throws(Refusal) -> Catalog {
    var outcome = try readCatalog(loaded)
    // Doubtful parts are the concern of the present files.
    outcome.findings.removeAll { $0.severity != .error }
    explain(outcome)
    return outcome.catalog
  }

  /// Reads its catalog, with the findings about reading.
  ///
  /// - Throws: an explanation if it has no translation files.
  func readCatalog(_ loaded: LoadedConfiguration) throws(Refusal) -> CheckOutcome {
    guard !files.isEmpty else {
      throw .usage(
        "'\(name)' has no translation files in '\(loaded.translations)'; name a revision or a directory that has some")
    }
    return Pipeline(loaded.configuration).read(try compared(loaded))
  }

  private var linksPassedOver: [FileSystem.Failure] {
    revision?.linksPassedOver ?? TranslationsDirectory.linksPassedOver(at: paths)
  }

  /// Reports what couldn't be read of it.
  ///
  /// - Parameter unread: the findings about reading.
  func explain(_ unread: CheckOutcome) {
    for failure in files.compactMap(\.failure) {
      Console.error("warning: \(Console.printable(failure.path)): \(Console.printable(failure.reason))\n")
    }
    Console.note(linksPassedOver)
    let report = TextReport(
      outcome: unread, style: TextStyle(isColored: Console.showsColor(.error)), width: Console.width(of: .error))
    var text = ""
    report.writeFindings(to: &text)
    Console.error(text)
  }
}
