import Foundation
@_spi(Updates) import L10nReleases
@_spi(Updates) import L10nRuntime

/// One check: asks for the manifest, and installs the release if it is a new one.
struct UpdateCheck: Sendable {
  let localization: Localization
  let source: UpdateSource
  let policy: UpdatePolicy
  let environment: UpdateEnvironment
  let store: ReleaseStore?
  let board: UpdateBoard
  let credentials: Credentials
  /// The latest release on this device, shown or waiting.
  let installed: InstalledRelease?
  /// The epoch and time that were seen before.
  let floor: ReleaseStore.Floor
  /// The highest version that was installed.
  let highest: ReleaseVersion?
  /// The latest release that ``TextUpdates/revert()`` set aside.
  let setAside: ReleaseVersion?
  /// The random number that decides this process's stages if the store has none.
  let draw: UInt64
  /// Receives the epoch and time of a verified manifest, even if its release can't be installed.
  let raiseFloor: @Sendable (ReleaseStore.Floor) -> Void

  /// The result of a check.
  enum Result {
    case upToDate(InstalledRelease?)
    case nothingForThisBuild
    case installed(InstalledRelease)
  }

  /// Runs the check.
  func run() async throws(UpdateError) -> Result {
    let entityTag = installed?.record.entityTag
    var response = try await fetch(source.manifestURL, entityTag: entityTag, limit: policy.limits.manifest)
    // A host may answer 304 without having been asked for changes; it is asked again.
    if response.status == 304, entityTag == nil {
      response = try await fetch(source.manifestURL, entityTag: nil, limit: policy.limits.manifest)
    }
    switch response.status {
    case 200: return try await check(response)
    case 304 where entityTag != nil: return .upToDate(try await completed(installed))
    case 404, 410: return .nothingForThisBuild
    default: throw .http(status: response.status, retryAfter: response.retryAfter)
    }
  }

  private func fetch(_ url: URL?, entityTag: String?, limit: Int) async throws(UpdateError) -> FetchResponse {
    guard let url else { throw .connection }
    func request(_ authorization: String?) async throws(UpdateError) -> FetchResponse {
      let request = FetchRequest(
        url: url, entityTag: entityTag, authorization: authorization, networks: policy.networks,
        deadline: policy.limits.deadline)
      do {
        return try await environment.fetch(request, limit)
      } catch {
        throw UpdateError(error)
      }
    }
    let known = credentials.current
    let response = try await request(known?.value)
    guard response.status == 401 else { return response }
    guard let fresh = await credentials.renewed(after: known) else { throw .unauthorized }
    let second = try await request(fresh.value)
    guard second.status != 401 else { throw .unauthorized }
    return second
  }
}

// MARK: - The manifest

extension UpdateCheck {
  private func check(_ response: FetchResponse) async throws(UpdateError) -> Result {
    let now = environment.now()
    let verify = environment.verify
    let trust = ReleaseTrust(
      target: source.target, roots: source.rootKeys, runtime: ReleaseManifest.currentRuntime, epoch: floor.epoch,
      lastIssued: floor.issued, highest: highest, inUse: installed.map { ($0.manifest.version, $0.record.manifest) },
      verifier: SignatureVerifier { verify($0, Array($1), $2) })
    let verdict: ReleaseTrust.Verdict
    do {
      verdict = try trust.check(response.body, clock: ReleaseTime(now))
    } catch {
      throw UpdateError(error)
    }
    switch verdict {
    case .upToDate(let manifest):
      note(manifest, now: now)
      return .upToDate(try await renewed(response))
    case .new(let manifest):
      note(manifest, now: now)
      return .installed(try await install(manifest, response))
    }
  }

  private func note(_ manifest: ReleaseManifest, now: Date) {
    let ahead = Date(manifest.issued).timeIntervalSince(now)
    if ahead > 48 * 3_600 { board.note(.clockBehind(by: .seconds(ahead))) }
    raiseFloor(ReleaseStore.Floor(manifest))
    do {
      try store?.raise(ReleaseStore.Floor(manifest))
    } catch {
      board.note(.storageFailed(code: error.code))
    }
  }

  /// Returns the installed release with the current entity tag of its bytes, and with the packs of languages that were
  /// chosen since.
  private func renewed(_ response: FetchResponse) async throws(UpdateError) -> InstalledRelease? {
    guard var installed, installed.record.entityTag != response.entityTag else { return try await completed(installed) }
    installed.record.entityTag = response.entityTag
    try keep(installed)
    return try await completed(installed)
  }

  private func completed(_ installed: InstalledRelease?) async throws(UpdateError) -> InstalledRelease? {
    guard let installed else { return nil }
    let missing = wanted(packs(of: installed.manifest)).filter { installed.overlays[$0.language] == nil }
    guard !missing.isEmpty else { return installed }
    let completed = try await adding(missing, to: installed)
    try keep(completed)
    return completed
  }
}

// MARK: - Packs

extension UpdateCheck {
  private func install(
    _ manifest: ReleaseManifest, _ response: FetchResponse
  ) async throws(UpdateError) -> InstalledRelease {
    // A release that was set aside on this device can only be replaced by a later one.
    guard store?.isSetAside(manifest.version) != true, setAside.map({ manifest.version > $0 }) ?? true else {
      throw .quarantined(UpdateVersion(manifest.version))
    }
    let record = UpdateRecord(manifest: response.body, entityTag: response.entityTag, packs: [])
    let empty = InstalledRelease(manifest: manifest, record: record, overlays: [:])
    let release = try await adding(wanted(packs(of: manifest)), to: empty)
    try keep(release)
    return release
  }

  private func keep(_ release: InstalledRelease) throws(UpdateError) {
    do {
      try store?.install(release.record, release.manifest.version)
      try store?.raise(release.manifest.version, of: source.target)
    } catch {
      throw UpdateError(error)
    }
  }

  /// Returns the packs for this installation: those of the previous release if the stage doesn't include it.
  private func packs(of manifest: ReleaseManifest) -> [ReleaseManifest.Pack] {
    guard let stage = manifest.stage, !isDrawn(for: stage) else { return manifest.packs }
    return manifest.previous?.packs ?? []
  }

  /// Decides whether a stage includes this installation: the first 8 bytes of the SHA-256 of the salt and its random
  /// number, which never leaves the device, modulo 10,000.
  private func isDrawn(for stage: ReleaseManifest.Stage) -> Bool {
    let digest = environment.sha256(Array((stage.salt + drawNumber).utf8))
    return digest.prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) } % 10_000 < UInt64(stage.share)
  }

  /// More bytes than the digits of any number.
  private static let drawLimit = 64

  private var drawNumber: String {
    let number = String(draw)
    guard let store else { return number }
    let path = store.path(.draw)
    if let known = try? store.files.read(path, Self.drawLimit), !known.isEmpty {
      return String(decoding: known, as: UTF8.self)
    }
    try? store.files.create(path, Array(number.utf8), true)
    return number
  }

  /// Returns the packs of languages that the app has and that the policy wants.
  private func wanted(_ packs: [ReleaseManifest.Pack]) -> [ReleaseManifest.Pack] {
    let known = localization.languages
    let languages: [String] =
      switch policy.languages {
      case .all: known
      case .chain: localization.chain
      case .these(let languages): languages
      }
    return packs.filter { known.contains($0.language) && languages.contains($0.language) }
  }

  private func adding(
    _ packs: [ReleaseManifest.Pack], to release: InstalledRelease
  ) async throws(UpdateError) -> InstalledRelease {
    var release = release
    let size = packs.reduce(0) { $0.addingReportingOverflow(max($1.length, 0)).partialValue }
    for pack in packs where pack.length > policy.limits.pack { throw .tooLarge(limit: policy.limits.pack) }
    guard size <= policy.limits.total else { throw .tooLarge(limit: policy.limits.total) }
    var done = 0
    for pack in packs {
      board.change { [done] in $0.phase = .downloading(done: done, of: size) }
      let bytes = try await bytes(of: pack)
      let (overlay, rejected) = try overlay(bytes, pack)
      release.overlays[pack.language] = overlay
      release.rejected += rejected
      release.record.packs.append(
        .init(
          language: pack.language, digest: pack.digest, length: pack.length, rejected: overlay.rejected.sorted()))
      done += pack.length
    }
    let messages = release.overlays.values.reduce(0) { $0 + $1.pack.count }
    let rejected = release.overlays.values.reduce(0) { $0 + $1.rejected.count }
    // A few messages that don't fit are mistakes in these; if there are many, the whole release is a mistake.
    guard rejected * 20 <= messages else { throw .tooManyRejected(rejected, of: messages) }
    return release
  }

  private func bytes(of pack: ReleaseManifest.Pack) async throws(UpdateError) -> [UInt8] {
    if let known = store?.pack(digest: pack.digest, length: pack.length),
      environment.isWhole(known, digest: pack.digest, length: pack.length)
    {
      return known
    }
    let response = try await fetch(source.packURL(pack.digest), entityTag: nil, limit: pack.length)
    guard response.status == 200 else { throw .http(status: response.status, retryAfter: response.retryAfter) }
    guard response.body.count == pack.length else { throw .truncated }
    guard environment.isWhole(response.body, digest: pack.digest, length: pack.length) else {
      throw .digestMismatch(language: pack.language)
    }
    do {
      try store?.keep(response.body, digest: pack.digest)
    } catch {
      throw UpdateError(error)
    }
    return response.body
  }

  private func overlay(
    _ bytes: [UInt8], _ pack: ReleaseManifest.Pack
  ) throws(UpdateError) -> (PackOverlay, [RejectedMessage]) {
    let messages = try messages(of: bytes, pack)
    let (rejections, unknown) = localization.rejections(in: messages, of: pack.language)
    if unknown > 0 { board.note(.unknownMessages(language: pack.language, count: unknown)) }
    let rejected = rejections.sorted { $0.key < $1.key }.map { id, reason in
      RejectedMessage(language: pack.language, id: id, reason: String(describing: reason))
    }
    for message in rejected { board.note(.messageRejected(message)) }
    return (PackOverlay(messages, rejected: Set(rejections.keys)), rejected)
  }

  /// Reads a pack. If the publisher signed something that isn't one, that is the publisher's mistake.
  private func messages(of bytes: [UInt8], _ pack: ReleaseManifest.Pack) throws(UpdateError) -> MessagePack {
    do throws(MessagePack.Malformed) {
      let messages = try MessagePack(PackBytes(bytes))
      if messages.count == pack.messages { return messages }
    } catch {
      if case .format(let format) = error { throw .unknownFormat(Int(clamping: format)) }
    }
    throw .digestMismatch(language: pack.language)
  }
}
