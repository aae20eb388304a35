import Foundation

/// Runs the program `update-installer` in tests.
enum UpdateInstaller {
  /// Starts the program, and waits until it installs.
  static func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    _ = output.fileHandleForReading.readData(ofLength: 6)
    return process
  }

  /// Returns the next line that it prints.
  static func line(_ process: Process) -> String {
    guard let output = (process.standardOutput as? Pipe)?.fileHandleForReading else { return "" }
    var line = Data()
    while true {
      let byte = output.readData(ofLength: 1)
      if byte.isEmpty || byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
  }

  /// The path of the program, which was built together with the tests.
  private static let program: URL = {
    var directory = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    while !FileManager.default.isExecutableFile(atPath: directory.appending(path: "update-installer").path),
      directory.path != "/"
    {
      directory.deleteLastPathComponent()
    }
    return directory.appending(path: "update-installer")
  }()
}
