import L10nGenCore

/// The Swift files of folders, but for those that the tool generates.
struct SourceCode {
  private(set) var files: [SourceFile] = []

  /// The largest file that is read, in bytes. Nobody writes more by hand.
  static let sizeLimit = 8 << 20

  /// - Parameter enumName: the outermost enum of the generated accessors.
  init(below folders: [String], enumName: String) throws(Refusal) {
    do {
      for folder in folders {
        for path in try FileSearch(endings: [".swift"]).files(below: folder, names: FileSystem.names) {
          let bytes = try FileSystem.bytes(of: path)
          guard bytes.count <= Self.sizeLimit else {
            throw Refusal.usage("\(path) is larger than \(Self.sizeLimit >> 20) MiB; name other folders with --sources")
          }
          if !GeneratedHeader.isOurs(bytes, enumName: enumName) { files.append(SourceFile(path: path, bytes: bytes)) }
        }
      }
    } catch let failure as FileSystem.Failure {
      throw .file(failure)
    } catch {
      throw error as? Refusal ?? .usage("\(error)")
    }
    guard !files.isEmpty else {
      throw .usage(
        "there is no Swift file in '\(folders.joined(separator: "', '"))'; name the folder of the app's code")
    }
  }
}
