import L10nFormats
import L10nText

/// The configuration that another one extends, such as that of a translations repository in an app's. It gives the fields that
/// say how strings are read and checked; where code and tables are written is the extending one's own.
struct ExtendedConfiguration {
  private let document: SettingsDocument
  /// Its path, as the other one writes it.
  private let path: String

  /// The fields that are taken over as a whole, if the other configuration doesn't have them.
  private static let fields: Set = [
    "source", "languages", "fallback", "sparse", "syntax", "namespaces", "include", "korean-particles", "pseudo",
    "rules", "strict",
  ]

  /// - Parameter path: as the extending configuration writes it.
  init(_ file: SourceFile, at path: String) {
    document = SettingsDocument(file)
    self.path = path
  }

  /// Returns what is wrong with it.
  ///
  /// - Parameter problems: those of its fields.
  func problems(_ problems: [DocumentProblem]) -> [LocatedProblem] {
    var own = document.isText ? document.problems + problems : document.problems
    if let node = document.root.entries.value("extends") {
      own.append(
        DocumentProblem(
          explanation: "a configuration that another one extends can't extend a third; copy the fields here",
          offset: node.offset))
    }
    return document.located(own)
  }

  /// Its content.
  var root: DocumentNode { document.root }
  /// The file as it was read.
  var file: SourceFile { document.file }

  /// The place of its translation files: the one that it names, or its own folder.
  var translations: String {
    let folder = FilePath.parent(path)
    return document.root.entries.value("translations")?.text.map { FilePath.joined(folder, $0) } ?? folder
  }

  /// Returns the content of a configuration with the fields that it takes over.
  ///
  /// - Parameter offset: the place where it names this one, at which all problems of these fields are.
  func adding(to root: DocumentNode, at offset: Int) -> DocumentNode {
    let own = root.entries
    let added = document.root.entries.filter { entry in
      Self.fields.contains(entry.key) && !own.contains { $0.key == entry.key }
    }.map { DocumentEntry(key: $0.key, keyOffset: offset, value: $0.value.moved(to: offset)) }
    return DocumentNode(offset: root.offset, content: .mapping(own + added))
  }
}

extension DocumentNode {
  /// The node as one that is written at one place.
  fileprivate func moved(to offset: Int) -> DocumentNode {
    switch content {
    case .text, .unread: DocumentNode(offset: offset, content: content)
    case .list(let items): DocumentNode(offset: offset, content: .list(items.map { $0.moved(to: offset) }))
    case .mapping(let entries):
      DocumentNode(
        offset: offset,
        content: .mapping(
          entries.map { DocumentEntry(key: $0.key, keyOffset: offset, value: $0.value.moved(to: offset)) }))
    }
  }
}
