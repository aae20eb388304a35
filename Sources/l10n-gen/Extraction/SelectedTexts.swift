import L10nCatalog
import L10nEditing
import L10nExtraction
import L10nProject
import L10nSwiftCode
import L10nText

/// The texts of Swift code that a person selects, which become messages with accessors.
struct SelectedTexts {
  private let project: ProjectEditing
  private let selected: SelectedLines
  private let code: ProjectCode
  private let extraction: Extraction
  private let names: Set<String>
  /// The modules of the code, or `nil` if the project has none.
  private let modules: CodeModules?

  /// - Parameters:
  ///   - project: the project that gets the messages.
  ///   - selected: the lines with the texts.
  init(of selected: SelectedLines, into project: ProjectEditing) throws(Refusal) {
    (self.project, self.selected) = (project, selected)
    let configured = project.loaded.configuration.modules
    modules = configured.isEmpty ? nil : CodeModules(configured, below: FilePath.shown(project.loaded.base))
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

  /// Writes the messages and the code, or shows the changes.
  func run() throws {
    var left = TextsLeft()
    let texts = try self.texts(&left)
    if !selected.isAll { try left.refuse() }
    guard !texts.isEmpty || !left.isEmpty else {
      Console.error("There is no text to replace.\n")
      return
    }
    var extraction = AccessorExtraction(into: project.state, project.files, project.pipeline)
    for (source, texts) in texts {
      let module = modules.map { $0.modules(of: source.path) }
      for text in texts {
        do throws(EditRefusal) {
          try extraction.add(text, of: source, in: try module.map(Self.name))
        } catch {
          left.add(error, at: source.location(ofByte: text.byte))
        }
      }
    }
    if !selected.isAll { try left.refuse() }
    let edit = try project.orRefuse { () throws(EditRefusal) in try extraction.edit() }
    let written = edit.code.map { source, edits in
      OutputChanges.Written(
        path: source.path, name: FilePath.name(source.path), old: source.bytes,
        new: TextEdit.apply(edits, to: source.bytes, in: 0..<source.bytes.count))
    }
    let count = edit.code.reduce(0) { $0 + $1.edits.count }
    try project.write(
      edit.project, code: written,
      "\(String.counted(count, "text")) replaced in \(String.counted(written.count, "file")), "
        + "\(String.counted(edit.addedCount, "string")) added")
    try left.report()
  }

  /// Returns the name of a file's module among those of the project.
  ///
  /// - Parameter modules: the modules that have the file.
  private static func name(of modules: [CodeModule]) throws(EditRefusal) -> String {
    guard modules.count == 1, modules[0].index != nil else {
      let names = modules.map { "'\($0.name)'" }.joined(separator: ", ")
      let reason =
        modules.count == 1
        ? "the module \(names) has no accessors; list it under 'modules' in l10n.yml"
        : "the targets \(names) all compile the file, and not all can call the same accessor; write the call by hand"
      throw .reason(reason, at: nil)
    }
    return modules[0].name
  }

  /// Returns the selected texts by file, without those that can't be replaced.
  private func texts(_ left: inout TextsLeft) throws(Refusal) -> [(source: SourceFile, texts: [CodeText])] {
    var files: [(source: SourceFile, texts: [CodeText])] = []
    let shown = ShownDeclarations(of: extraction)
    for (path, lines) in selected.files {
      guard let index = code.swift.firstIndex(where: { $0.path == path }) else {
        throw Refusal.usage(
          "'\(path)' isn't a Swift file below '\(project.loaded.base)'; name one that belongs to the project")
      }
      let source = code.swift[index]
      guard String(validating: source.bytes, as: UTF8.self) != nil else {
        left.add("the file isn't UTF-8; convert it first", at: SourceLocation(file: path, line: 1, column: 1))
        continue
      }
      let table = LineTable(source.bytes)
      var selected: [CodeText] = []
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
        case .success(let text): selected.append(text)
        case .failure(let refusal): left.add(refusal.reason, at: source.location(ofByte: byte))
        }
      }
      for line in rest.sorted() {
        left.add(
          "no text of this line is shown to users or looked up; select another line",
          at: SourceLocation(file: path, line: line, column: 1))
      }
      if !selected.isEmpty { files.append((source, selected)) }
    }
    return files
  }
}
