import L10nLanguage

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nPipeline
@testable import L10nText

/// Fixes in the files of a translations directory.
enum FixesTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard let written = WrittenFiles(input) else { return ["the least configuration is refused"] }
    let pipeline = Pipeline(written.configuration)
    let (outcome, fixes) = pipeline.fix(written.files)
    let fixed = written.files.map { file in
      var file = file
      file.bytes = fixes.files.first { $0.file.path == file.path }?.bytes ?? file.bytes
      return file
    }
    var violations: [String] = []
    let (again, second) = pipeline.fix(fixed)
    if !second.files.isEmpty { violations.append("a second run fixes more") }
    if again.findings != outcome.findings { violations.append("a second run finds something else") }
    let keys = pipeline.check(written.files).catalog.messages.map(\.keyPath)
    if again.catalog.messages.map(\.keyPath) != keys { violations.append("other keys") }
    return violations
  }
}
