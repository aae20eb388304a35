/// The content of a release, in lines of text. They are signed as written, so there is only one way to write them, and
/// no canonical form is needed. UTF-8; each line ends with a line feed.
///
/// ```
/// l10n-release 1
/// catalog app.dabom.ios
/// channel production
/// baseline 5f0c6e1d0b7a4c2f9e31a8d4470c55b2
/// epoch 3
/// sequence 1795262400
/// issued 2026-11-21T10:00:00Z
/// expires 2027-05-20T10:00:00Z
/// runtime 1
/// stage 2500 6b1f90c2
/// pack ko <SHA-256, 64 hexadecimal digits> 4462 100
/// previous 1795176000
/// pack ko <SHA-256, 64 hexadecimal digits> 1210 31
/// key 7d1a4f02 <base64 of 32 bytes> epoch 3 until 2027-02-01T00:00:00Z
/// root 1 <base64 of 64 bytes: signs the lines `catalog` and `key`>
/// signature <base64 of 64 bytes: signs all lines above>
/// ```
///
/// `stage`, `previous` and packs may be missing; a release without packs returns to the compiled messages. Lines that
/// begin with another word, in lowercase, are for later versions: they may appear anywhere between `catalog` and `key`,
/// and are skipped unless they begin with `!`.
package struct ReleaseManifest: Sendable, Hashable {
  /// The largest manifest, in bytes.
  package static let sizeLimit = 64 << 10
  /// The level of this version's runtime, which reads all messages of this level and below.
  package static let currentRuntime = 1
  /// The largest pack, in bytes.
  package static let packSizeLimit = 4 << 20
  /// The longest time until a release expires, in days, so that releases signed with a stolen key don't last longer.
  package static let longestUse = 366
  /// The version of the format.
  static let format = 1

  /// The texts that the release is for.
  package var target: ReleaseTarget
  /// The place of the release among those for these texts.
  package var version: ReleaseVersion
  /// The time at which it was published, in whole seconds.
  package var issued: ReleaseTime
  /// The time after which it isn't used any more, in whole seconds; at most ``longestUse`` days after ``issued``.
  package var expires: ReleaseTime
  /// The lowest runtime level that can read its messages.
  package var runtime: Int
  /// The share of installations that it is for, or `nil` if it is for all.
  package var stage: Stage?
  /// The packs, in the order of their languages' names.
  package var packs: [Pack]
  /// The release for installations outside of the stage.
  package var previous: Previous?
  /// The key that signs it.
  package var key: OnlineKey

  /// A share of all installations.
  package struct Stage: Sendable, Hashable {
    /// The share in hundredths of a percent: 1…10,000.
    package var share: Int
    /// Eight lowercase hexadecimal digits that make this release's choice of installations independent of others.
    package var salt: String

    package init(share: Int, salt: String) {
      self.share = share
      self.salt = salt
    }
  }

  /// The messages of one language.
  package struct Pack: Sendable, Hashable {
    /// The language as the catalog writes it.
    package var language: String
    /// The SHA-256 of the pack's bytes (FIPS 180-4), in 64 lowercase hexadecimal digits.
    package var digest: String
    /// The length in bytes.
    package var length: Int
    /// The number of messages.
    package var messages: Int

    package init(language: String, digest: String, length: Int, messages: Int) {
      self.language = language
      self.digest = digest
      self.length = length
      self.messages = messages
    }
  }

  /// An earlier release.
  package struct Previous: Sendable, Hashable {
    /// Its number in the same epoch.
    package var sequence: UInt64
    package var packs: [Pack]

    package init(sequence: UInt64, packs: [Pack]) {
      self.sequence = sequence
      self.packs = packs
    }
  }

  package init(
    target: ReleaseTarget, version: ReleaseVersion, issued: ReleaseTime, expires: ReleaseTime, runtime: Int,
    stage: Stage? = nil,
    packs: [Pack], previous: Previous? = nil, key: OnlineKey
  ) {
    self.target = target
    self.version = version
    self.issued = issued
    self.expires = expires
    self.runtime = runtime
    self.stage = stage
    self.packs = packs
    self.previous = previous
    self.key = key
  }
}
