import ArgumentParser
import L10nProject

/// Options for the place of the configuration and of the translation files.
struct ConfigurationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration file, instead of l10n.yml.", valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The directory of the translation files, instead of the one in l10n.yml, or one of its 'sources' or 'listings'.",
      valueName: "directory"),
    completion: .directory)
  var translations: String?

  /// The place given by the options; missing parts are searched for.
  var place: ConfigurationPlace { ConfigurationPlace(config: config, translations: translations) }

  /// A Boolean value indicating whether a configuration is given or found.
  var hasConfiguration: Bool { place.hasConfiguration }

  /// Waits until no other command writes the project's files. Call it before reading anything that will be written
  /// again.
  ///
  /// - Parameter outputs: the directories that the command writes to.
  func lock(and outputs: [String] = []) throws(Refusal) { try place.lock(and: outputs) }

  /// Reads the configuration.
  func load() throws(Refusal) -> LoadedConfiguration { try place.load() }

  /// Reads the text of a configuration without a file, as if the file were in the working directory.
  func load(unwritten text: String) throws(Refusal) -> LoadedConfiguration { try place.load(unwritten: text) }
}
