import ArgumentParser
import L10nGenCore

/// Where the configuration and the bundles are.
struct ConfigurationOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration, in place of l10n.yml.", valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp("The directory of the bundles, in place of the configuration's.", valueName: "directory"),
    completion: .directory)
  var translations: String?

  /// The configuration with the places that it names made relative to the working directory.
  struct Loaded {
    var configuration: Configuration
    /// Where it was read.
    var path: String
    /// The directory of the bundles, as it is to be shown.
    var translations: String
    /// Where the configuration wants generated files.
    var output: String?
    /// The directory that holds the configuration, or for one among the bundles the working directory.
    var base: String
  }

  /// Reads the configuration.
  func load() throws(Refusal) -> Loaded {
    try Self.refuseEmpty(config, "--config")
    try Self.refuseEmpty(translations, "--translations")
    let path = try path()
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      throw .file(error)
    }
    guard bytes.count <= Self.sizeLimit else {
      throw .file(.init(path: path, reason: "larger than a configuration ever is; name another file"))
    }
    switch ConfigurationReader.read(SourceFile(path: Self.shown(path), bytes: bytes)) {
    case .problems(let problems): throw .configuration(problems)
    case .configuration(let configuration):
      let base = config == nil ? "." : FilePath.parent(path)
      return Loaded(
        configuration: configuration,
        path: path,
        translations: Self.shown(translations ?? directoryOfBundles(configuration, foundAt: path, base: base)),
        output: configuration.outputDirectory.map { Self.shown(FilePath.joined(base, $0)) },
        base: base)
    }
  }

  private static let name = "l10n.yml"
  private static let sizeLimit = 1 << 20

  /// Refuses the empty path that a script gives whose variable is not set: it would be the working directory.
  static func refuseEmpty(_ path: String?, _ option: String) throws(Refusal) {
    if path?.isEmpty == true { throw .usage("\(option) is empty; name a path") }
  }

  private func path() throws(Refusal) -> String {
    if let config { return config }
    if FileSystem.kind(of: Self.name) != nil { return Self.name }
    let inside = FilePath.joined(translations ?? "translations", Self.name)
    if FileSystem.kind(of: inside) != nil { return inside }
    throw .usage(
      "there is no \(Self.name) here or in '\(translations ?? "translations")'; 'l10n-gen init' writes one, "
        + "and --config names one that lies elsewhere")
  }

  /// A configuration that lies among the bundles was found there, whatever it says of their place.
  private func directoryOfBundles(_ configuration: Configuration, foundAt path: String, base: String) -> String {
    config == nil && path != Self.name ? FilePath.parent(path) : FilePath.joined(base, configuration.translations)
  }

  /// A path relative to the working directory where it lies in it.
  static func shown(_ path: String) -> String {
    let directory = FileSystem.workingDirectory
    return FilePath.relative(FilePath.absolute(path, in: directory), to: directory)
  }
}
