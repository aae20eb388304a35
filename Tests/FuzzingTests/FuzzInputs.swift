import Foundation

/// The inputs that the fuzzer begins with, and inputs that once broke something.
enum FuzzInputs {
  /// Returns the inputs of a target, in the order of their names.
  static func inputs(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = directory.appending(path: target)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs")
}
