import Foundation

/// The inputs that the fuzzer begins with, and those with which it once broke something.
enum FuzzInputs {
  /// Those of a target, in the order of their names.
  static func inputs(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = directory.appending(path: target)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs")
}
