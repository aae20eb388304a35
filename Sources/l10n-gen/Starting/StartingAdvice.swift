import L10nCatalog
import L10nMessages
import L10nLanguage
import L10nProject
import L10nSwiftCode
import L10nText

/// The text that `init` prints: its choices, their reasons, and the next steps.
struct StartingAdvice {
  let configuration: StarterConfiguration
  /// The reason for the source language, or `nil` if it was given.
  let evidence: LanguageSurvey.Evidence?
  /// The places of the translation files.
  let places: TranslationPlaces
  /// A Boolean value indicating whether the configuration was written.
  let isWritten: Bool
  /// A Boolean value indicating whether a target of the package in the root compiles the code.
  let isOfPackage: Bool
  /// The packages whose tables were left out because the app doesn't use them.
  let unusedPackages: [String]
  /// The apps that run on systems older than those L10nRuntime needs, each with its Xcode project.
  let olderSystems: [(project: String, app: OlderSystems)]

  var text: String {
    let notes =
      places.others.map(other) + configuration.otherPlatforms.sources.map(otherPlatform) + unusedPackages.map(unused)
      + [elsewhere, older].compactMap { $0 }
    return ([choices] + notes + [next, propertyList]).joined(separator: "\n")
  }

  private var choices: String {
    let languages = configuration.languages.map(Console.printable).joined(separator: ", ")
    let translations = configuration.translations.map(Console.printable).joined(separator: "\n                ")
    return """
      \(isWritten ? "Wrote l10n.yml." : "Nothing was written.")
        translations  \(translations)
        source        \(Console.printable(configuration.source))\(reason)
        languages     \(languages)
      \(syntax)\(listings)\(output)
      """
  }

  private var syntax: String {
    if let format = configuration.format { return "  format        \(format.rawValue)\n" }
    guard let syntax = configuration.syntax else { return "" }
    let others = syntax.exceptions.map { ", \($0.syntax.rawValue) in \(Console.printable($0.pattern))" }
    return "  syntax        \(syntax.standard.rawValue)\(others.joined())\n"
  }

  private var listings: String {
    let paths = configuration.listings.listings.map { Console.printable($0.path) }
    return paths.isEmpty ? "" : "  listings      \(paths.joined(separator: "\n                "))\n"
  }

  private var output: String {
    guard configuration.hasCode else { return "" }
    guard configuration.modules.isEmpty else {
      let modules = configuration.modules.map { module in
        "\(Console.printable(module.name)): \(module.output.directory.map(Console.printable) ?? "by L10nBuildPlugin")"
      }
      return "  code          \(modules.joined(separator: "\n                "))\n"
    }
    let place = configuration.output.directory.map(Console.printable) ?? "by L10nBuildPlugin, in every build"
    return "  code          \(place)\n"
  }

  private var reason: String {
    let correction = "; if that's wrong, change 'source' in l10n.yml"
    return switch evidence {
    case nil: ""
    case .onlyLanguage: ", the only language"
    case .statedIn(let file): ", by \(Console.printable(file))"
    case .namedByTable: ", the source language of the String Catalogs"
    case .base: ", as in most projects with a folder Base.lproj or values" + correction
    case .originalTexts: ", as in most projects with PO files" + correction
    case .allMessages: ", the only language with all strings" + correction
    }
  }

  private func other(_ directory: String) -> String {
    "There are also translation files in '\(Console.printable(directory))'; --translations chooses another directory.\n"
  }

  private func otherPlatform(_ source: ConfiguredSource, _ count: Int) -> String {
    let sameness = source.match == .keys ? "keys" : "texts"
    return
      "'\(Console.printable(source.path))' has \(String.counted(count, "string")) with the \(sameness) of these; to "
      + "compare them, remove the '#' from 'sources' in l10n.yml.\n"
  }

  private func unused(_ package: String) -> String {
    "The strings of the package '\(Console.printable(package))' are left out, because neither the app nor a package that it "
      + "uses depends on it; to have them, add their folders to 'translations' in l10n.yml.\n"
  }

  /// The sentences about tables that aren't among the project's translation files.
  private var elsewhere: String? {
    guard let first = places.tablesElsewhere.first else { return nil }
    let more = places.tablesElsewhere.count > 1 ? " and \(places.tablesElsewhere.count - 1) more" : ""
    let paths = AppleTablePlaces(places.tablesElsewhere).paths.map(Console.printable)
    let written = paths.count == 1 ? paths[0] : "[\(paths.joined(separator: ", "))]"
    return "Found '\(Console.printable(first))'\(more). To use \(more.isEmpty ? "it" : "them") instead, set "
      + "'translations: \(written)' in l10n.yml.\n"
  }

  /// The sentences about apps that the runtime doesn't run in.
  private var older: String? {
    guard configuration.hasCode, !olderSystems.isEmpty else { return nil }
    let apps = olderSystems.map { project, app in
      "  \(Console.printable(app.target)) (\(Console.printable(project))): \(app.systems.joined(separator: ", "))\n"
    }
    return """
      L10nRuntime needs \(OlderSystems.needed.joined(separator: ", ")) or later. Xcode refuses it in apps that also run on
      older systems; raise their deployment targets before you add it:
      \(apps.joined())
      """
  }

  private var next: String {
    guard configuration.hasCode else {
      return """
        There is no Swift code here, so none will be generated. Next: run 'l10n-gen check'.

        """
    }
    guard let output = configuration.output.directory else {
      return """
        Next: run 'l10n-gen check', then build: the plugin generates the Swift code.

        """
    }
    if !configuration.modules.isEmpty {
      return """
        Next: run 'l10n-gen check', then 'l10n-gen emit', and add the package product L10nRuntime to these targets. In
        Package.swift: dependencies: [.product(name: "L10nRuntime", package: "l10n-gen-prebuilt")]

        """
    }
    if isOfPackage {
      return """
        Next: run 'l10n-gen check'. Then generate the Swift code
          in every build: remove 'directory' from l10n.yml, and add these to your target in Package.swift
            dependencies: [.product(name: "L10nRuntime", package: "l10n-gen-prebuilt")],
            plugins: [.plugin(name: "L10nBuildPlugin", package: "l10n-gen-prebuilt")]
          or by hand: run 'l10n-gen emit', and commit \(Console.printable(output))

        """
    }
    return """
      Next: run 'l10n-gen check', then 'l10n-gen emit', and add \(Console.printable(output)) and the package
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
