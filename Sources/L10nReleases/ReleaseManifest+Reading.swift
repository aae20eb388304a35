extension ReleaseManifest {
  /// Reads a manifest without verifying it, for those who wrote it.
  package init(unverified manifest: [UInt8]) throws(ReleaseRefusal) {
    let envelope = try ManifestEnvelope(manifest)
    try self.init(envelope.content, key: envelope.key)
  }

  /// Reads the lines that are to be signed: a manifest without its last line.
  package init(unsigned lines: [UInt8]) throws(ReleaseRefusal) {
    let noSignature = [UInt8](repeating: 0, count: SignatureVerifier.signatureSize)
    try self.init(unverified: Self.bytes(of: lines, signature: noSignature))
  }

  /// Reads the lines `key` and `root`, as they are kept for all releases of a key, or returns `nil` if they are others.
  package static func certificate(_ text: String) -> (key: OnlineKey, root: Int, signature: [UInt8])? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, lines[2].isEmpty, let key = OnlineKey(lines[0]), let root = ManifestEnvelope.root(lines[1])
    else { return nil }
    return (key, root.number, root.signature)
  }

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
    issued = try lines.value("issued") { ReleaseTime($0) }
    expires = try lines.value("expires") { ReleaseTime($0) }
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
      let epoch: UInt32 = ManifestValue.number(fields[4]), let until = ReleaseTime(fields[6])
    else { return nil }
    self.init(id: id, bytes: bytes, epoch: epoch, until: until)
  }
}

extension ManifestValue {
  /// A number of bytes in base64.
  static func base64(_ text: Substring, count: Int) -> [UInt8]? {
    guard let bytes = Base64.bytes(text), bytes.count == count else { return nil }
    return bytes
  }
}
