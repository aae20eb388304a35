public import Foundation

/// The reason why a check failed. The strings in use don't change.
public enum UpdateError: Error, Sendable, Equatable {
  /// There is no network.
  case offline
  /// The network is one that ``UpdatePolicy/networks`` leaves out.
  case networkNotAllowed(NetworkCondition)
  /// A request took longer than ``UpdatePolicy/Limits/deadline``.
  case timedOut
  /// The host's certificate isn't trusted.
  case tls
  /// The connection failed, or led to an address that may not be used.
  case connection
  /// The host answered with an error status (RFC 9110, section 15), perhaps with a time to try again.
  case http(status: Int, retryAfter: Duration?)
  /// The host refused the authorization.
  case unauthorized
  /// An answer had more bytes than the limit.
  case tooLarge(limit: Int)
  /// An answer ended too early.
  case truncated
  /// The release isn't signed by anyone whom the app trusts.
  case untrusted(Trust)
  /// The release is older than the one that is installed.
  case rollback(offered: UpdateVersion, inUse: UpdateVersion)
  /// Two different releases have the same version.
  case equivocation(UpdateVersion)
  /// The release has expired.
  case expired(Date)
  /// The release is for other texts.
  case wrongTarget(Target)
  /// The release needs a later version of this library.
  case needsNewerRuntime(Int)
  /// The manifest or a pack is of another format than this library reads.
  case unknownFormat(Int)
  /// A pack isn't the one that the manifest names.
  case digestMismatch(language: String)
  /// The response isn't a manifest, or one of its lines can't be read; captive portals answer with such pages.
  case malformed(line: Int)
  /// Too many messages of the release can't be shown, so the release is a mistake.
  case tooManyRejected(Int, of: Int)
  /// The disk failed, with this `errno`.
  case storage(code: Int32)
  /// The app ended twice shortly after it launched with this release.
  case quarantined(UpdateVersion)

  /// A problem with a signature.
  public enum Trust: Sendable, Hashable {
    /// The certificate is signed with a root key that the app doesn't have.
    case unknownRoot
    /// The root key didn't sign the certificate.
    case badCertificate
    /// The key didn't sign the release.
    case badSignature
    /// The key has expired.
    case keyExpired
    /// A later key has replaced this one.
    case epochRetired
  }

  /// A part of a release's target.
  public enum Target: Sendable, Hashable {
    case catalog, channel, baseline
  }

  /// A Boolean value indicating whether the next check is likely to succeed.
  public var isTransient: Bool {
    switch self {
    case .offline, .networkNotAllowed, .timedOut, .tls, .connection, .truncated: true
    case .http(let status, _): status >= 500 || status == 429 || status == 408
    default: false
    }
  }

  /// A Boolean value indicating whether somebody should investigate: an attack looks like this, and so does a mistake
  /// in publishing.
  public var isSuspicious: Bool {
    switch self {
    case .untrusted, .rollback, .equivocation, .wrongTarget, .digestMismatch, .tooLarge, .tooManyRejected: true
    default: false
    }
  }
}
