import L10nReleases

/// The `updates:` of the configuration: the location of signed releases of an app's texts, and the keys that it trusts.
package struct UpdateSettings: Sendable, Hashable {
  /// The address below which releases are published, without a slash at its end.
  package var url: String
  /// The name of the catalog.
  package var catalog: String
  /// The channel. Apps on other channels don't get its releases.
  package var channel: String
  /// The root keys, each `ed25519:` and the base64 of 32 bytes.
  package var roots: [String]
  /// The file with the certificate of the key that signs releases as written, relative to the configuration.
  package var certificate: String

  /// The bytes of the root keys.
  package var rootKeys: [[UInt8]] { roots.compactMap(PublicKeyText.bytes) }
}
