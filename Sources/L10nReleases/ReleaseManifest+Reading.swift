import Foundation

extension ReleaseManifest {
  /// Reads the lines between the first and the last two, whose signature has been verified.
  ///
  /// - Parameters:
  ///   - lines: the lines from `catalog` to before `key`.
  ///   - key: the key that signed them.
  init(_ lines: [Substring], key: OnlineKey) throws(ReleaseRefusal) {
    var lines = ManifestLines(lines, below: 1)
    let catalog = try lines.value("catalog", ManifestValue.name)
    let channel = try lines.value("channel", ManifestValue.name)
    let baseline = try lines.value("baseline") { ManifestValue.hexadecimal($0, count: 32) }
    target = ReleaseTarget(catalog: catalog, channel: channel, baseline: baseline)
    let epoch: UInt32 = try lines.value("epoch", ManifestValue.number)
    guard epoch == key.epoch else { throw .malformed(line: lines.number) }
    version = ReleaseVersion(epoch: epoch, sequence: try lines.value("sequence", ManifestValue.number))
    issued = try lines.value("issued", ManifestTime.time)
    expires = try lines.value("expires", ManifestTime.time)
    runtime = try lines.value("runtime", ManifestValue.number)
    stage = try Self.stage(&lines)
    packs = try Self.packs(&lines)
    previous = try Self.previous(&lines, before: version.sequence)
    try lines.finish()
    self.key = key
  }

  private static func stage(_ lines: inout ManifestLines) throws(ReleaseRefusal) -> Stage? {
    guard let fields = try lines.fields("stage", count: 2) else { return nil }
    let share: Int = try lines.checked(ManifestValue.number(fields[0]))
    guard (1...10_000).contains(share) else { throw .malformed(line: lines.number) }
    return Stage(share: share, salt: try lines.checked(ManifestValue.hexadecimal(fields[1], count: 8)))
  }

  private static func previous(
    _ lines: inout ManifestLines, before version: UInt64
  ) throws(ReleaseRefusal) -> Previous? {
    guard let fields = try lines.fields("previous", count: 1) else { return nil }
    let sequence: UInt64 = try lines.checked(ManifestValue.number(fields[0]))
    guard sequence < version else { throw .malformed(line: lines.number) }
    return Previous(sequence: sequence, packs: try packs(&lines))
  }

  private static func packs(_ lines: inout ManifestLines) throws(ReleaseRefusal) -> [Pack] {
    var packs: [Pack] = []
    while let fields = try lines.fields("pack", count: 4) {
      let pack = Pack(
        language: try lines.checked(ManifestValue.name(fields[0])),
        digest: try lines.checked(ManifestValue.hexadecimal(fields[1], count: 64)),
        length: try lines.checked(ManifestValue.number(fields[2])),
        messages: try lines.checked(ManifestValue.number(fields[3])))
      guard !packs.contains(where: { $0.language == pack.language }) else { throw .malformed(line: lines.number) }
      packs.append(pack)
    }
    return packs
  }
}

extension OnlineKey {
  /// Reads the line `key`, or returns `nil` if it isn't one.
  init?(_ line: Substring) {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 7, fields[0] == "key", fields[3] == "epoch", fields[5] == "until",
      let id = ManifestValue.hexadecimal(fields[1], count: 8),
      let bytes = ManifestValue.base64(fields[2], count: SignatureVerifier.keySize),
      let epoch: UInt32 = ManifestValue.number(fields[4]), let until = ManifestTime.time(fields[6])
    else { return nil }
    self.init(id: id, bytes: bytes, epoch: epoch, until: until)
  }
}

extension ManifestValue {
  /// Bytes in base64 with padding (RFC 4648, section 4).
  static func base64(_ text: Substring, count: Int) -> [UInt8]? {
    guard let data = Data(base64Encoded: String(text)), data.count == count, data.base64EncodedString() == text else {
      return nil
    }
    return Array(data)
  }
}
