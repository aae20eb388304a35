import Foundation
import L10nReleases

/// The place where a build of an app finds releases of its texts, and the keys whose releases it trusts.
///
/// Generated code creates it from `updates:` in `l10n.yml`.
public struct UpdateSource: Sendable {
  /// The address below which releases are published: `https`, or `http` on this machine.
  public var url: String
  /// The name of the catalog.
  public var catalog: String
  /// The channel.
  public var channel: String
  /// The digest of the compiled messages: 32 lowercase hexadecimal digits.
  public var baseline: String
  /// The root keys, each `ed25519:` and the base64 of 32 bytes (RFC 8032).
  public var roots: [String]
  /// The value of the header `Authorization` (RFC 9110, section 11.6.2) for a host that isn't public. It is asked for when
  /// the host answers 401, once for all requests that wait. `nil` for a public host.
  public var authorization: (@Sendable () async -> String?)?

  /// Creates a source.
  public init(
    url: String, catalog: String, channel: String, baseline: String, roots: [String],
    authorization: (@Sendable () async -> String?)? = nil
  ) {
    self.url = url
    self.catalog = catalog
    self.channel = channel
    self.baseline = baseline
    self.roots = roots
    self.authorization = authorization
  }
}

extension UpdateSource {
  /// The texts that the build has.
  var target: ReleaseTarget { ReleaseTarget(catalog: catalog, channel: channel, baseline: baseline) }

  /// The bytes of the root keys. A key that can't be read keeps its place, and verifies nothing.
  var rootKeys: [[UInt8]] { roots.map { PublicKeyText.bytes($0) ?? [] } }

  /// The address of the manifest, or `nil` if that address may not be used.
  var manifestURL: URL? { address("\(channel)/\(baseline).l10n") }

  /// Returns the address of a pack.
  func packURL(_ digest: String) -> URL? { address("packs/\(digest).pack") }

  private func address(_ path: String) -> URL? {
    URL(string: "\(url)/\(catalog)/\(path)").flatMap { $0.isPermitted ? $0 : nil }
  }
}

extension URL {
  /// A Boolean value indicating whether the address is encrypted or is on this machine.
  var isPermitted: Bool {
    scheme == "https" || scheme == "http" && ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host)
  }
}
