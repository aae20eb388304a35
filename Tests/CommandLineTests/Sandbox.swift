import Foundation
import TestSupport
import Testing

/// A directory of its own in which the tool runs.
final class Sandbox: ScratchDirectory {
  typealias Run = Command.Outcome

  /// Runs the tool here.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(arguments, environment: environment)
  }

  /// Runs the tool here.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    try start(arguments, environment: environment).finish()
  }

  /// Starts the tool here.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Command.Running {
    var command = Command([Self.toolPath] + arguments, in: directory)
    for name in ["GITHUB_ACTIONS", "GITHUB_WORKSPACE", "XCODE_VERSION_ACTUAL", "COLUMNS"] {
      command.environment[name] = nil
    }
    command.environment.merge(environment) { $1 }
    return try command.start()
  }

  /// Runs a script here, in which `$0` is the tool.
  func script(_ script: String) throws -> Run {
    try Command(["bash", "-c", script, Self.toolPath], in: directory).run()
  }

  /// The place where the tool lies: beside the tests, which were built with it.
  static var toolPath: String { tool.path }

  private static let tool: URL = {
    var directory = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    // Inside a bundle on Apple platforms, beside it elsewhere.
    while !FileManager.default.isExecutableFile(atPath: directory.appending(path: "l10n-gen").path),
      directory.path != "/"
    {
      directory.deleteLastPathComponent()
    }
    return directory.appending(path: "l10n-gen")
  }()
}
