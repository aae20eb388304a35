import L10nReleases

/// Manifests for tests, with signatures that anyone can create: hashes of the key and the message.
enum SignedManifest {
  static let onlineKey = [UInt8](repeating: 7, count: 32)
  static let roots = [[UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32)]
  static let target = ReleaseTarget(
    catalog: "app.dabom.ios", channel: "production", baseline: "5f0c6e1d0b7a4c2f9e31a8d4470c55b2")
  static let issued = time("2026-11-21T10:00:00Z")

  static let verifier = SignatureVerifier { signature, message, key in signature == sign(message, key) }

  static func sign(_ message: some Collection<UInt8>, _ key: [UInt8]) -> [UInt8] {
    (UInt8(0)..<8).flatMap { seed in
      let hash = ([seed] + key + message).reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return withUnsafeBytes(of: hash.bigEndian, Array.init)
    }
  }

  static func time(_ text: String) -> ReleaseTime {
    ReleaseTime(Array(text.utf8)[...]) ?? ReleaseTime(seconds: 0)
  }

  static func key(epoch: UInt32 = 3, until: String = "2027-02-01T00:00:00Z") -> OnlineKey {
    OnlineKey(id: "7d1a4f02", bytes: onlineKey, epoch: epoch, until: time(until))
  }

  static func manifest(_ change: (inout ReleaseManifest) -> Void = { _ in }) -> ReleaseManifest {
    var manifest = ReleaseManifest(
      target: target, version: ReleaseVersion(epoch: 3, sequence: 1_795_262_400), issued: issued,
      expires: time("2027-05-20T10:00:00Z"), runtime: 1,
      stage: .init(share: 2_500, salt: "6b1f90c2"),
      packs: [pack("en", 100), pack("ko", 96)],
      previous: .init(sequence: 1_795_176_000, packs: [pack("ko", 31)]), key: key())
    change(&manifest)
    return manifest
  }

  static func pack(_ language: String, _ messages: Int) -> ReleaseManifest.Pack {
    .init(
      language: language, digest: String(repeating: "\(messages % 10)a", count: 32), length: messages * 40,
      messages: messages)
  }

  /// Returns the bytes of a manifest, signed by a root key and the online key.
  static func bytes(of manifest: ReleaseManifest, root: Int = 1) -> [UInt8] {
    let certificate = sign(
      ReleaseManifest.certifiedBytes(catalog: manifest.target.catalog, manifest.key), roots[root - 1])
    let lines = manifest.signedBytes(root: root, certificate)
    return ReleaseManifest.bytes(of: lines, signature: sign(lines, onlineKey))
  }

  /// Returns the bytes of a manifest whose lines were changed before they were signed.
  static func bytes(changing change: (inout [String]) -> Void) -> [UInt8] {
    let manifest = manifest()
    var lines = String(decoding: bytes(of: manifest), as: UTF8.self).split(separator: "\n").dropLast().map(String.init)
    change(&lines)
    let signed = Array(lines.map { $0 + "\n" }.joined().utf8)
    return ReleaseManifest.bytes(of: signed, signature: sign(signed, onlineKey))
  }

  static func trust(_ change: (inout ReleaseTrust) -> Void = { _ in }) -> ReleaseTrust {
    var trust = ReleaseTrust(target: target, roots: roots, runtime: 1, verifier: verifier)
    change(&trust)
    return trust
  }

  /// Returns the reason why a manifest is refused, or `nil` if it isn't.
  static func refusal(
    _ bytes: [UInt8], _ trust: ReleaseTrust = trust(), clock: ReleaseTime = issued
  ) -> ReleaseRefusal? {
    do throws(ReleaseRefusal) { _ = try trust.check(bytes, clock: clock) } catch { return error }
    return nil
  }
}
