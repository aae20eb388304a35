import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nExchange
import L10nPipeline
import L10nProject
import L10nText

/// The options for the strings that translators get.
struct SelectionOptions: ParsableArguments {
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

  /// The units of a project in a language, with the selection of units to write.
  typealias Selected = (units: ProjectUnits, selection: UnitSelection)

  /// Returns the kinds of strings to write, or `nil` for all.
  func kinds() throws(Refusal) -> Set<UnitSelection.Kind>? {
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

  /// Returns the project's units in each of some languages.
  ///
  /// - Parameter outdated: returns the project's outdated translations. It is called only if they are selected.
  func units(
    in languages: [String], of project: ExportOptions.Project, outdated: () throws -> [OutdatedTranslation]
  ) throws -> [Selected] {
    let kinds = try kinds()
    if let source = project.catalog.languages.first, languages.contains(source) {
      throw Refusal.usage("'\(source)' is the source language, so there is nothing to translate")
    }
    let old = try since.map { try state(of: $0, project) }
    let outdated = kinds?.contains(.outdated) == true ? try outdated() : []
    return languages.map { language in
      func units(_ catalog: Catalog, _ files: [InputFile]) -> ProjectUnits {
        ProjectUnits(of: catalog, in: files, language: language, base: project.loaded.base)
      }
      let selection = UnitSelection(
        kinds: kinds, since: old.map { units($0.catalog, $0.files) },
        outdated: UnitSelection.outdatedKeys(outdated, in: language, of: project.catalog))
      return (units(project.catalog, project.files), selection)
    }
  }

  private func state(
    of revision: String, _ project: ExportOptions.Project
  ) throws -> (catalog: Catalog, files: [InputFile]) {
    let state = try ComparedState(revision, of: project.loaded.paths)
    return (Pipeline(project.loaded.configuration).read(state.files).catalog, state.files)
  }
}
