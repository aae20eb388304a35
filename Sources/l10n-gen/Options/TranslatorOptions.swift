import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nExchange
import L10nPipeline
import L10nProject
import L10nText

/// The options shared by exports for translators.
struct TranslatorOptions: ParsableArguments {
  @OptionGroup var options: ExportOptions

  @Option(
    help: ArgumentHelp(
      "The strings to write: missing, outdated, needs-review, machine-translated or new, or several, separated by commas. "
        + "Default: all.", valueName: "kinds"))
  var only: String?

  @Option(
    help: ArgumentHelp(
      "Write only strings that are new, or whose source text has changed, since this git revision or directory.",
      valueName: "revision"))
  var since: String?

  /// Writes the project's strings in each requested language, and reports what was written.
  ///
  /// - Parameters:
  ///   - output: the path of a file or folder, with `{language}` if there are several.
  ///   - write: a function that writes the strings of one language to its path.
  func export(
    to output: String,
    _ write: (ProjectUnits, UnitSelection, ExportOptions.Project, _ path: String) throws -> XLIFFExport
  ) throws {
    let all = try units()
    guard all.count == 1 || output.contains(SystemTable.placeholder) else {
      throw Refusal.usage(
        "--output '\(output)' is one path for \(all.count) languages; write {language} in it, or name one with --language"
      )
    }
    var count = 0
    var leftOut: [String] = []
    for (units, selection, project) in all {
      let path = output.replacing(SystemTable.placeholder, with: units.language)
      let export = try write(units, selection, project, path)
      count += export.count
      for reason in export.leftOut where !leftOut.contains(reason) { leftOut.append(reason) }
    }
    try ExportOptions.report(count, leftOut: leftOut)
  }

  /// Returns the project's units in each requested language, with the selection of units.
  func units() throws -> [(units: ProjectUnits, selection: UnitSelection, project: ExportOptions.Project)] {
    let kinds = try kinds()
    let project = try options.project(takesNewLanguages: true)
    let source = project.catalog.languages.first ?? ""
    let languages = options.selected ?? Array(project.catalog.languages.dropFirst())
    if languages.contains(source) {
      throw Refusal.usage("'\(source)' is the source language, so there is nothing to translate")
    }
    guard !languages.isEmpty else {
      throw Refusal.usage("the project has no language to translate to; add one to 'languages' in l10n.yml")
    }
    let old = try since.map { try state(of: $0, project) }
    let outdated =
      kinds?.contains(.outdated) == true ? try OutdatedProject(project.loaded, since: nil).translations : []
    return languages.map { language in
      func units(_ catalog: Catalog, _ files: [InputFile]) -> ProjectUnits {
        ProjectUnits(of: catalog, in: files, language: language, base: project.loaded.base)
      }
      let selection = UnitSelection(
        kinds: kinds, since: old.map { units($0.catalog, $0.files) },
        outdated: UnitSelection.outdatedKeys(outdated, in: language, of: project.catalog))
      return (units(project.catalog, project.files), selection, project)
    }
  }

  private func kinds() throws(Refusal) -> Set<UnitSelection.Kind>? {
    guard let only else { return nil }
    var kinds: Set<UnitSelection.Kind> = []
    for name in only.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = UnitSelection.Kind(rawValue: String(name)) else {
        let known = UnitSelection.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw .usage("--only '\(only)': there is no kind '\(name)'; known are \(known)")
      }
      kinds.insert(kind)
    }
    return kinds
  }

  private func state(
    of revision: String, _ project: ExportOptions.Project
  ) throws -> (catalog: Catalog, files: [InputFile]) {
    let state = try ComparedState(revision, of: project.loaded.paths)
    return (Pipeline(project.loaded.configuration).read(state.files).catalog, state.files)
  }
}
