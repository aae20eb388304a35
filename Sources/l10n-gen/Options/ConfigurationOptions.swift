import ArgumentParser
import L10nProject

/// The place where the configuration and the translation files are.
struct ConfigurationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration file, instead of l10n.yml.", valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The directory of the translation files, instead of the one in l10n.yml.", valueName: "directory"),
    completion: .directory)
  var translations: String?

  /// The place that the options give, or that is found.
  var place: ConfigurationPlace { ConfigurationPlace(config: config, translations: translations) }

  /// A Boolean value indicating whether there is a configuration, or one is named.
  var hasConfiguration: Bool { place.hasConfiguration }

  /// Waits until no other command writes the files of the project. To be called before anything is read that is written
  /// again.
  ///
  /// - Parameter outputs: directories that the command writes to.
  func lock(and outputs: [String] = []) throws(Refusal) { try place.lock(and: outputs) }

  /// Reads the configuration.
  func load() throws(Refusal) -> LoadedConfiguration { try place.load() }

  /// Reads a configuration that no file has, as one of the working directory.
  func load(unwritten text: String) throws(Refusal) -> LoadedConfiguration { try place.load(unwritten: text) }
}
