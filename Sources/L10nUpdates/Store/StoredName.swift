import L10nReleases

/// The name of a file in a store, which says what the file is, so that listing the folder says what there is.
enum StoredName: Hashable {
  /// A release, with the start of its content's hash.
  case record(ReleaseVersion, hash: String)
  /// A pack, by its SHA-256.
  case pack(digest: String)
  /// The highest epoch, and the latest time at which a release was published, that were seen.
  case floor(epoch: UInt32, issued: ReleaseTime)
  /// A release that isn't proven yet, with the number of the start and the process that used it.
  case trial(ReleaseVersion, start: Int, process: Int32)
  /// A release that the app has lived with.
  case proven(ReleaseVersion)
  /// A release that isn't used any more.
  case quarantine(ReleaseVersion)
  /// A file being written.
  case temporary
  /// The times of checks.
  case pace
  /// The number by which this installation is drawn for stages.
  case draw

  init?(_ name: String) {
    let fields = name.split(separator: "-", omittingEmptySubsequences: false)
    func version() -> ReleaseVersion? {
      guard fields.count >= 3, let epoch = UInt32(fields[1]), let sequence = UInt64(fields[2]) else { return nil }
      return ReleaseVersion(epoch: epoch, sequence: sequence)
    }
    switch (fields.first, fields.count) {
    case ("r", 4): self.init(version().map { .record($0, hash: String(fields[3])) })
    case ("t", 5):
      guard let version = version(), let start = Int(fields[3]), let process = Int32(fields[4]) else { return nil }
      self = .trial(version, start: start, process: process)
    case ("o", 3): self.init(version().map { .proven($0) })
    case ("q", 3): self.init(version().map { .quarantine($0) })
    case ("f", 3):
      self.init(version().map { .floor(epoch: $0.epoch, issued: ReleaseTime(seconds: Int64(clamping: $0.sequence))) })
    case ("p", 2): self = .pack(digest: String(fields[1]))
    case ("s", _): self = .temporary
    case ("pace", 1): self = .pace
    case ("draw", 1): self = .draw
    default: return nil
    }
  }

  private init?(_ name: StoredName?) {
    guard let name else { return nil }
    self = name
  }

  /// The name.
  var text: String {
    switch self {
    case .record(let version, let hash): "r-\(Self.text(version))-\(hash)"
    case .pack(let digest): "p-\(digest)"
    case .floor(let epoch, let issued):
      "f-\(Self.text(ReleaseVersion(epoch: epoch, sequence: UInt64(max(issued.seconds, 0)))))"
    case .trial(let version, let start, let process): "t-\(Self.text(version))-\(start)-\(process)"
    case .proven(let version): "o-\(Self.text(version))"
    case .quarantine(let version): "q-\(Self.text(version))"
    case .temporary: "s"
    case .pace: "pace"
    case .draw: "draw"
    }
  }

  /// Both numbers with leading zeros, so that names sort as versions do.
  private static func text(_ version: ReleaseVersion) -> String {
    "\(NumberText.padded(version.epoch, 8))-\(NumberText.padded(version.sequence, 15))"
  }
}
