import L10nCatalog
import L10nLanguage
import L10nProject
@_spi(Updates) import L10nReleases
import L10nText

/// Checks the manifests and packs in a directory of releases.
struct ReleaseCheck {
  let site: ReleaseSite
  let updates: UpdateSettings
  let verifier: SignatureVerifier

  /// Returns the problems for which an app would refuse a manifest or its packs, and missing files.
  ///
  /// - Parameters:
  ///   - isSigned: whether the last line is present. Without it, everything except the signature is checked.
  ///   - isReplaced: whether an unsigned manifest will replace this one, so that it may have expired.
  func problems(of file: ReleaseSite.File, isSigned: Bool, isReplaced: Bool = false) -> [FileSystem.Failure] {
    let target = file.manifest.target
    let place = isSigned ? site.manifest(target) : site.unsignedManifest(target)
    guard file.path == place, target.catalog == updates.catalog else {
      return [.init(path: file.path, reason: ReleaseRefusal.wrongTarget(.catalog).explanation)]
    }
    var problems: [FileSystem.Failure] = []
    if let refusal = refusal(of: file, isSigned: isSigned, clock: isReplaced ? file.manifest.issued : .now) {
      problems.append(.init(path: file.path, reason: refusal.explanation))
    }
    if let problem = Self.problemOfTime(in: file) { problems.append(problem) }
    for pack in file.manifest.packs + (file.manifest.previous?.packs ?? []) {
      let path = site.pack(pack.digest, catalog: target.catalog)
      if let problem = problem(of: pack, at: path) { problems.append(.init(path: path, reason: problem)) }
    }
    return problems
  }

  /// Returns the problem with a manifest on a host, or with a copy of one, apart from its packs and its time. Returns
  /// `nil` if there is none.
  func problemOfSignature(in file: ReleaseSite.File) -> FileSystem.Failure? {
    let target = file.manifest.target
    let places = [site.manifest(target), site.copy(target, sequence: file.manifest.version.sequence)]
    let refusal =
      places.contains(file.path) && target.catalog == updates.catalog
      ? refusal(of: file, isSigned: true, clock: file.manifest.issued) : .wrongTarget(.catalog)
    return refusal.map { .init(path: file.path, reason: $0.explanation) }
  }

  /// Returns the manifest at a path, a part of which will be signed again, or `nil` if there is none or its epoch has
  /// ended. It may come from an untrusted host, so its signature is required, but it may have expired.
  func verified(at path: String, epoch: UInt32) throws(Refusal) -> ReleaseManifest? {
    guard let file = try site.file(at: path) else { return nil }
    switch refusal(of: file, isSigned: true, clock: file.manifest.issued, epoch: epoch) {
    case nil: return file.manifest
    case .epochRetired: return nil
    case let refusal?: throw .file(.init(path: path, reason: refusal.explanation))
    }
  }

  /// Returns the problem with the time of a release, or `nil` if there is none. Apps trust that at least this time has
  /// passed, so a time in the future would make every earlier release expire.
  static func problemOfTime(in file: ReleaseSite.File) -> FileSystem.Failure? {
    let issued = file.manifest.issued
    guard issued.seconds > ReleaseTime.systemClock.seconds + toleratedAdvance else { return nil }
    return .init(path: file.path, reason: "the release is from the future: it was issued at \(issued.text); pack again")
  }

  /// In seconds, for differences between the clocks of two machines.
  private static let toleratedAdvance: Int64 = 3_600

  private func refusal(
    of file: ReleaseSite.File, isSigned: Bool, clock: ReleaseTime, epoch: UInt32 = 0
  ) -> ReleaseRefusal? {
    var verifier = verifier
    var bytes = file.bytes
    if !isSigned {
      // The placeholder for the signature of an unsigned manifest.
      let none = [UInt8](repeating: 0, count: SignatureVerifier.signatureSize)
      bytes = ReleaseManifest.bytes(of: bytes, signature: none)
      verifier = SignatureVerifier { [self] in $0 == none || self.verifier.isValid($0, $1, $2) }
    }
    let trust = ReleaseTrust(
      target: file.manifest.target, roots: updates.rootKeys, runtime: ReleaseManifest.currentRuntime, epoch: epoch,
      verifier: verifier)
    do throws(ReleaseRefusal) {
      _ = try trust.check(bytes, clock: clock)
      return nil
    } catch {
      return error
    }
  }

  private func problem(of pack: ReleaseManifest.Pack, at path: String) -> String? {
    let bytes: [UInt8]
    do throws(FileSystem.Failure) {
      bytes = try FileSystem.bytes(of: path, limit: ReleaseManifest.packSizeLimit)
    } catch {
      return "\(error.reason), but a manifest names this pack; pack again"
    }
    guard bytes.count == pack.length, SHA256.hexadecimal(of: bytes) == pack.digest else {
      return "this pack isn't what its name says; pack again"
    }
    do throws(MessagePack.Malformed) {
      if try MessagePack(PackBytes(bytes)).count == pack.messages { return nil }
    } catch {
      if case .format(let format) = error {
        return "this pack is of format \(format), which another version of l10n-gen wrote; pack again"
      }
    }
    return "the content of this pack can't be read; pack again"
  }
}
