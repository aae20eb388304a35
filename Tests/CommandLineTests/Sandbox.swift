import Foundation
import Testing

/// A directory of its own in which the tool runs, removed afterwards.
final class Sandbox {
  let directory: URL

  /// Makes a directory with these files.
  init(_ files: [String: String] = [:]) throws {
    directory = URL(filePath: NSTemporaryDirectory()).appending(path: "l10n-gen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appending(path: path)), as: UTF8.self)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: directory.appending(path: path).path)
  }

  /// All files below a directory, sorted.
  func files(below path: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: directory.appending(path: path).path)
    return (names?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// What a run of the tool came to.
  struct Run {
    var status: Int32
    var output: String
    var error: String
  }

  /// Runs the tool here.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Run {
    try run(arguments, environment: environment)
  }

  /// Runs the tool here.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Run {
    let process = try start(arguments, environment: environment)
    return try process.finish()
  }

  /// Starts the tool here.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> RunningTool {
    let process = Process()
    process.executableURL = Self.tool
    process.arguments = arguments
    process.currentDirectoryURL = directory
    var variables = ProcessInfo.processInfo.environment
    for name in ["GITHUB_ACTIONS", "GITHUB_WORKSPACE", "XCODE_VERSION_ACTUAL", "COLUMNS"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    // Files rather than pipes, which would fill up while nobody reads.
    let output = URL(filePath: NSTemporaryDirectory()).appending(path: "output-\(UUID().uuidString)")
    let error = URL(filePath: NSTemporaryDirectory()).appending(path: "error-\(UUID().uuidString)")
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    return RunningTool(process: process, output: output, error: error)
  }

  /// A run of the tool that goes on.
  struct RunningTool {
    let process: Process
    let output: URL
    let error: URL

    func finish() throws -> Run {
      process.waitUntilExit()
      defer { for file in [output, error] { try? FileManager.default.removeItem(at: file) } }
      return Run(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }
  }

  /// Where the tool lies: beside the tests, which were built with it.
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
