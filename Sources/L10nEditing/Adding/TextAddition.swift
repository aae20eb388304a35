package import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
package import L10nPipeline
package import L10nText

/// The messages for texts: those that a project has already, and new ones in the file of its source language.
package struct TextAddition {
  /// The catalog with the messages that were added.
  package private(set) var catalog: Catalog
  /// The number of messages that were added.
  package private(set) var count = 0
  private let before: Catalog
  private let pipeline: Pipeline
  private let original: [InputFile]
  /// The files with the messages.
  package private(set) var files: [InputFile]

  /// - Parameters:
  ///   - catalog: the catalog of the project.
  ///   - files: its files.
  package init(_ catalog: Catalog, _ files: [InputFile], _ pipeline: Pipeline) {
    before = catalog
    self.catalog = catalog
    self.pipeline = pipeline
    original = files
    self.files = files
  }

  /// Returns the key path of the message with a text, which is added if there is none.
  package mutating func message(for text: NewText) throws(EditRefusal) -> String {
    try message(for: text, below: []) { _ in true }
  }

  /// Returns the key path of a module's message with a text, which is added if there is none.
  package mutating func message(for text: NewText, in module: inout ModuleStrings) throws(EditRefusal) -> String {
    guard let namespace = module.namespace else {
      throw .reason("the module '\(module.name)' has no strings yet; add its first one with 'l10n-gen add'", at: nil)
    }
    let own = module.keyPaths
    let key = try message(for: text, below: namespace) { own.contains($0) }
    module.keyPaths.insert(key)
    return key
  }

  /// - Parameters:
  ///   - namespace: the segments of a new key path before the key.
  ///   - isOwn: returns a Boolean value indicating whether the message with a key path can be used again.
  private mutating func message(
    for text: NewText, below namespace: [String], where isOwn: (String) -> Bool
  ) throws(EditRefusal) -> String {
    if let known = known(text, where: isOwn) { return known }
    let path = namespace + [KeyNaming.proposedKey(for: text.pattern(in: .icu), below: namespace, in: catalog)]
    try add(text, at: path)
    return KeySegment.path(path)
  }

  /// Adds a message.
  ///
  /// - Parameter path: the segments of its key path.
  package mutating func add(_ text: NewText, at path: [String]) throws(EditRefusal) {
    let targets = ImportTarget.targets(in: files, options: pipeline.configuration.reading)
    let isOfTable =
      !catalog.tableKeys.isEmpty
      && !targets.contains { LanguageNames.areSame($0.language, source) && $0.target.holds(path) }
    let syntax = isOfTable ? .printf : pipeline.configuration.reading.syntax.syntax(ofKey: path)
    let (written, losses) = syntax.print(text.pattern(in: syntax))
    if let loss = losses.first {
      throw .reason("the syntax '\(syntax.rawValue)' \(loss); add this text by hand", at: nil)
    }
    let edit = try pipeline.adding(path, [source: written], to: catalog, files)
    guard edit.catalogs.after.messagesByKeyPath[KeySegment.path(path)]?.arguments.map(\.type) == text.types else {
      throw .reason(
        "the syntax '\(syntax.rawValue)' has no argument of this type; pass a String, or add the text by hand", at: nil)
    }
    apply(edit)
  }

  private var source: String { catalog.languages.first ?? pipeline.configuration.reading.source }

  /// Returns the key path of the first message whose text and arguments are the same.
  private func known(_ text: NewText, where isOwn: (String) -> Bool) -> String? {
    let written = Dictionary(
      uniqueKeysWithValues: MessageSyntax.allCases.map { ($0, $0.print(text.pattern(in: $0)).text) })
    return catalog.messages.first { message in
      message.isInSource && message.source?.stored == written[message.syntax].map(StoredMessage.text)
        && message.arguments.map(\.type) == text.types && isOwn(message.keyPath)
    }?.keyPath
  }

  private mutating func apply(_ edit: ProjectEdit) {
    catalog = edit.catalogs.after
    count += 1
    files = files.applying(edit.changes)
  }

  /// The edit that adds all messages.
  package var edit: ProjectEdit {
    ProjectEdit(changes: files.changes(since: original), catalogs: (before, catalog))
  }
}
