/// The state of an app that decides which releases it accepts, and the checks that a manifest must pass.
package struct ReleaseTrust: Sendable {
  /// The texts that the app has.
  package var target: ReleaseTarget
  /// The root keys that the app was built with, each of 32 bytes; the first is number 1.
  package var roots: [[UInt8]]
  /// The level of the app's runtime.
  package var runtime: Int
  /// The highest epoch that was seen.
  package var epoch: UInt32
  /// The latest `issued` that was seen in that epoch, or `nil` before the first release.
  package var lastIssued: ReleaseTime?
  /// The highest version that was installed, even if that release isn't stored any more.
  package var highest: ReleaseVersion?
  /// The release in use with its manifest, or `nil` if there is none.
  package var inUse: (version: ReleaseVersion, manifest: [UInt8])?
  /// The verifier of signatures.
  package var verifier: SignatureVerifier

  package init(
    target: ReleaseTarget, roots: [[UInt8]], runtime: Int, epoch: UInt32 = 0, lastIssued: ReleaseTime? = nil,
    highest: ReleaseVersion? = nil, inUse: (version: ReleaseVersion, manifest: [UInt8])? = nil,
    verifier: SignatureVerifier
  ) {
    self.target = target
    self.roots = roots
    self.runtime = runtime
    self.epoch = epoch
    self.lastIssued = lastIssued
    self.highest = highest
    self.inUse = inUse
    self.verifier = verifier
  }

  /// A manifest that passed all checks.
  package enum Verdict: Sendable, Hashable {
    /// The release in use.
    case upToDate(ReleaseManifest)
    /// A later release.
    case new(ReleaseManifest)
  }

  /// Checks a manifest, cheap checks first. Parts that aren't signed are read only as far as is needed to find the
  /// signature.
  ///
  /// - Parameter clock: the device's time. Setting the clock back doesn't make an expired release valid again, because
  ///   a later `issued` seen in this epoch is used instead. A new epoch starts over: a stolen key may have claimed a
  ///   time far in the future.
  package func check(_ manifest: [UInt8], clock: ReleaseTime) throws(ReleaseRefusal) -> Verdict {
    let envelope = try ManifestEnvelope(manifest)
    let now = envelope.key.epoch > epoch ? clock : max(clock, lastIssued ?? clock)
    try check(envelope, now: now)
    let release = try ReleaseManifest(envelope.content, key: envelope.key)
    // This also limits how far a release can move that time into the future.
    guard release.issued < envelope.key.until else { throw .keyExpired(envelope.key.until) }
    if let part = release.target.difference(from: target) { throw .wrongTarget(part) }
    guard release.runtime <= runtime else { throw .needsNewerRuntime(release.runtime) }
    if let highest, release.version < highest { throw .rollback(offered: release.version, inUse: highest) }
    if let inUse {
      guard release.version >= inUse.version else {
        throw .rollback(offered: release.version, inUse: inUse.version)
      }
      guard release.version > inUse.version || manifest == inUse.manifest else {
        throw .equivocation(release.version)
      }
    }
    guard now < release.expires else { throw .expired(release.expires) }
    return release.version == inUse?.version ? .upToDate(release) : .new(release)
  }

  private func check(_ envelope: ManifestEnvelope, now: ReleaseTime) throws(ReleaseRefusal) {
    guard roots.indices.contains(envelope.root.number - 1) else { throw .unknownRoot }
    let root = roots[envelope.root.number - 1]
    guard verifier.isValid(envelope.root.signature, envelope.certificate, root) else { throw .badCertificate }
    guard now < envelope.key.until else { throw .keyExpired(envelope.key.until) }
    guard envelope.key.epoch >= epoch else { throw .epochRetired(envelope.key.epoch) }
    guard verifier.isValid(envelope.signature, envelope.signedBytes, envelope.key.bytes) else { throw .badSignature }
  }
}
