import L10nGenCore

/// The Swift files of an app, but for those that the tool generates.
struct SourceCode {
  private(set) var files: [SourceFile] = []

  /// - Parameters:
  ///   - places: files, and folders whose files are read.
  ///   - enumName: the outermost enum of the generated accessors.
  init(at places: [String], enumName: String) throws(Refusal) {
    do throws(FileSystem.Failure) {
      for place in places {
        for path in try Self.paths(at: place) {
          let bytes = try FileSystem.bytes(of: path)
          if !GeneratedHeader.isOurs(bytes, enumName: enumName) { files.append(SourceFile(path: path, bytes: bytes)) }
        }
      }
    } catch {
      throw .file(error)
    }
    guard !files.isEmpty else {
      throw .usage("there is no Swift file in '\(places.joined(separator: "', '"))'; name the folder of the app's code")
    }
  }

  private static func paths(at place: String) throws(FileSystem.Failure) -> [String] {
    if FileSystem.kind(of: place) == .file { return [place] }
    return try FileSearch(endings: [".swift"]).files(below: place, names: FileSystem.names)
  }
}
