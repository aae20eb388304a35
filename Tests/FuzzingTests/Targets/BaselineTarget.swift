@testable import L10nChecking
@testable import L10nText

/// A baseline.
enum BaselineTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    let file = SourceFile(path: "baseline.yml", bytes: input)
    switch BaselineReader.read(file) {
    case .problems(let problems):
      if problems.isEmpty { return ["refused for no reason"] }
      guard case .utf8(let bytes) = TextDecoding.decode(input) else { return [] }
      let lines = LineLengths(bytes)
      return problems.filter { !lines.has($0.location) }.map { "a problem where nothing is: \($0)" }
    case .baseline(let baseline):
      var written = ""
      baseline.write(to: &written)
      guard case .baseline(let again) = BaselineReader.read(SourceFile(path: "again.yml", bytes: Array(written.utf8)))
      else { return ["what was written is refused"] }
      var writtenAgain = ""
      again.write(to: &writtenAgain)
      return written.utf8.elementsEqual(writtenAgain.utf8) ? [] : ["what was written is read as something else"]
    }
  }
}
