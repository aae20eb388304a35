import L10nReleases

/// The name of a file in a store, which describes the file, so that listing the folder is enough to know its content.
enum StoredName: Hashable {
  /// A release, with the start of its content's hash.
  case record(ReleaseVersion, hash: String)
  /// A pack, by its SHA-256.
  case pack(digest: String)
  /// The highest epoch that was seen, and its latest publishing time.
  case floor(epoch: UInt32, issued: ReleaseTime)
  /// The highest version of a build's releases that was installed.
  case highest(ReleaseVersion, baseline: String)
  /// A release that isn't proven yet, with a text that makes the name of each start unique.
  case trial(ReleaseVersion, start: String)
  /// A release that the app runs well with.
  case proven(ReleaseVersion)
  /// A release that was set aside.
  case quarantine(ReleaseVersion)
  /// A file being written.
  case temporary
  /// The times of checks.
  case pace
  /// The random number that decides this installation's stages.
  case draw

  init?(_ name: String) {
    var fields = ByteFields(Array(name.utf8)[...], separator: UInt8(ascii: "-"))
    guard let name = Self.read(&fields), fields.isAtEnd else { return nil }
    self = name
  }

  private static func read(_ fields: inout ByteFields) -> StoredName? {
    switch fields.nextText() {
    case "r": version(&fields).flatMap { version in fields.nextText().map { .record(version, hash: $0) } }
    case "p": fields.nextText().map { .pack(digest: $0) }
    case "f": version(&fields).flatMap(floor)
    case "h": version(&fields).flatMap { version in fields.nextText().map { .highest(version, baseline: $0) } }
    case "t": version(&fields).flatMap { version in rest(&fields).map { .trial(version, start: $0) } }
    case "o": version(&fields).map { .proven($0) }
    case "q": version(&fields).map { .quarantine($0) }
    case "s": temporary(&fields)
    case "pace": .pace
    case "draw": .draw
    default: nil
    }
  }

  private static func version(_ fields: inout ByteFields) -> ReleaseVersion? {
    guard let epoch = fields.nextNumber().flatMap({ UInt32(exactly: $0) }), let sequence = fields.nextNumber() else {
      return nil
    }
    return ReleaseVersion(epoch: epoch, sequence: sequence)
  }

  /// Times that a manifest can't have are ignored.
  private static func floor(_ seen: ReleaseVersion) -> StoredName? {
    let issued = ReleaseTime(seconds: Int64(clamping: seen.sequence))
    return issued <= .latest ? .floor(epoch: seen.epoch, issued: issued) : nil
  }

  /// Returns the rest of the name, with its separators: earlier versions wrote two numbers for a trial.
  private static func rest(_ fields: inout ByteFields) -> String? {
    fields.remainder().map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of a file being written ends with an arbitrary unique text.
  private static func temporary(_ fields: inout ByteFields) -> StoredName {
    _ = fields.remainder()
    return .temporary
  }

  /// The name.
  var text: String {
    switch self {
    case .record(let version, let hash): "r-\(Self.text(version))-\(hash)"
    case .pack(let digest): "p-\(digest)"
    case .floor(let epoch, let issued):
      "f-\(Self.text(ReleaseVersion(epoch: epoch, sequence: UInt64(max(issued.seconds, 0)))))"
    case .highest(let version, let baseline): "h-\(Self.text(version))-\(baseline)"
    case .trial(let version, let start): "t-\(Self.text(version))-\(start)"
    case .proven(let version): "o-\(Self.text(version))"
    case .quarantine(let version): "q-\(Self.text(version))"
    case .temporary: "s"
    case .pace: "pace"
    case .draw: "draw"
    }
  }

  /// Returns both numbers, padded with zeros so that names sort like versions.
  private static func text(_ version: ReleaseVersion) -> String {
    "\(ReleaseNumber.padded(UInt64(version.epoch), 8))-\(ReleaseNumber.padded(version.sequence, 15))"
  }
}
