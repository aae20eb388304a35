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
    var fields = ByteFields(Array(name.utf8)[...], separator: UInt8(ascii: "-"))
    func text() -> String? { fields.next().map { String(decoding: $0, as: UTF8.self) } }
    func number<Number: FixedWidthInteger>() -> Number? {
      fields.next().flatMap(NumberText.number).flatMap { Number(exactly: $0) }
    }
    func version() -> ReleaseVersion? {
      guard let epoch: UInt32 = number(), let sequence: UInt64 = number() else { return nil }
      return ReleaseVersion(epoch: epoch, sequence: sequence)
    }
    func parsed() -> StoredName? {
      switch text() {
      case "r": version().flatMap { version in text().map { .record(version, hash: $0) } }
      case "t":
        version().flatMap { version in
          number().flatMap { start in number().map { .trial(version, start: start, process: $0) } }
        }
      case "o": version().map { .proven($0) }
      case "q": version().map { .quarantine($0) }
      case "f":
        version().map { .floor(epoch: $0.epoch, issued: ReleaseTime(seconds: Int64(clamping: $0.sequence))) }
      case "p": text().map { .pack(digest: $0) }
      case "pace": .pace
      case "draw": .draw
      default: nil
      }
    }
    if name.hasPrefix("s-") || name == "s" {
      self = .temporary
    } else {
      guard let name = parsed(), fields.isAtEnd else { return nil }
      self = name
    }
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
    "\(NumberText.padded(UInt64(version.epoch), 8))-\(NumberText.padded(version.sequence, 15))"
  }
}
