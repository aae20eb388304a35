import L10nText

/// Reads the build settings from which Xcode generates an `Info.plist`, such as `INFOPLIST_KEY_NSCameraUsageDescription`:
/// in a `project.pbxproj`, an `.xcconfig`, XcodeGen's `project.yml` or Tuist's `Project.swift`.
///
/// In all of these, a setting and the start of its value are on one line, so one reader fits all.
struct InfoSettingsReader {
  private var settings = InfoSettings()
  private var known: Set<String> = []
  /// The keys in the configuration of the target that is being read, which may turn out not to generate the file.
  private var pending: [InfoPropertyList.Value] = []
  private var generatesFile = true

  /// - Parameter file: the index of the file.
  static func read(_ source: SourceFile, file: Int) -> InfoSettings {
    var reader = InfoSettingsReader()
    var offset = 0
    for bytes in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = String(decoding: bytes, as: UTF8.self)
      reader.read(line, at: Place(file: file, offset: offset))
      offset += line.unicodeScalars.count + 1
    }
    reader.endConfiguration()
    return reader.settings
  }

  private mutating func read(_ line: String, at start: Place) {
    let written = line.drop { $0.isWhitespace }
    if written.hasPrefix("buildSettings = {") || written.hasPrefix("};") { endConfiguration() }
    guard line.utf8.contains(UInt8(ascii: "_")), !written.hasPrefix("//"), !written.hasPrefix("#") else { return }
    if written.contains(/^GENERATE_INFOPLIST_FILE\s*=\s*"?NO\b/) { generatesFile = false }
    if written.contains(/\bINFOPLIST_FILE["']?\s*[=:]/) { settings.namesFile = true }
    for match in line.matches(of: /INFOPLIST_KEY_(\w+)(?:\[[^\]]*\])*["']?\s*[=:]\s*(""|''|;|\/\/|$)?/) {
      // Without a value, the list doesn't have the key.
      guard match.2 == nil, InfoPropertyList.isUsageDescription(String(match.1)) else { continue }
      let offset = line.unicodeScalars.distance(from: line.startIndex, to: match.range.lowerBound)
      pending.append(
        .init(text: String(match.1), place: Place(file: start.file, offset: start.offset + offset)))
    }
  }

  private mutating func endConfiguration() {
    if generatesFile { settings.usageDescriptions += pending.filter { known.insert($0.text).inserted } }
    pending = []
    generatesFile = true
  }
}

extension Catalog {
  /// Adds the app's files with build settings, after all other files of the catalog.
  mutating func takeInfoSettings(_ sources: [SourceFile]) {
    guard !sources.isEmpty else { return }
    let all = sources.enumerated().map { InfoSettingsReader.read($1, file: files.count + $0) }
    files += sources
    infoSettings = InfoSettings(
      usageDescriptions: all.flatMap(\.usageDescriptions), namesFile: all.contains(where: \.namesFile))
  }

  /// The reasons for permissions in the app's `Info.plist`, each once; `nil` if the configuration names no file that
  /// could have them.
  package var usageDescriptions: [InfoPropertyList.Value]? {
    guard infoPropertyList != nil || infoSettings != nil else { return nil }
    var known: Set<String> = []
    let all = (infoPropertyList?.usageDescriptions ?? []) + (infoSettings?.usageDescriptions ?? [])
    return all.filter { known.insert($0.text).inserted }
  }

  /// A Boolean value indicating whether these are all reasons for permissions in the app's `Info.plist`.
  package var hasAllUsageDescriptions: Bool { infoPropertyList != nil || infoSettings?.namesFile == false }
}
