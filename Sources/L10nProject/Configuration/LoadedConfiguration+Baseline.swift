package import L10nChecking
import L10nText

extension LoadedConfiguration {
  /// Reads the known findings, which don't count, or returns `nil` if there is no baseline.
  ///
  /// - Parameter path: the baseline, or `nil` for the one in the configuration.
  package func knownFindings(in path: String? = nil) throws(Refusal) -> KnownFindings? {
    guard let path = path ?? baseline else { return nil }
    guard FileSystem.kind(of: path) != nil else {
      throw .file(.init(path: path, reason: "there is no such file; 'check --write-baseline' makes one"))
    }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path, limit: Baseline.sizeLimit)
    } catch {
      throw .file(error)
    }
    guard bytes.count <= Baseline.sizeLimit else {
      throw .file(.init(path: path, reason: "larger than 64 MiB, the limit for a baseline; name another file"))
    }
    switch BaselineReader.read(SourceFile(path: FilePath.shown(path), bytes: bytes)) {
    case .problems(let problems): throw .configuration(problems)
    case .baseline(let baseline): return KnownFindings(baseline, in: translations)
    }
  }
}
