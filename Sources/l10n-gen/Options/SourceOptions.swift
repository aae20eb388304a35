import ArgumentParser
import L10nCatalog
import L10nProject
import L10nText

/// The place where the Swift code is that reads the messages.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder or file with Swift code that reads the messages; can be repeated.", valueName: "dir"),
    completion: .file(extensions: ["swift"]))
  var sources: [String] = []

  /// Reads the code.
  ///
  /// - Parameter standard: the place to read if none is named, or `nil` to read no code then.
  func code(default standard: String?, _ configuration: Configuration) throws(Refusal) -> [SourceFile]? {
    for place in sources { try Refusal.refuseEmpty(place, "--sources") }
    let places = sources.isEmpty ? standard.map { [$0] } : sources
    guard let places else { return nil }
    let code = try SourceCode(at: places, enumNames: configuration.enumNames)
    return code.files + code.swiftGen
  }
}
