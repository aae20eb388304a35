import ArgumentParser
import L10nCatalog
import L10nExchange
import L10nProject
import L10nText

/// The options shared by exports for translators.
struct TranslatorOptions: ParsableArguments {
  @OptionGroup var options: ExportOptions

  @OptionGroup var selected: SelectionOptions

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
    // A wrong option is reported before anything is read.
    _ = try selected.kinds()
    let project = try options.project(takesNewLanguages: true)
    let languages = options.selected ?? Array(project.catalog.languages.dropFirst())
    guard !languages.isEmpty else {
      throw Refusal.usage("the project has no language to translate to; add one to 'languages' in l10n.yml")
    }
    let all = try selected.units(in: languages, of: project) {
      try OutdatedProject(project.loaded, since: nil).translations
    }
    return all.map { ($0.units, $0.selection, project) }
  }
}
