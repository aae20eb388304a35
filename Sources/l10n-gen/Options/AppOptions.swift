import ArgumentParser
import L10nCatalog
import L10nProject
import L10nText

/// Options for the app whose translations are released.
struct AppOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The directory of the app with l10n.yml; default: the working directory.", valueName: "directory"),
    completion: .directory)
  var app: String?

  /// Reads the app's current configuration, with its settings for updates.
  func load() throws(Refusal) -> (loaded: LoadedConfiguration, updates: UpdateSettings) {
    try Refusal.refuseEmpty(app, "--app")
    var options = ConfigurationOptions()
    options.config = app.map { FilePath.joined($0, "l10n.yml") }
    options.translations = nil
    let loaded = try options.load()
    guard let updates = loaded.configuration.emission.updates else {
      throw .usage(
        "'\(loaded.path)' has no 'updates'; write the address of the releases, a name for the catalog, and the root keys"
      )
    }
    return (loaded, updates)
  }
}
