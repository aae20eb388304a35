import L10nCatalog
import L10nProject
import L10nReleases
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The sources of a build of the app in a single file, so that strings can be released for a build without a git tag,
/// such as one for testers.
///
/// ```
/// l10n-contract 1
/// settings <base64 of l10n.yml>
/// names <base64 of names.yml, if there is one>
/// info-plist <base64 of the Info.plist that the settings name, if they name one>
/// file <base64> ko/store.yml
/// ```
///
/// There is a line for each translation file, with its path below their directory, in the order of the paths. The text
/// is UTF-8, and each line ends with a line feed. The same build always produces the same bytes.
struct BuildContract {
  /// The name of the build. If releases should respect `ota-since`, it must be the build's version.
  let name: String
  /// The configuration.
  let settings: SourceFile
  /// The names of keys.
  let names: SourceFile?
  /// The app's `Info.plist`.
  let infoPropertyList: SourceFile?
  /// The translation files.
  let files: [InputFile]

  /// The maximum size of a contract, in bytes.
  private static let sizeLimit = 1 << 30
  private static let firstLine = "l10n-contract 1"

  /// Creates the contract of the code that is emitted.
  init(name: String, settings: [UInt8], of reading: ReadingOptions, _ files: [InputFile]) {
    self.name = name
    self.settings = SourceFile(path: "l10n.yml", bytes: settings)
    names = reading.names
    infoPropertyList = reading.infoPropertyList
    self.files = files.sorted { Self.path(of: $0) < Self.path(of: $1) }
  }

  /// Reads a contract. The name of its file, without the extension, is the name of the build.
  init(at path: String) throws(Refusal) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path, limit: Self.sizeLimit)
    } catch {
      throw .file(error)
    }
    let name = Self.name(ofFile: path)
    var parts: [String: SourceFile] = [:]
    var files: [InputFile] = []
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Self.firstLine[...], lines.popLast()?.isEmpty == true else {
      throw Self.refusal(path, line: 1, "not a contract of 'l10n-gen emit --contract', or cut off; write it again")
    }
    for (index, line) in lines.enumerated() {
      let fields = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count >= 2, let content = Base64.bytes(fields[1]) else {
        throw Self.refusal(path, line: index + 2, "this line is damaged; write the contract again")
      }
      switch (fields[0], fields.count) {
      case ("file", 3) where !fields[2].isEmpty:
        files.append(
          InputFile(
            path: fields[2].split(separator: "/").map(String.init), shownPath: "\(name):\(fields[2])", bytes: content))
      case ("settings", 2), ("names", 2), ("info-plist", 2):
        parts[String(fields[0])] = SourceFile(path: "\(name):\(fields[0])", bytes: content)
      default:
        throw Self.refusal(
          path, line: index + 2, "'\(fields[0])' is unknown; pack with the version of l10n-gen that wrote the contract")
      }
    }
    guard let settings = parts["settings"] else {
      throw Self.refusal(path, line: 1, "the settings are missing; write the contract again")
    }
    self.name = name
    self.settings = settings
    names = parts["names"]
    infoPropertyList = parts["info-plist"]
    self.files = files
  }

  /// The content of its file, or `nil` if the path of a translation file has a line feed.
  var bytes: [UInt8]? {
    var lines = [Self.firstLine, "settings \(Base64.text(settings.bytes))"]
    if let names { lines.append("names \(Base64.text(names.bytes))") }
    if let infoPropertyList { lines.append("info-plist \(Base64.text(infoPropertyList.bytes))") }
    for file in files {
      let path = Self.path(of: file)
      guard !path.utf8.contains(UInt8(ascii: "\n")) else { return nil }
      lines.append("file \(Base64.text(file.bytes)) \(path)")
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Returns a Boolean value indicating whether a pattern of tags matches the build's name in the same way as a tag.
  func isNamed(by pattern: String) -> Bool { fnmatch(pattern, name, 0) == 0 }

  /// Returns the name of the build for the file of a contract.
  static func name(ofFile path: String) -> String {
    let name = FilePath.name(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name[dot...] == ".contract" else { return name }
    return String(name[..<dot])
  }

  private static func path(of file: InputFile) -> String { file.path.joined(separator: "/") }

  private static func refusal(_ path: String, line: Int, _ reason: String) -> Refusal {
    .file(.init(path: "\(path):\(line)", reason: reason))
  }
}
