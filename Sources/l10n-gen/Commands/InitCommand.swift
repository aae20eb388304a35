import ArgumentParser
import L10nGenCore

/// `l10n-gen init`: writes a configuration for the bundles at hand.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes an l10n.yml for the bundles in ./translations, and says what an app needs besides.")

  func run() throws {
    for path in ["l10n.yml", "translations/l10n.yml"] where FileSystem.kind(of: path, followingLinks: false) != nil {
      throw Refusal.usage("there is a configuration already, '\(path)'; edit it, or remove it to start anew")
    }
    let languages = try survey()
    let configuration = StarterConfiguration(languages: languages, output: outputDirectory)
    do {
      try NewFile.write(Array(configuration.text.utf8), to: "l10n.yml")
    } catch {
      throw Refusal.file(error)
    }
    try Console.output(configuration.advice)
  }

  private func survey() throws(Refusal) -> [String] {
    let files: [InputFile]
    do {
      files = try TranslationsDirectory.files(at: "translations")
    } catch {
      guard FileSystem.kind(of: "translations") == nil else { throw .file(error) }
      throw .usage(
        "there is no directory 'translations'; make one, or mount the translations repository there with "
          + "'git submodule add URL translations'")
    }
    try Refusal.refuseUnread(files)
    let languages = LanguageSurvey.languages(in: files).map(\.language)
    guard !languages.isEmpty else {
      throw .usage("no file in 'translations' has a language in its path, such as ko.yml or ko/store.yml")
    }
    return languages
  }

  /// Beside the sources of the package's only target, if there is one.
  private var outputDirectory: String {
    let targets = ((try? FileSystem.names(in: "Sources")) ?? []).filter {
      !$0.hasPrefix(".") && FileSystem.kind(of: "Sources/\($0)") == .directory
    }
    return targets.count == 1 ? "Sources/\(targets[0])/Generated" : "Generated"
  }
}
