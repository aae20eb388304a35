@testable import L10nCatalog
@testable import L10nFormats
@testable import L10nText

/// The files in an input: each follows a line `=== PATH`, and the text before the first such line is `ko.yml`.
struct WrittenFiles {
  /// The files below the translations directory, each path once.
  private(set) var files: [InputFile] = []
  /// The content of a file `l10n.yml`, or a minimal configuration.
  private(set) var configuration: Configuration

  init?(_ input: [UInt8]) {
    var contents: [String: [UInt8]] = [:]
    var path = "ko.yml"
    for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: Self.marker) {
        path = String(decoding: line.dropFirst(Self.marker.count), as: UTF8.self)
      } else {
        contents[path, default: []] += line + [UInt8(ascii: "\n")]
      }
    }
    let least = SourceFile(path: Self.configurationPath, bytes: Array("source: ko\n".utf8))
    let written = SourceFile(path: Self.configurationPath, bytes: contents[Self.configurationPath] ?? least.bytes)
    guard let configuration = Self.configuration(written) ?? Self.configuration(least) else { return nil }
    self.configuration = configuration
    for (path, bytes) in contents.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) {
      let components = path.split(separator: "/").map(String.init)
      guard InputFile.isWanted(components) else { continue }
      files.append(InputFile(path: components, shownPath: path, bytes: bytes))
    }
  }

  private static let marker = Array("=== ".utf8)
  private static let configurationPath = "l10n.yml"

  private static func configuration(_ file: SourceFile) -> Configuration? {
    if case .configuration(let configuration) = ConfigurationReader.read(file) { configuration } else { nil }
  }
}
