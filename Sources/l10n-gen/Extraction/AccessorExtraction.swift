import ArgumentParser
import L10nCatalog
import L10nEditing
import L10nExtraction
import L10nFormats
import L10nLanguage
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// Turns texts in Swift code into messages, and calls their accessors in place of them.
struct AccessorExtraction {
  private let project: ProjectEditing
  private let selected: SelectedLines
  private let code: ProjectCode
  private let extraction: Extraction
  private let names: Set<String>

  /// - Parameters:
  ///   - project: the project that gets the messages.
  ///   - selected: the lines with the texts.
  init(of selected: SelectedLines, into project: ProjectEditing) throws(Refusal) {
    guard project.state.modules.isEmpty else {
      throw .usage(
        "the project has 'modules', and a text doesn't show which of them it belongs to; add it with 'l10n-gen add'")
    }
    (self.project, self.selected) = (project, selected)
    let targets = ProjectTargets(below: [project.loaded.base])
    names = Set(targets.all.map(\.name))
    do throws(FileSystem.Failure) {
      code = try ProjectCode(at: [project.loaded.base], targets)
    } catch {
      throw .file(error)
    }
    let settings = ProjectSettings(project.loaded)
    extraction = Extraction(
      of: code.swift, targets: code.swiftTargets,
      CustomLookups(settings.extraction, lookups: settings.lookups, macros: targets.macros))
  }

  /// A file with its texts.
  private struct File {
    let source: SourceFile
    var texts: [CodeText] = []
    /// The key path of each text's message.
    var keys: [String] = []
  }

  /// Writes the messages and the code, or shows the changes.
  func run() throws {
    var files = try self.files()
    var addition = TextAddition(project.state.catalog, project.files, project.pipeline)
    var replaced = ReplacedKeys()
    for index in files.indices {
      for text in files[index].texts {
        let known = text.key.flatMap { project.state.catalog.tableKeys[$0.table]?[$0.key] }.map(KeySegment.path)
        if known != nil, let key = text.key { replaced.add(key.key, in: key.table) }
        let key =
          try known
          ?? project.orRefuse { () throws(EditRefusal) in
            do throws(EditRefusal) {
              return try addition.message(for: NewText(text))
            } catch {
              throw error.located(at: location(of: text.byte, in: files[index].source))
            }
          }
        files[index].keys.append(key)
      }
    }
    let declarations = AccessorDeclarations(project.pipeline.named(addition.catalog)).byKey
    let written = try files.map { try code(of: $0, declarations) }
    var edit = addition.edit
    keep(replaced, in: &edit, addition.files)
    let count = files.reduce(0) { $0 + $1.texts.count }
    try project.write(
      edit, code: written,
      "\(String.counted(count, "text")) replaced in \(String.counted(files.count, "file")), "
        + "\(String.counted(addition.count, "string")) added")
  }

  /// Returns the selected texts, or reports why some of them can't be replaced and ends the command.
  private func files() throws -> [File] {
    var files: [File] = []
    var problems: [(location: SourceLocation, reason: String)] = []
    let shown = ShownDeclarations(of: extraction)
    for (path, lines) in selected.files {
      guard let index = code.swift.firstIndex(where: { $0.path == path }) else {
        throw Refusal.usage(
          "'\(path)' isn't a Swift file below '\(project.loaded.base)'; name one that belongs to the project")
      }
      let source = code.swift[index]
      guard String(validating: source.bytes, as: UTF8.self) != nil else {
        problems.append((SourceLocation(file: path, line: 1, column: 1), "the file isn't UTF-8; convert it first"))
        continue
      }
      let table = LineTable(source.bytes)
      var file = File(source: source)
      var rest = lines ?? []
      for text in CodeTexts(ofFile: index, in: extraction, shown, names: names).texts {
        let byte =
          switch text {
          case .success(let text): text.byte
          case .failure(let refusal): refusal.byte
          }
        let line = table.position(atByte: byte, in: source.bytes).line
        guard lines?.contains(line) ?? true else { continue }
        rest.remove(line)
        switch text {
        case .success(let text): file.texts.append(text)
        case .failure(let refusal): problems.append((location(of: byte, in: source), refusal.reason))
        }
      }
      for line in rest.sorted() {
        problems.append(
          (
            SourceLocation(file: path, line: line, column: 1),
            "no text of this line is shown to users or looked up; select another line"
          ))
      }
      if !file.texts.isEmpty { files.append(file) }
    }
    guard problems.isEmpty else {
      Console.error(lines: problems.map { "\($0.location.printable): error: \($0.reason)" } + ["Nothing was written."])
      throw ExitCode(1)
    }
    guard !files.isEmpty else {
      Console.error("There is no text to replace.\n")
      throw ExitCode(0)
    }
    return files
  }

  private func location(of byte: Int, in source: SourceFile) -> SourceLocation {
    let position = LineTable(source.bytes).position(atByte: byte, in: source.bytes)
    return SourceLocation(file: source.path, line: position.line, column: position.column)
  }

  /// Keeps keys that code doesn't look up any more in Xcode's catalogs.
  private func keep(_ keys: ReplacedKeys, in edit: inout ProjectEdit, _ files: [InputFile]) {
    for file in files {
      guard let kept = keys.kept(in: file) else { continue }
      if let index = edit.changes.firstIndex(where: { $0.path == file.path }) {
        edit.changes[index].new = kept.bytes
      } else {
        edit.changes.append(FileChange(path: file.path, old: file, new: kept.bytes))
      }
    }
  }

  /// Returns a file with calls of accessors.
  private func code(
    of file: File, _ declarations: [String: AccessorDeclaration]
  ) throws -> OutputChanges.Written {
    var edits: [TextEdit] = []
    for (text, key) in zip(file.texts, file.keys) {
      guard let declaration = declarations[key], declaration.parameters.count == text.expressions.count else {
        Console.error(
          "\(location(of: text.byte, in: file.source).printable): error: the accessor of '\(Console.printable(key))' "
            + "has other arguments; call it by hand\nNothing was written.\n")
        throw ExitCode(1)
      }
      edits.append(TextEdit(range: text.range, replacement: Array(declaration.call(text.expressions).utf8)))
    }
    let new = TextEdit.apply(edits, to: file.source.bytes, in: 0..<file.source.bytes.count)
    return .init(path: file.source.path, name: FilePath.name(file.source.path), old: file.source.bytes, new: new)
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
