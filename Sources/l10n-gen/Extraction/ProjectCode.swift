import L10nExtraction
import L10nProject
import L10nText

/// The code in some folders, with the targets that compile each file.
struct ProjectCode {
  private(set) var swift: [SourceFile] = []
  private(set) var swiftTargets: [Set<CodeTarget>] = []
  private(set) var objectiveC: [SourceFile] = []
  private(set) var objectiveCTargets: [Set<CodeTarget>] = []

  private static let objectiveCEndings = [".m", ".mm", ".h"]

  init(at places: [String], _ targets: ProjectTargets) throws(FileSystem.Failure) {
    for place in places {
      for path in try Self.paths(at: place) {
        let file = SourceFile(path: FilePath.shown(path), bytes: try FileSystem.bytes(of: path))
        let own = targets.targets(of: file.path)
        if path.hasSuffix(".swift") {
          swift.append(file)
          swiftTargets.append(own)
        } else {
          objectiveC.append(file)
          objectiveCTargets.append(own)
        }
      }
    }
  }

  private static func paths(at place: String) throws(FileSystem.Failure) -> [String] {
    if FileSystem.kind(of: place) == .file { return isCode(place) ? [place] : [] }
    return try FileSearch(endings: [".swift"] + objectiveCEndings).files(below: place, names: FileSystem.names)
  }

  /// Returns a Boolean value indicating whether a file is one of those that are read.
  static func isCode(_ path: String) -> Bool {
    ([".swift"] + objectiveCEndings).contains { path.hasSuffix($0) }
  }

  /// All files; the indexes of lookups are those of these files.
  var files: [SourceFile] { swift + objectiveC }

  /// The targets of each file.
  var fileTargets: [Set<CodeTarget>] { swiftTargets + objectiveCTargets }
}
