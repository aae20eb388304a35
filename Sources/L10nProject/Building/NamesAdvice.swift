import L10nText

/// The way to record names in a project whose code a plugin generates: a build may not write `names.yml`.
enum NamesAdvice {
  /// Adds the command to the first finding about names that aren't recorded.
  ///
  /// - Parameter configuration: the path of the configuration.
  static func add(to findings: inout [Finding], configuration: String) {
    guard let index = findings.firstIndex(where: { $0.rule == .derivedName }) else { return }
    findings[index].related.append(.init(location: findings[index].location, message: sentence(for: configuration)))
  }

  private static func sentence(for configuration: String) -> String {
    let path = FilePath.absolute(configuration, in: FileSystem.workingDirectory)
    guard let package = package(around: path) else { return "a build can't write names.yml" }
    let written = FilePath.relative(path, to: package)
    // The command plugin runs in the folder of the package, and finds these by itself.
    let option = ["l10n.yml", "translations/l10n.yml"].contains(written) ? "" : " --config \(written)"
    return "a build can't write names.yml; where l10n-gen isn't installed, "
      + "'swift package --allow-writing-to-package-directory l10n check --fix\(option)' does"
  }

  /// The nearest folder around a file that is a package.
  private static func package(around path: String) -> String? {
    FilePath.ancestors(FilePath.parent(path)).first {
      FileSystem.kind(of: FilePath.joined($0, "Package.swift")) != nil
    }
  }
}
