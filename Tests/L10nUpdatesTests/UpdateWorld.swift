import L10nAllLanguages
import Foundation
import L10nLanguage
@_spi(Updates) import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime

@testable @_spi(Updates) import L10nUpdates

/// A host, a disk and a clock that a test controls, and an app that uses them.
///
/// Anyone can create the signatures: they are hashes of the key and the message.
final class UpdateWorld: Sendable {
  struct Content {
    var now = Date(timeIntervalSince1970: 1_795_262_400)
    var responses: [String: FetchResponse] = [:]
    var failure: FetchFailure?
    var requests: [FetchRequest] = []
    var slept: [Duration] = []
    var events: [UpdateEvent] = []
    /// The authorization that the host requires.
    var authorization: String?
    var random: UInt64 = 7
  }

  let content = Guarded(Content())
  let disk = MemoryDisk()

  /// Creates a world whose host requires an authorization, if one is given.
  init(asking authorization: String? = nil) {
    content.withLock { $0.authorization = authorization }
  }

  static let root = [UInt8](repeating: 1, count: 32)
  static let online = [UInt8](repeating: 7, count: 32)
  static let baseline = "5f0c6e1d0b7a4c2f9e31a8d4470c55b2"
  static let source = UpdateSource(
    url: "https://texts.example.com/l10n", catalog: "app.test", channel: "production", baseline: baseline,
    roots: ["ed25519:" + Base64.text(root)])

  static let keys: StaticString = "greeting name:String\nlist\nplain"
  static let korean: StaticString = #"""
    \{name}님
    \l\,하나\,둘
    평범
    """#
  static let english: StaticString = #"""
    Hi \{name}
    \l\,One\,Two
    Plain
    """#
  static let ids = ["greeting name:String", "list", "plain"].map { MessageID.hash($0.utf8) }

  // MARK: The app

  static func localization(_ languages: [String] = ["en"]) -> Localization {
    Localization(
      source: "ko", fallback: [], programs: .version1, keys: keys,
      tables: [("ko", korean), ("en", english)], languageTables: .all,
      preferences: LanguagePreferences(languages: languages))
  }

  func updates(
    for localization: Localization = localization(),
    _ change: (inout UpdateSource, inout UpdatePolicy) -> Void = { _, _ in }
  ) -> TextUpdates {
    var (source, policy) = (Self.source, UpdatePolicy())
    policy.checks = []
    change(&source, &policy)
    return TextUpdates(
      for: localization, source: source, policy: policy, store: UpdateStore(folder: "/updates"),
      environment: environment)
  }

  var environment: UpdateEnvironment {
    UpdateEnvironment(
      fetch: { [self] request, limit throws(FetchFailure) in try answer(request, limit) },
      verify: { signature, message, key in signature == Self.sign(message, key) },
      sha256: { SHA256.digest(of: $0) }, files: disk.files, now: { [self] in content.withLock(\.now) },
      sleep: { [self] duration in content.withLock { $0.slept.append(duration) } },
      random: { [self] in content.withLock(\.random) },
      log: { [self] event in content.withLock { $0.events.append(event) } })
  }

  func pass(_ seconds: TimeInterval) {
    content.withLock { $0.now += seconds }
  }

  var kinds: [UpdateEvent.Kind] { content.withLock { $0.events.map(\.kind) } }

  static func version(_ sequence: UInt64, epoch: UInt32 = 1) -> UpdateVersion {
    UpdateVersion(epoch: epoch, sequence: sequence)
  }

  // MARK: The host

  private func answer(_ request: FetchRequest, _ limit: Int) throws(FetchFailure) -> FetchResponse {
    let (failure, response, authorization) = content.withLock { content in
      content.requests.append(request)
      return (content.failure, content.responses[request.url.path], content.authorization)
    }
    if let failure { throw failure }
    if let authorization, request.authorization != authorization { return FetchResponse(status: 401) }
    guard let response else { return FetchResponse(status: 404) }
    if let tag = response.entityTag, tag == request.entityTag { return FetchResponse(status: 304) }
    guard response.body.count <= limit else { throw .tooLarge(limit: limit) }
    return response
  }

  static let manifestPath = "/l10n/app.test/production/\(baseline).l10n"

  static func packPath(_ digest: String) -> String { "/l10n/app.test/packs/\(digest).pack" }

  /// Publishes a release with lines by language.
  @discardableResult
  func publish(
    _ lines: [String: [UInt64: String]], sequence: UInt64 = 1_795_262_400, entityTag: String? = nil,
    _ change: (inout ReleaseManifest) -> Void = { _ in }
  ) -> ReleaseManifest {
    var packs: [ReleaseManifest.Pack] = []
    for (language, lines) in lines.sorted(by: { $0.key < $1.key }) {
      packs.append(publish(MessagePack.bytes(of: lines.mapValues { Array($0.utf8) }), language, lines.count))
    }
    let key = OnlineKey(id: "7d1a4f02", bytes: Self.online, epoch: 1, until: ReleaseTime(seconds: 1_900_000_000))
    var manifest = ReleaseManifest(
      target: Self.source.target, version: ReleaseVersion(epoch: 1, sequence: sequence),
      issued: ReleaseTime(seconds: Int64(clamping: sequence)),
      expires: ReleaseTime(seconds: Int64(clamping: sequence)).adding(days: 180), runtime: 1, packs: packs, key: key)
    change(&manifest)
    serve(Self.bytes(of: manifest), entityTag: entityTag ?? "\"\(manifest.version.sequence)\"")
    return manifest
  }

  func publish(_ bytes: [UInt8], _ language: String, _ messages: Int) -> ReleaseManifest.Pack {
    let digest = SHA256.hexadecimal(of: bytes)
    content.withLock { $0.responses[Self.packPath(digest)] = FetchResponse(status: 200, body: bytes) }
    return .init(language: language, digest: digest, length: bytes.count, messages: messages)
  }

  func serve(_ manifest: [UInt8], entityTag: String?) {
    content.withLock {
      $0.responses[Self.manifestPath] = FetchResponse(status: 200, entityTag: entityTag, body: manifest)
    }
  }

  /// Changes the last byte of a pack on the disk.
  func damage(_ digest: String) {
    disk.change("/updates/app.test/production/p-\(digest)") { $0[$0.count - 1] ^= 1 }
  }

  func answer(_ response: FetchResponse) {
    content.withLock { $0.responses[Self.manifestPath] = response }
  }

  static func bytes(of manifest: ReleaseManifest) -> [UInt8] {
    let certified = ReleaseManifest.certifiedBytes(catalog: manifest.target.catalog, manifest.key)
    let lines = manifest.signedBytes(root: 1, sign(certified, root))
    return ReleaseManifest.bytes(of: lines, signature: sign(lines, online))
  }

  static func sign(_ message: [UInt8], _ key: [UInt8]) -> [UInt8] {
    SHA256.digest(of: key + message) + SHA256.digest(of: message + key)
  }
}
