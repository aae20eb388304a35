import Foundation
import TestSupport
import Testing

/// A separate directory in which the tool runs.
final class Sandbox: ScratchDirectory {
  typealias Run = Command.Outcome

  /// Runs the tool in the directory.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(arguments, environment: environment)
  }

  /// Runs the tool in the directory.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    try start(arguments, environment: environment).finish()
  }

  /// Starts the tool in the directory.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Command.Running {
    var command = Command([Self.toolPath] + arguments, in: directory)
    for name in ["GITHUB_ACTIONS", "GITHUB_WORKSPACE", "XCODE_VERSION_ACTUAL", "COLUMNS"] {
      command.environment[name] = nil
    }
    command.environment.merge(environment) { $1 }
    return try command.start()
  }

  /// Runs a script in the directory, in which `$0` is the tool.
  func script(_ script: String) throws -> Run {
    try Command(["bash", "-c", script, Self.toolPath], in: directory).run()
  }

  /// The path of the tool, which was built together with the tests.
  static var toolPath: String { tool.path }

  private static let tool: URL = {
    var directory = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    // It is in a bundle on Apple platforms, and next to it on others.
    while !FileManager.default.isExecutableFile(atPath: directory.appending(path: "l10n-gen").path),
      directory.path != "/"
    {
      directory.deleteLastPathComponent()
    }
    return directory.appending(path: "l10n-gen")
  }()
}
