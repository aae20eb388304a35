import L10nProject

/// The arguments from the plugin: three options, each with a value.
struct BuildArguments {
  /// The configuration file.
  let config: String
  /// The directory for the generated files and for the record of the last build.
  let workDirectory: String
  /// The name of the target to build.
  let target: String

  private static let usage = "usage: l10n-gen-build --config FILE --work-directory DIRECTORY --target NAME"

  init(_ arguments: some Sequence<String>) throws(Refusal) {
    var values: [String: String] = [:]
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      guard ["--config", "--work-directory", "--target"].contains(option), values[option] == nil else {
        throw .usage("there is no option '\(option)', or it is given twice; \(Self.usage)")
      }
      guard let value = rest.next(), !value.isEmpty else {
        throw .usage("\(option) has no value; \(Self.usage)")
      }
      values[option] = value
    }
    guard let config = values["--config"], let workDirectory = values["--work-directory"],
      let target = values["--target"]
    else { throw .usage("an option is missing; \(Self.usage)") }
    self.config = config
    self.workDirectory = workDirectory
    self.target = target
  }
}
