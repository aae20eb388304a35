public import Foundation

/// A request for a manifest or a pack.
public struct FetchRequest: Sendable, Hashable {
  /// The address.
  public var url: URL
  /// The entity tag of the version on this device, for `If-None-Match` (RFC 9110, section 13.1.2), as the host wrote
  /// it.
  public var entityTag: String?
  /// The value of `Authorization`.
  public var authorization: String?
  /// The networks that may be used.
  public var networks: UpdatePolicy.Networks
  /// The time that the request may take in total.
  public var deadline: Duration
}

/// The answer to a request.
public struct FetchResponse: Sendable, Hashable {
  /// The status (RFC 9110, section 15).
  public var status: Int
  /// The entity tag, as the host wrote it.
  public var entityTag: String?
  /// The value of `Retry-After`, if it was a number of seconds (RFC 9110, section 10.2.3).
  public var retryAfter: Duration?
  /// The content, decompressed.
  public var body: [UInt8]

  /// Creates an answer.
  public init(status: Int, entityTag: String? = nil, retryAfter: Duration? = nil, body: [UInt8] = []) {
    self.status = status
    self.entityTag = entityTag
    self.retryAfter = retryAfter
    self.body = body
  }
}

/// The reason why there is no answer.
public enum FetchFailure: Error, Sendable, Hashable {
  /// There is no network.
  case offline
  /// The available network may not be used.
  case notAllowed(NetworkCondition)
  /// The deadline passed.
  case timedOut
  /// The host's certificate isn't trusted.
  case tls
  /// The connection failed, or led to an address that may not be used.
  case connection
  /// The answer has more bytes than the limit.
  case tooLarge(limit: Int)
  /// The answer ended too early.
  case truncated
}

/// The kind of network.
public enum NetworkCondition: Sendable, Hashable {
  /// In Low Data Mode.
  case constrained
  /// Cellular, or a hotspot.
  case expensive
}
