import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Everything that determines the result of a build, as the file system describes it: the tool, the configuration, the
/// names of keys, the bundles and their folders, and the generated files.
struct BuildState {
  /// A line for each, or `nil` if the state of a file is unknown.
  private(set) var lines: [String]? = []
  /// The time of the last change to the inputs, and the time when checking them began, in seconds since 1970.
  private var lastChange = 0
  private let start = time(nil)

  /// The maximum number of files and folders to check.
  private static let limit = 20_000
  /// The resolution of the coarsest file system clock, FAT's.
  private static let tick = 2

  /// Determines the state of a build's inputs. Call it before they are read, so that later changes are noticed.
  ///
  /// - Parameter settings: the files that the configuration names, including those that don't exist.
  init(tool: String, configuration: String, settings: [String], translations: [String]) {
    add(input: tool)
    add(input: configuration)
    for path in settings where FileSystem.kind(of: path) != nil { add(input: path) }
    for path in translations { add(tree: path) }
  }

  /// A Boolean value indicating whether any change since the check would be noticed, because nothing was changed within
  /// the clock tick before it.
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
