import L10nGenCore

/// The text that `init` prints: what it chose and why, and what to do next.
struct StartingAdvice {
  let configuration: StarterConfiguration
  /// The reason for the source language; `nil` if it was given.
  let evidence: LanguageSurvey.Evidence?
  /// Other directories that contain translation files.
  let otherDirectories: [String]
  /// Apple's tables in the project.
  let tables: AppleTables

  var text: String {
    let notes = otherDirectories.map(other) + [tables.note(besides: configuration.translations)].compactMap { $0 }
    return ([choices] + notes + [next, propertyList]).joined(separator: "\n")
  }

  private var choices: String {
    let languages = configuration.languages.map(Console.printable).joined(separator: ", ")
    return """
      Wrote l10n.yml.
        translations  \(Console.printable(configuration.translations))
        source        \(Console.printable(configuration.source))\(reason)
        languages     \(languages)
      \(syntax)
      """
  }

  private var syntax: String {
    configuration.readsTables ? "" : "  syntax        \(configuration.syntax.rawValue)\n"
  }

  private var reason: String {
    switch evidence {
    case nil: ""
    case .onlyLanguage: ", the only language"
    case .namedByTable: ", the source language of the String Catalogs"
    case .mostMessages: ", the language with the most messages; if that's wrong, change 'source' in l10n.yml"
    case .mostArguments: ", whose strings use all arguments; if that's wrong, change 'source' in l10n.yml"
    }
  }

  private func other(_ directory: String) -> String {
    "There are also translation files in '\(Console.printable(directory))'; --translations chooses another directory.\n"
  }

  private var next: String {
    if FileSystem.kind(of: "Package.swift") != nil {
      return """
        Next: run 'l10n-gen check'. Then generate the Swift code
          in every build: add these to your target in Package.swift
            dependencies: [.product(name: "L10nRuntime", package: "l10n-gen-prebuilt")],
            plugins: [.plugin(name: "L10nBuildPlugin", package: "l10n-gen-prebuilt")]
          or by hand: run 'l10n-gen emit', and commit \(Console.printable(configuration.output))

        """
    }
    return """
      Next: run 'l10n-gen check', then 'l10n-gen emit', and add \(Console.printable(configuration.output)) and the package
      product L10nRuntime to your app's target.

      """
  }

  private var propertyList: String {
    let languages = configuration.languages.map { "    <string>\(Console.printable($0))</string>\n" }.joined()
    return """
      Apps for Apple platforms list their languages in Info.plist. Without this list, the system
      shows no language setting for the app, and system dialogs stay in the development language:

        <key>CFBundleLocalizations</key>
        <array>
      \(languages)  </array>

      """
  }
}
