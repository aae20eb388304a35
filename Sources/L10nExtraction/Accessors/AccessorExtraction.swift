package import L10nCatalog
package import L10nEditing
import L10nFormats
package import L10nPipeline
import L10nSwiftCode
package import L10nText

/// Turns texts of Swift code into messages, and calls their accessors in place of them. Reads and writes no files.
///
///     var extraction = AccessorExtraction(into: state, files, pipeline)
///     for text in texts { try extraction.add(text, of: source) }
///     let edit = try extraction.edit()
package struct AccessorExtraction {
  private let catalog: Catalog
  private let pipeline: Pipeline
  /// The project without the messages that are added.
  private let state: NamedCatalog
  private lazy var declarations = AccessorDeclarations(state).byKey
  /// The strings of the project's modules, by their names.
  private var modules: [String: ModuleStrings]
  private var addition: TextAddition
  private var replaced = ReplacedKeys()
  private var files: [File] = []

  /// A file with its texts.
  private struct File {
    let source: SourceFile
    /// The name of its module, or `nil` if the project has no modules.
    let module: String?
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
  ///   - state: the project that gets the messages.
  ///   - files: its translation files.
  package init(into state: NamedCatalog, _ files: [InputFile], _ pipeline: Pipeline) {
    self.state = state
    catalog = state.catalog
    self.pipeline = pipeline
    modules = Dictionary(state.modules.map { ($0.module.name, ModuleStrings($0)) }) { first, _ in first }
    addition = TextAddition(catalog, files, pipeline)
  }

  /// Adds a text with its message, unless the project has the message already. A text that is refused changes nothing.
  ///
  /// - Parameters:
  ///   - text: the text, after those before it in the file.
  ///   - source: the Swift file.
  ///   - module: the name of its module, or `nil` if the project has no modules.
  package mutating func add(
    _ text: CodeText, of source: SourceFile, in module: String? = nil
  ) throws(EditRefusal) {
    let key = try key(of: text, in: source, module)
    if files.last?.source.path != source.path { files.append(File(source: source, module: module)) }
    files[files.count - 1].texts.append((text, key))
  }

  /// Returns the key path of a text's message, which is added if there is none.
  private mutating func key(
    of text: CodeText, in source: SourceFile, _ module: String?
  ) throws(EditRefusal) -> String {
    if let key = text.key {
      let own = state.modules.first { $0.module.name == module }
      let table = own?.tableNames[key.table] ?? key.table
      if let known = catalog.tableKeys[table]?[key.key].map(KeySegment.path), contains(known, module) {
        guard declarations[known]?.parameters.count == text.expressions.count else {
          throw Self.otherArguments(known, of: text, in: source)
        }
        replaced.add(key.key, in: table)
        return known
      }
    }
    do throws(EditRefusal) {
      guard let module, var strings = modules[module] else { return try addition.message(for: NewText(text)) }
      defer { modules[module] = strings }
      return try addition.message(for: NewText(text), in: &strings)
    } catch {
      throw error.located(at: source.location(ofByte: text.byte))
    }
  }

  /// Returns a Boolean value indicating whether code of a module can call the accessor of a message.
  private func contains(_ keyPath: String, _ module: String?) -> Bool {
    module.map { modules[$0]?.keyPaths.contains(keyPath) == true } ?? true
  }

  /// Returns the edit that adds the messages, and calls their accessors.
  package func edit() throws(EditRefusal) -> Edit {
    let after = pipeline.named(addition.catalog)
    let declarations = AccessorDeclarations(after).byKey
    let modules = Dictionary(after.modules.map { ($0.module.name, ModuleStrings($0)) }) { first, _ in first }
    var edit = Edit(project: addition.edit, addedCount: addition.count)
    for file in files {
      let edits = try file.texts.map { text, key throws(EditRefusal) in
        if let module = file.module, modules[module]?.keyPaths.contains(key) != true {
          throw .reason(
            "'\(key)' wouldn't be a string of the module '\(module)'; add it with 'l10n-gen add', and call its accessor",
            at: file.source.location(ofByte: text.byte))
        }
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
