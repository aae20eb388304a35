import ArgumentParser

/// How `check` prints what it found.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, xcode, github, json, sarif

  /// What suits the place the tool runs in, where nobody chose.
  static var suited: ReportFormat {
    if Console.environment("GITHUB_ACTIONS") == "true" { return .github }
    return Console.environment("XCODE_VERSION_ACTUAL") == nil ? .text : .xcode
  }
}
