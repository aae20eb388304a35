import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nExchange
import L10nProject
import L10nText

extension ExportCommand {
  /// `l10n-gen export page`.
  struct Page: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "page",
      abstract: "Write a web page on which somebody translates in a browser.",
      discussion: """
        The page is a single file that works offline: send it to a friend, who opens it in a browser, types, and sends \
        back the XLIFF file that its Download button saves. 'l10n-gen import' reads that file, and refuses \
        translations whose source text has changed since.

        Examples:

          l10n-gen export page --to ja                            write ja.html
          l10n-gen export page --to ja --only missing,outdated
          l10n-gen import ja.xliff                                take the translations

        Exit status: 0 all strings are on the page; 1 some were left out, or the project has mistakes; 2 the usage or the \
        configuration is wrong, or a file can't be read or written.
        """)

    @OptionGroup var configuration: ConfigurationOptions

    @Option(name: .customLong("to"), help: ArgumentHelp("The language to translate to.", valueName: "language"))
    var language: String

    @OptionGroup var selected: SelectionOptions

    @Option(
      help: ArgumentHelp("The file to write; default: the language with the ending .html.", valueName: "file"),
      completion: .file(extensions: ["html"]))
    var output: String?

    func run() throws {
      try Refusal.refuseEmpty(output, "--output")
      let kinds = try selected.kinds()
      let project = try ExportOptions.Project(configuration, languages: [language], takesNewLanguages: true)
      let outdated = try outdated(project, isRequired: kinds?.contains(.outdated) == true)
      for (units, selection) in try selected.units(in: [language], of: project, outdated: { outdated }) {
        let form = TranslationForm(units, selection, of: project.catalog)
        let document = TranslatorsJSON(
          form, of: project.catalog, project: ProjectName.name(of: project.loaded.base), outdated: outdated,
          checking: project.loaded.configuration.checking)
        do {
          try ExportedFile.write(
            TranslatorsPage.bytes(showing: document), to: output ?? "\(units.language).html", over: nil)
        } catch {
          throw Refusal.file(error)
        }
        if !document.languagesLeftOut.isEmpty {
          let languages = document.languagesLeftOut.map { Console.printable($0) }.joined(separator: ", ")
          Console.error("The page has no texts in \(languages), so that it stays below 3 MB\n")
        }
        try ExportOptions.report(form.count, leftOut: form.leftOut)
      }
    }

    /// Returns the project's outdated translations. If they aren't required and the history can't be read, reports this
    /// and returns none.
    private func outdated(_ project: ExportOptions.Project, isRequired: Bool) throws -> [OutdatedTranslation] {
      do {
        return try OutdatedProject(project.loaded, since: nil).translations
      } catch let refusal as Refusal {
        guard !isRequired, let reason = refusal.reason else { throw refusal }
        Console.error("Outdated translations aren't marked: \(Console.printable(reason))\n")
        return []
      }
    }
  }
}

extension Refusal {
  /// The reason in a sentence, or `nil` if there are several.
  fileprivate var reason: String? {
    switch self {
    case .file(let failure): "\(failure.path): \(failure.reason)"
    case .usage(let reason): reason
    case .files, .configuration: nil
    }
  }
}
