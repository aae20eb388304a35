import L10nProject
import ArgumentParser

/// The output formats of `check`.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, xcode, github, json, sarif

  /// The format that suits the environment, if none is given.
  static var suited: ReportFormat {
    if Console.environment("GITHUB_ACTIONS") == "true" { return .github }
    return Console.environment("XCODE_VERSION_ACTUAL") == nil ? .text : .xcode
  }
}
