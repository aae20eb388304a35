/// The reason why a manifest isn't used.
package enum ReleaseRefusal: Error, Sendable, Hashable {
  /// The manifest has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The bytes aren't a manifest; they may be a captive portal's page.
  case notAManifest
  /// The manifest is of a later format.
  case unknownFormat(Int)
  /// The certificate is signed with a root key that the app wasn't built with.
  case unknownRoot
  /// The root key's signature isn't one of this catalog and key.
  case badCertificate
  /// The key that signs releases has expired.
  case keyExpired(ReleaseTime)
  /// A later epoch has been seen, which replaced the key's epoch.
  case epochRetired(UInt32)
  /// The key didn't sign this manifest.
  case badSignature
  /// A signed manifest doesn't follow the format. Lines count from 1.
  case malformed(line: Int)
  /// A line must be understood, but isn't known. Lines count from 1.
  case notUnderstood(line: Int)
  /// The release is for other texts.
  case wrongTarget(ReleaseTarget.Part)
  /// The messages need a later runtime.
  case needsNewerRuntime(Int)
  /// A later release is in use.
  case rollback(offered: ReleaseVersion, inUse: ReleaseVersion)
  /// Two different releases were signed with one version.
  case equivocation(ReleaseVersion)
  /// The release has expired.
  case expired(ReleaseTime)
}
