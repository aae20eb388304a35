import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Everything that decides what a build gives, as the file system describes it: the tool, the configuration, the
/// names of keys, the bundles with the folders they lie in, and the files that were generated.
struct BuildState {
  /// A line for each, or `nil` if something could not be looked at, so that nothing can be said.
  private(set) var lines: [String]? = []
  /// When the last of the inputs was changed, and when they began to be looked at, in seconds since 1970.
  private var lastChange = 0
  private let start = time(nil)

  /// The number of files and folders that are looked at.
  private static let limit = 20_000
  /// The coarsest clock of a file system, FAT's.
  private static let tick = 2

  /// The state of what a build reads. To be asked before it is read, so that what changes meanwhile shows later.
  ///
  /// - Parameter settings: the files that the configuration names, those among them that don't exist.
  init(tool: String, configuration: String, settings: [String], translations: [String]) {
    add(input: tool)
    add(input: configuration)
    for path in settings where FileSystem.kind(of: path) != nil { add(input: path) }
    for path in translations { add(tree: path) }
  }

  /// A Boolean value indicating whether a change since they were looked at would show: nothing had been changed in the
  /// very tick before.
  var isSettled: Bool {
    start - lastChange > Self.tick
  }

  /// Adds a generated file.
  mutating func add(output path: String) {
    if let identity = FileIdentity(path) { add(identity, path) } else { lines = nil }
  }

  private mutating func add(input path: String) {
    guard let identity = FileIdentity(path) else { return lines = nil }
    lastChange = max(lastChange, identity.changed)
    add(identity, path)
  }

  private mutating func add(_ identity: FileIdentity, _ path: String) {
    guard (lines?.count ?? .max) < Self.limit, !path.utf8.contains(UInt8(ascii: "\n")) else { return lines = nil }
    lines?.append("\(identity) \(path)")
  }

  private mutating func add(tree path: String) {
    add(input: path)
    guard lines != nil, FileSystem.kind(of: path) == .directory else { return }
    guard let names = try? FileSystem.names(in: path) else { return lines = nil }
    for name in names.sorted() where !name.hasPrefix(".") { add(tree: FilePath.joined(path, name)) }
  }
}
