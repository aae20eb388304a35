import L10nProject
import L10nReleases
import L10nText

/// The directory that is uploaded to the address of the releases.
///
/// | path | content |
/// |---|---|
/// | `<catalog>/<channel>/<baseline>.l10n` | the signed manifest that apps with this baseline request |
/// | `<catalog>/<channel>/<baseline>-<sequence>.l10n` | a copy of it, kept for a later rollback |
/// | `<catalog>/<channel>/<baseline>.l10n.unsigned` | the unsigned manifest |
/// | `<catalog>/packs/<SHA-256>.pack` | the messages of one language, named by their hash |
struct ReleaseSite {
  /// The path of the directory, as shown to the user.
  let path: String

  private static let signed = ".l10n"
  private static let unsigned = ".l10n.unsigned"

  /// Returns the path of a manifest.
  func manifest(_ target: ReleaseTarget) -> String {
    FilePath.joined(path, Self.name(of: target) + Self.signed)
  }

  /// Returns the path of a manifest's copy, which is kept when a later manifest replaces it.
  func copy(_ target: ReleaseTarget, sequence: UInt64) -> String {
    FilePath.joined(path, "\(Self.name(of: target))-\(sequence)\(Self.signed)")
  }

  /// Returns the path of an unsigned manifest.
  func unsignedManifest(_ target: ReleaseTarget) -> String {
    FilePath.joined(path, Self.name(of: target) + Self.unsigned)
  }

  /// Returns the path of a pack.
  func pack(_ digest: String, catalog: String) -> String {
    FilePath.joined(path, "\(catalog)/packs/\(digest).pack")
  }

  private static func name(of target: ReleaseTarget) -> String {
    "\(target.catalog)/\(target.channel)/\(target.baseline)"
  }
}

// MARK: - Reading

extension ReleaseSite {
  /// A manifest in the directory.
  struct File {
    /// The path as shown to the user.
    let path: String
    let bytes: [UInt8]
    let manifest: ReleaseManifest
  }

  /// Returns the manifests that apps read.
  func signedManifests() throws(Refusal) -> [File] {
    try signedFiles().filter { $0.path != copy($0.manifest.target, sequence: $0.manifest.version.sequence) }
  }

  /// Returns the manifests that apps read, and the copies of manifests.
  func signedFiles() throws(Refusal) -> [File] {
    try files(endingIn: Self.signed) { bytes throws(ReleaseRefusal) in try ReleaseManifest(unverified: bytes) }
  }

  /// Returns the unsigned manifests.
  func unsignedManifests() throws(Refusal) -> [File] {
    try files(endingIn: Self.unsigned) { bytes throws(ReleaseRefusal) in try ReleaseManifest(unsigned: bytes) }
  }

  /// Returns the manifest at a path, or `nil` if there is none.
  func file(at path: String) throws(Refusal) -> File? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    return try file(path) { bytes throws(ReleaseRefusal) in try ReleaseManifest(unverified: bytes) }
  }

  private func files(
    endingIn suffix: String, _ read: ([UInt8]) throws(ReleaseRefusal) -> ReleaseManifest
  ) throws(Refusal) -> [File] {
    var files: [File] = []
    for catalog in try names(in: path) {
      for channel in try names(in: FilePath.joined(path, catalog)) where channel != "packs" {
        let directory = FilePath.joined(path, "\(catalog)/\(channel)")
        for name in try names(in: directory) where name.hasSuffix(suffix) {
          files.append(try file(FilePath.joined(directory, name), read))
        }
      }
    }
    return files
  }

  private func names(in directory: String) throws(Refusal) -> [String] {
    guard FileSystem.kind(of: directory) == .directory else { return [] }
    do {
      return try FileSystem.names(in: directory).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw .file(error)
    }
  }

  private func file(
    _ path: String, _ read: ([UInt8]) throws(ReleaseRefusal) -> ReleaseManifest
  ) throws(Refusal) -> File {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path, limit: ReleaseManifest.sizeLimit)
    } catch {
      throw .file(error)
    }
    do throws(ReleaseRefusal) {
      return File(path: path, bytes: bytes, manifest: try read(bytes))
    } catch {
      throw .file(.init(path: path, reason: error.explanation))
    }
  }
}

// MARK: - Writing

extension ReleaseSite {
  /// Writes files in order, either all or none.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(Refusal) {
    do {
      var batch = FileBatch()
      for file in files where (try? FileSystem.bytes(of: file.path)) != file.bytes {
        try batch.add(file.bytes, to: file.path, at: .any)
      }
      try batch.write()
    } catch {
      throw .file(error)
    }
  }
}

extension ReleaseRefusal {
  /// The problem with a manifest that this tool wrote, and its solution.
  var explanation: String {
    switch self {
    case .tooLarge(let limit): "this is larger than \(limit) bytes, which no manifest is; remove it"
    case .notAManifest: "this is not a manifest; remove it, or pack again"
    case .unknownFormat(let format): "this is a manifest of format \(format); install a later version of l10n-gen"
    case .malformed(let line), .notUnderstood(let line):
      "line \(line) of this manifest can't be read; remove the file, or pack again"
    case .unknownRoot:
      "the root key of this manifest isn't one of 'roots' in l10n.yml; certify the key with one of them"
    case .badCertificate: "no root key signed the certificate in this manifest; certify the key again"
    case .keyExpired(let until):
      "the key of this manifest could sign until \(until.text); make and certify a new one with 'sign --new-key'"
    case .epochRetired(let epoch): "epoch \(epoch) of this manifest is over; pack again with the new certificate"
    case .badSignature: "the signature of this manifest is not by its key; pack and sign again"
    case .wrongTarget: "this manifest is for other texts than its name says; remove it"
    case .needsNewerRuntime(let runtime): "runtime \(runtime) of this manifest is of a later version of l10n-gen"
    case .rollback, .equivocation: "this manifest is older than the one in use; pack again"
    case .expired(let time): "this manifest ended at \(time.text); pack and sign again"
    }
  }
}
