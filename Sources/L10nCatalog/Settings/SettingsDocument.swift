package import L10nFormats
package import L10nText

/// A file that people write for the tool itself. If it has any problem, it isn't used, since half of the settings may
/// mean the opposite of the whole.
package struct SettingsDocument {
  /// The file as UTF-8.
  let file: SourceFile
  /// Its content; empty if its encoding isn't supported.
  package let root: DocumentNode
  /// A Boolean value indicating whether its encoding is supported. If it isn't, missing content isn't reported.
  package let isText: Bool
  /// The problems of the file's format.
  package let problems: [DocumentProblem]
  private let lines: LineTable

  package init(_ file: SourceFile) {
    switch TextDecoding.decode(file.bytes) {
    case .utf8(let bytes):
      let document = SettingsFormat().read(bytes)
      self.file = SourceFile(path: file.path, bytes: document.bytes)
      root = document.root ?? .nothing(at: 0, SettingsFormat.null)
      isText = true
      let repetitions = document.repetitions.map {
        DocumentProblem(explanation: Self.secondTime($0.key), offset: $0.second)
      }
      problems = document.problems + (document.illFormed.map { [$0] } ?? []) + repetitions
    case .refused(let explanation):
      self.file = SourceFile(path: file.path, bytes: [])
      root = .nothing(at: 0, SettingsFormat.null)
      isText = false
      problems = [DocumentProblem(explanation: explanation, offset: 0)]
    }
    lines = LineTable(self.file.bytes)
  }

  /// Returns the explanation for a part that occurs twice in the file.
  static func secondTime(_ name: String) -> String {
    "'\(name)' is written twice; remove one of the two"
  }

  /// Returns the location of the scalar at an offset.
  package func location(_ offset: Int) -> SourceLocation {
    let position = lines.position(atScalar: offset)
    return SourceLocation(file: file.path, line: position.line, column: position.column)
  }

  /// Returns problems with their locations, in the order of the file.
  package func located(_ problems: [DocumentProblem]) -> [LocatedProblem] {
    problems.sorted { ($0.offset, $0.explanation) < ($1.offset, $1.explanation) }
      .map { LocatedProblem(location: location($0.offset), message: $0.explanation) }
  }
}
