import Foundation

/// A command of the system, as a test runs it.
public struct Command {
  /// The program, found along `PATH`, and its arguments.
  public var arguments: [String]
  /// The place where it runs; where the tests do by default.
  public var directory: URL?
  /// Its environment; that of the tests by default.
  public var environment = ProcessInfo.processInfo.environment
  /// A Boolean value indicating whether errors are printed where all else is.
  public var mergesErrors = false

  /// Creates a command.
  public init(_ arguments: [String], in directory: URL? = nil) {
    self.arguments = arguments
    self.directory = directory
  }

  /// What a command came to.
  public struct Outcome: Sendable {
    /// The exit status, or the number of the signal that ended it.
    public var status: Int32
    /// A Boolean value indicating whether a signal ended it.
    public var isCrash: Bool
    /// What it printed.
    public var output: String
    /// What it printed as errors; empty if those are in the output.
    public var error: String
  }

  /// Runs the command to its end.
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
    // Files rather than pipes, which would fill up while nobody reads.
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

  /// A command that goes on.
  public struct Running {
    fileprivate let process: Process
    fileprivate let files: [URL]

    /// Ends it at once, whatever it is doing.
    public func kill() {
      Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Waits for its end.
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
