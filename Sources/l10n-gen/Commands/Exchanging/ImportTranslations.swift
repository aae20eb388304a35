import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nExchange
import L10nPipeline
import L10nProject
import L10nText

extension ImportCommand {
  /// Adds translations to the project's files.
  func takeTranslations(_ inputs: TranslatorFiles, _ loaded: LoadedConfiguration) throws {
    let present = try loaded.files()
    try Refusal.refuseUnread(present)
    try Pipeline(loaded.configuration).read(present).refuseReadingMistakes(takesNewLanguages: true)
    let result = UnitImport(inputs.files, into: present, options: loaded.configuration.reading, base: loaded.base)
    guard result.mistakes.isEmpty else {
      for mistake in result.mistakes { explain(mistake) }
      Console.error("Nothing was written.\n")
      throw ExitCode(1)
    }
    let changes = TranslationChanges(result.changes, in: loaded.translations)
    if dryRun {
      Console.error(changes.difference)
    } else {
      try changes.write()
      for path in changes.paths { Console.error("Wrote \(Console.printable(path))\n") }
    }
    for problem in result.refused { explain(problem) }
    let files = result.result.map { file in
      var file = file
      if let change = result.changes.first(where: { $0.path == file.path }) {
        file.shownPath = changes.path(of: change)
      }
      return file
    }
    let outcome = Pipeline(loaded.configuration).check(files)
    let findings = outcome.findings.filter { finding in
      // Translators chose these states.
      guard finding.rule != .needsReview, let key = finding.key, let language = finding.language else { return false }
      return result.written.contains(.init(keyPath: key, language: language))
    }
    FindingsText.explain(findings, in: outcome.catalog)
    let verb = dryRun ? "would be written" : "written"
    let rest = [
      (result.present, "already present"), (result.untranslated, "without a translation"),
      (result.refused.count, "refused"),
    ]
    .filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    Console.error("\(String.counted(result.changed, "translation")) \(verb)\(rest)\n")
    if !result.refused.isEmpty || findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  private func explain(_ problem: LocatedProblem) {
    Console.error("\(problem.location.printable): error: \(Console.printable(problem.message))\n")
  }
}
