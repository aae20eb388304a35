import Foundation

/// Serves the files of a directory over HTTP, only on this machine, for as long as the object exists.
final class FileServer {
  let address: String
  private let process = Process()

  init(_ directory: URL) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", directory.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // "Serving HTTP on 127.0.0.1 port 43210 (http://127.0.0.1:43210/) ..."
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let port = line.firstMatch(of: /port ([0-9]+)/)?.output.1 else {
      throw ScratchPackage.Failure(description: "python3's file server says no port: \(line)")
    }
    address = "http://127.0.0.1:\(port)"
  }

  deinit {
    process.terminate()
  }
}
