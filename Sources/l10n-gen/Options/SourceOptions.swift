import ArgumentParser
import L10nCatalog
import L10nProject
import L10nText

/// Options for the place of the Swift code that uses the messages.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A folder or file with Swift code that reads the messages; can be repeated.", valueName: "dir"),
    completion: .file(extensions: ["swift"]))
  var sources: [String] = []

  /// Reads the code.
  ///
  /// - Parameter standard: the place to read if none is given, or `nil` to read no code in this case.
  func code(default standard: String?, _ configuration: Configuration) throws(Refusal) -> [SourceFile]? {
    for place in sources { try Refusal.refuseEmpty(place, "--sources") }
    let places = sources.isEmpty ? standard.map { [$0] } : sources
    guard let places else { return nil }
    let code = try SourceCode(at: places, enumNames: configuration.enumNames)
    return code.files + code.swiftGen
  }
}
