import Foundation

/// A system command that a test runs.
public struct Command {
  /// The program, which is searched for in `PATH`, and its arguments.
  public var arguments: [String]
  /// The directory in which it runs; by default, that of the tests.
  public var directory: URL?
  /// Its environment; by default, that of the tests.
  public var environment = ProcessInfo.processInfo.environment
  /// A Boolean value indicating whether errors are printed together with the output.
  public var mergesErrors = false

  /// Creates a command.
  public init(_ arguments: [String], in directory: URL? = nil) {
    self.arguments = arguments
    self.directory = directory
  }

  /// The result of a command.
  public struct Outcome: Sendable {
    /// The exit status, or the number of the signal that ended it.
    public var status: Int32
    /// A Boolean value indicating whether a signal ended it.
    public var isCrash: Bool
    /// Its output.
    public var output: String
    /// Its error output, which is empty if errors are part of the output.
    public var error: String
  }

  /// Runs the command, and waits until it ends.
  public func run() throws -> Outcome {
    try start().finish()
  }

  /// Starts the command.
  public func start() throws -> Running {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = environment
    // Files instead of pipes, which would fill up while nothing reads from them.
    let files = try (0..<2).map { _ in
      let file = URL(filePath: NSTemporaryDirectory()).appending(path: "printed-\(UUID().uuidString)")
      try Data().write(to: file)
      return file
    }
    let output = try FileHandle(forWritingTo: files[0])
    process.standardOutput = output
    process.standardError = mergesErrors ? output : try FileHandle(forWritingTo: files[1])
    try process.run()
    return Running(process: process, files: files)
  }

  /// A running command.
  public struct Running {
    fileprivate let process: Process
    fileprivate let files: [URL]

    /// Ends it immediately.
    public func kill() {
      Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Returns what it has written to its output so far.
    public func printed() throws -> String {
      String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
    }

    /// Waits until it ends.
    public func finish() throws -> Outcome {
      process.waitUntilExit()
      defer { for file in files { try? FileManager.default.removeItem(at: file) } }
      let printed = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
      return Outcome(
        status: process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal, output: printed[0],
        error: printed[1])
    }
  }
}
