import L10nFormats
import L10nText

/// The configuration that another one extends, such as a translations repository's in an app's. It provides the fields
/// for reading and checking strings; the locations of code and tables come from the extending one.
struct ExtendedConfiguration {
  private let document: SettingsDocument
  /// Its path, as written in the other one.
  private let path: String

  /// The fields that are inherited as a whole, if the other configuration doesn't have them.
  private static let fields: Set = [
    "source", "languages", "fallback", "sparse", "format", "syntax", "namespaces", "include", "korean-particles",
    "bidi",
    "pseudo", "rules", "strict",
  ]

  /// - Parameter path: the path as written in the extending configuration.
  init(_ file: SourceFile, at path: String) {
    document = SettingsDocument(file)
    self.path = path
  }

  /// Returns its problems.
  ///
  /// - Parameter problems: the problems of its fields.
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
  /// The file that was read.
  var file: SourceFile { document.file }

  /// The location of its translation files: the one that it names, or its own folder.
  var translations: String {
    let folder = FilePath.parent(path)
    return document.root.entries.value("translations")?.text.map { FilePath.joined(folder, $0) } ?? folder
  }

  /// Returns the content of a configuration with the inherited fields.
  ///
  /// - Parameter offset: the position of `extends`, at which all problems of these fields are reported.
  func adding(to root: DocumentNode, at offset: Int) -> DocumentNode {
    let own = root.entries
    let added = document.root.entries.filter { entry in
      Self.fields.contains(entry.key) && !own.contains { $0.key == entry.key }
    }.map { DocumentEntry(key: $0.key, keyOffset: offset, value: $0.value.moved(to: offset)) }
    return DocumentNode(offset: root.offset, content: .mapping(own + added))
  }
}

extension DocumentNode {
  /// Returns the node with all its positions moved to one place.
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
