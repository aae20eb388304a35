extension ReleaseManifest {
  /// Reads a manifest without verifying it, for the program that wrote it.
  package init(unverified manifest: [UInt8]) throws(ReleaseRefusal) {
    let envelope = try ManifestEnvelope(manifest)
    try self.init(envelope.content, key: envelope.key)
  }

  /// Reads the lines to be signed: a manifest without its last line.
  package init(unsigned lines: [UInt8]) throws(ReleaseRefusal) {
    let noSignature = [UInt8](repeating: 0, count: SignatureVerifier.signatureSize)
    try self.init(unverified: Self.bytes(of: lines, signature: noSignature))
  }

  /// Reads the lines `key` and `root`, stored once for all releases of a key; returns `nil` if they aren't valid.
  package static func certificate(_ text: String) -> (key: OnlineKey, root: Int, signature: [UInt8])? {
    var lines = Array(text.utf8)[...]
    guard let key = lines.removeLine().flatMap({ OnlineKey($0) }),
      let root = lines.removeLine().flatMap(ManifestEnvelope.root), lines.isEmpty
    else { return nil }
    return (key, root.number, root.signature)
  }

  /// Reads the lines between the first and the last three. Their signature must have been verified.
  ///
  /// - Parameters:
  ///   - lines: the lines from `catalog` to the one before `key`.
  ///   - key: the key that signed them.
  init(_ lines: ArraySlice<UInt8>, key: OnlineKey) throws(ReleaseRefusal) {
    var lines = ManifestLines(lines, below: 1)
    let catalog = try lines.value("catalog", ManifestValue.name)
    let channel = try lines.value("channel", ManifestValue.name)
    let baseline = try lines.value("baseline") { ManifestValue.hexadecimal($0, count: 32) }
    target = ReleaseTarget(catalog: catalog, channel: channel, baseline: baseline)
    let epoch: UInt32 = try lines.value("epoch", ManifestValue.number)
    guard epoch == key.epoch else { throw .malformed(line: lines.number) }
    version = ReleaseVersion(epoch: epoch, sequence: try lines.value("sequence", ManifestValue.number))
    issued = try lines.value("issued", ReleaseTime.init)
    expires = try lines.value("expires", ReleaseTime.init)
    guard expires <= issued.adding(days: Self.longestUse) else { throw .malformed(line: lines.number) }
    runtime = try lines.value("runtime", ManifestValue.number)
    stage = try Self.stage(&lines)
    packs = try Self.packs(&lines)
    previous = try Self.previous(&lines, before: version.sequence)
    try lines.finish()
    self.key = key
  }

  private static func stage(_ lines: inout ManifestLines) throws(ReleaseRefusal) -> Stage? {
    guard try lines.begin("stage") else { return nil }
    let share: Int = try lines.word(ManifestValue.number)
    guard (1...10_000).contains(share) else { throw .malformed(line: lines.number) }
    return Stage(share: share, salt: try lines.word { ManifestValue.hexadecimal($0, count: 8) })
  }

  private static func previous(
    _ lines: inout ManifestLines, before version: UInt64
  ) throws(ReleaseRefusal) -> Previous? {
    guard try lines.begin("previous") else { return nil }
    let sequence: UInt64 = try lines.word(ManifestValue.number)
    guard sequence < version else { throw .malformed(line: lines.number) }
    return Previous(sequence: sequence, packs: try packs(&lines))
  }

  private static func packs(_ lines: inout ManifestLines) throws(ReleaseRefusal) -> [Pack] {
    var packs: [Pack] = []
    while try lines.begin("pack") {
      let pack = Pack(
        language: try lines.word(ManifestValue.name),
        digest: try lines.word { ManifestValue.hexadecimal($0, count: 64) },
        length: try lines.word(ManifestValue.number),
        messages: try lines.word(ManifestValue.number))
      guard !packs.contains(where: { $0.language == pack.language }) else { throw .malformed(line: lines.number) }
      packs.append(pack)
    }
    return packs
  }
}

extension OnlineKey {
  /// Reads the line `key`; returns `nil` if it isn't one.
  init?(_ line: ArraySlice<UInt8>) {
    var words = ByteFields(line)
    guard words.passes("key"), let id = words.next().flatMap({ ManifestValue.hexadecimal($0, count: 8) }),
      let bytes = words.next().flatMap({ ManifestValue.base64($0, count: SignatureVerifier.keySize) }),
      words.passes("epoch"), let epoch: UInt32 = words.next().flatMap(ManifestValue.number),
      words.passes("until"), let until = words.next().flatMap({ ReleaseTime($0) }), words.isAtEnd
    else { return nil }
    self.init(id: id, bytes: bytes, epoch: epoch, until: until)
  }
}
