/// A revision of the Model Context Protocol.
enum ProtocolVersion: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// A Boolean value indicating whether each request names its revision. Before, a session began with `initialize`.
  var isStateless: Bool { self == .july2026 }

  /// A Boolean value indicating whether a client may send several messages in an array. Later revisions removed this.
  var hasBatches: Bool { self == .march2025 }

  /// All revisions, the newest first.
  static var names: [String] { allCases.reversed().map(\.rawValue) }

  /// The revision for a client that begins a session and asks for one that isn't known.
  static let newestWithSession = november2025

  /// The member of a request's `_meta` with the revision.
  static let member = "io.modelcontextprotocol/protocolVersion"
  /// The member of a request's `_meta` with the capabilities of the client.
  static let capabilitiesMember = "io.modelcontextprotocol/clientCapabilities"
  /// The member of a result's `_meta` with the name of the server.
  static let serverMember = "io.modelcontextprotocol/serverInfo"
  /// The error code for an unknown revision.
  static let unsupportedCode = -32022
}
