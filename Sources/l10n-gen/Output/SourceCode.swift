import L10nEmission
import L10nProject
import L10nSwiftCode
import L10nText

/// The Swift files of an app, except for those that the tool, R.swift or Tuist generates.
struct SourceCode {
  /// The files, without those of SwiftGen.
  private(set) var files: [SourceFile] = []
  /// The files that SwiftGen generated, and those that keep its accessors.
  private(set) var swiftGen: [SourceFile] = []

  /// - Parameters:
  ///   - places: files, and folders whose files are read.
  ///   - enumNames: the outermost enums of the generated accessors.
  ///   - others: the paths of other generated files.
  init(at places: [String], enumNames: Set<String>, besides others: [String] = []) throws(Refusal) {
    let others = Set(others.map { FileSystem.realPath($0) ?? $0 })
    do throws(FileSystem.Failure) {
      for place in places {
        for path in try Self.paths(at: place) {
          let bytes = try FileSystem.bytes(of: path)
          guard !enumNames.contains(where: { GeneratedHeader.isOurs(bytes, enumName: $0) }),
            others.isEmpty || !others.contains(FileSystem.realPath(path) ?? path), !BuildTimeAccessorsHeader.isIn(bytes)
          else { continue }
          if SwiftGenHeader.isForwarding(bytes) || SwiftGenHeader.isOfSwiftGen(bytes) {
            swiftGen.append(SourceFile(path: path, bytes: bytes))
          } else {
            files.append(SourceFile(path: path, bytes: bytes))
          }
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
