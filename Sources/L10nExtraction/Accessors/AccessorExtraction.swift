package import L10nCatalog
package import L10nEditing
import L10nFormats
package import L10nPipeline
import L10nSwiftCode
package import L10nText

/// Turns texts of Swift code into messages, and calls their accessors in place of them. Reads and writes no files.
///
///     var extraction = AccessorExtraction(into: catalog, files, pipeline)
///     for text in texts { try extraction.add(text, of: source) }
///     let edit = try extraction.edit()
package struct AccessorExtraction {
  private let catalog: Catalog
  private let pipeline: Pipeline
  /// The declarations of the project without the messages that are added.
  private lazy var declarations = AccessorDeclarations(pipeline.named(catalog)).byKey
  private var addition: TextAddition
  private var replaced = ReplacedKeys()
  private var files: [File] = []

  /// A file with its texts.
  private struct File {
    let source: SourceFile
    var texts: [(text: CodeText, key: String)] = []
  }

  /// The edit of a project's strings with that of its code.
  package struct Edit {
    package var project: ProjectEdit
    /// The Swift files with the changes of each, in order.
    package var code: [(source: SourceFile, edits: [TextEdit])] = []
    /// The number of messages that are added.
    package let addedCount: Int
  }

  /// - Parameters:
  ///   - catalog: the catalog of the project that gets the messages.
  ///   - files: the translation files of the project.
  package init(into catalog: Catalog, _ files: [InputFile], _ pipeline: Pipeline) {
    self.catalog = catalog
    self.pipeline = pipeline
    addition = TextAddition(catalog, files, pipeline)
  }

  /// Adds a text with its message, unless the project has the message already. A text that is refused changes nothing.
  ///
  /// - Parameters:
  ///   - text: the text, after those before it in the file.
  ///   - source: the Swift file.
  package mutating func add(_ text: CodeText, of source: SourceFile) throws(EditRefusal) {
    let key = try key(of: text, in: source)
    if files.last?.source.path != source.path { files.append(File(source: source)) }
    files[files.count - 1].texts.append((text, key))
  }

  /// Returns the key path of a text's message, which is added if there is none.
  private mutating func key(of text: CodeText, in source: SourceFile) throws(EditRefusal) -> String {
    if let key = text.key, let known = catalog.tableKeys[key.table]?[key.key].map(KeySegment.path) {
      guard declarations[known]?.parameters.count == text.expressions.count else {
        throw Self.otherArguments(known, of: text, in: source)
      }
      replaced.add(key.key, in: key.table)
      return known
    }
    do throws(EditRefusal) {
      return try addition.message(for: NewText(text))
    } catch {
      throw error.located(at: source.location(ofByte: text.byte))
    }
  }

  /// Returns the edit that adds the messages, and calls their accessors.
  package func edit() throws(EditRefusal) -> Edit {
    let declarations = AccessorDeclarations(pipeline.named(addition.catalog)).byKey
    var edit = Edit(project: addition.edit, addedCount: addition.count)
    for file in files {
      let edits = try file.texts.map { text, key throws(EditRefusal) in
        guard let declaration = declarations[key], declaration.parameters.count == text.expressions.count else {
          throw Self.otherArguments(key, of: text, in: file.source)
        }
        return TextEdit(range: text.range, replacement: Array(declaration.call(text.expressions).utf8))
      }
      edit.code.append((file.source, edits))
    }
    keepReplaced(in: &edit.project)
    return edit
  }

  private static func otherArguments(_ key: String, of text: CodeText, in source: SourceFile) -> EditRefusal {
    .reason("the accessor of '\(key)' has other arguments; call it by hand", at: source.location(ofByte: text.byte))
  }

  /// Keeps keys that code doesn't look up any more in Xcode's catalogs.
  private func keepReplaced(in edit: inout ProjectEdit) {
    for file in addition.files {
      guard let kept = replaced.kept(in: file) else { continue }
      if let index = edit.changes.firstIndex(where: { $0.path == file.path }) {
        edit.changes[index].new = kept.bytes
      } else {
        edit.changes.append(FileChange(path: file.path, old: file, new: kept.bytes))
      }
    }
  }
}

extension NewText {
  /// Creates the message of a text in code.
  fileprivate init(_ text: CodeText) {
    self.init(
      text.parts.map { part in
        switch part {
        case .text(let text): .text(text)
        case .value(let name, _, let type): .argument(name: name, type)
        }
      })
  }
}

extension AccessorDeclaration {
  /// Returns a call with values in the order of the parameters.
  fileprivate func call(_ values: [String]) -> String {
    guard !parameters.isEmpty else { return name }
    return "\(name)(\(zip(parameters, values).map { "\($0.label): \($1)" }.joined(separator: ", ")))"
  }
}

extension EditRefusal {
  /// Returns the refusal with a place, if it has none.
  fileprivate func located(at location: SourceLocation) -> EditRefusal {
    switch self {
    case .reason(let reason, nil): .reason(reason, at: location)
    case .reason, .findings: self
    }
  }
}
