import ArgumentParser
import L10nCatalog
import L10nProject
import L10nReleases
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `l10n-gen sign`: creates keys and signs manifests.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Sign packed translations, or create signing keys.",
    discussion: """
      Two kinds of keys are used. A root key stays offline; the app knows its public half, from 'roots' in l10n.yml. \
      It certifies an online key for a year, and the online key signs the releases. Replacing the online key doesn't \
      require a new version of the app. If an online key is stolen, certify a new one with the next --epoch: after an \
      app has seen a release signed with the new key, it rejects the old one.

      Keys are Ed25519 keys in PEM files. On macOS, CryptoKit creates and uses them, elsewhere OpenSSL 3 or later. \
      With --sign-with, another program signs instead: it reads the bytes to sign from standard input, and prints the \
      64-byte signature, raw or as base64.

      Examples:

        l10n-gen sign --new-root root.pem                             offline, once for each root key
        l10n-gen sign --new-key online.pem --root-key root.pem        offline, once a year
        l10n-gen sign site --key online.pem
        l10n-gen sign site --key-env L10N_ONLINE_KEY                  in CI
        l10n-gen sign site --sign-with 'my-kms sign --key texts'
      """)

  @OptionGroup var options: AppOptions

  @Argument(help: "The directory that 'l10n-gen pack' wrote.", completion: .directory)
  var directory: String?

  @Option(help: ArgumentHelp("The file with the private key to sign with.", valueName: "file"), completion: .file())
  var key: String?

  @Option(help: ArgumentHelp("The environment variable with the private key to sign with.", valueName: "name"))
  var keyEnv: String?

  @Option(help: ArgumentHelp("The command that signs.", valueName: "command"))
  var signWith: String?

  @Option(
    help: ArgumentHelp("Make a root key, write it to this file, and print its public half.", valueName: "file"),
    completion: .file())
  var newRoot: String?

  @Option(
    help: ArgumentHelp("Make an online key, write it to this file, and certify it.", valueName: "file"),
    completion: .file())
  var newKey: String?

  @Option(
    help: ArgumentHelp("Certify this public key, 'ed25519:…', which another program keeps.", valueName: "key"))
  var certify: String?

  @Option(
    help: ArgumentHelp("The file with the root key that certifies an online key.", valueName: "file"),
    completion: .file())
  var rootKey: String?

  @Option(help: "The epoch of the new online key; default: that of the current certificate, or 1.")
  var epoch: UInt32?

  func run() throws {
    try ProjectLock.acquire(around: ".")
    switch (directory, newRoot, newKey ?? certify) {
    case (let directory?, nil, nil): try sign(ReleaseSite(path: directory))
    case (nil, let path?, nil): try makeRoot(path)
    case (nil, nil, .some): try certifyKey()
    default:
      throw Refusal.usage(
        "name either a directory to sign, --new-root, or --new-key; 'l10n-gen help sign' has examples")
    }
  }

  // MARK: Keys

  private func makeRoot(_ path: String) throws(Refusal) {
    let key = try Ed25519.newKey()
    let publicKey = try Ed25519.publicKey(of: key)
    try Self.write(key, to: path)
    Console.error(
      "Wrote the private key to '\(Console.printable(path))'; keep it offline. Add the public key to l10n.yml, in "
        + "'updates: { roots: […] }':\n")
    try Console.output(PublicKeyText.text(publicKey) + "\n")
  }

  private func certifyKey() throws(Refusal) {
    guard let rootKey else { throw .usage("--root-key is missing; name the file with the root key") }
    let (loaded, updates) = try options.load()
    let root = try Self.text(of: rootKey)
    let rootBytes = try Ed25519.publicKey(of: root)
    guard let number = updates.rootKeys.firstIndex(of: rootBytes) else {
      throw .usage(
        "'\(rootKey)' is none of 'roots' in l10n.yml; its public key is "
          + "'\(PublicKeyText.text(rootBytes))'")
    }
    let path = KeyCertificate.path(updates, loaded)
    let old = try KeyCertificate.read(path)
    let privateKey: String? = newKey == nil ? nil : try Ed25519.newKey()
    let publicKey = if let privateKey { try Ed25519.publicKey(of: privateKey) } else { try certifiedKey() }
    let key = OnlineKey(
      id: String(SHA256.hexadecimal(of: publicKey).prefix(8)), bytes: publicKey, epoch: epoch ?? old?.key.epoch ?? 1,
      until: ReleaseTime.now.adding(days: 365))
    let signed = ReleaseManifest.certifiedBytes(catalog: updates.catalog, key)
    let certificate = KeyCertificate(
      key: key, root: number + 1, signature: try Ed25519.signature(of: signed, key: root))
    if let privateKey, let newKey { try Self.write(privateKey, to: newKey) }
    try ReleaseSite(path: FilePath.parent(path)).write([(path, Array(certificate.text.utf8))])
    Console.error(
      "Wrote the certificate to '\(Console.printable(path))', for epoch \(key.epoch) until \(key.until.text); commit it.\n"
    )
  }

  /// Returns the public key in `--certify`.
  private func certifiedKey() throws(Refusal) -> [UInt8] {
    let text = certify ?? ""
    guard let bytes = PublicKeyText.bytes(text)
    else { throw .usage("'\(text)' is not a public key; write 'ed25519:' and the base64 of its 32 bytes") }
    return bytes
  }

  private static func text(of path: String) throws(Refusal) -> String {
    do {
      return String(decoding: try FileSystem.bytes(of: path, limit: ReleaseManifest.sizeLimit), as: UTF8.self)
    } catch {
      throw .file(error)
    }
  }

  /// Writes a private key to a new file that other users can't read.
  private static func write(_ key: String, to path: String) throws(Refusal) {
    let mask = umask(0o077)
    defer { umask(mask) }
    do {
      try NewFile.write(Array(key.utf8), to: path)
    } catch {
      throw .file(error)
    }
  }

  // MARK: Signing

  private func sign(_ site: ReleaseSite) throws {
    let files = try site.unsignedManifests()
    guard !files.isEmpty else {
      throw Refusal.usage("'\(site.path)' has nothing to sign; run 'l10n-gen pack' first")
    }
    let sign = try signer()
    let verifier = try Ed25519.verifier()
    var signed: [(path: String, bytes: [UInt8])] = []
    for file in files {
      if let problem = ReleaseCheck.problemOfTime(in: file) { throw Refusal.file(problem) }
      let signature = try sign(file.bytes)
      guard verifier.isValid(signature, file.bytes[...], file.manifest.key.bytes) else {
        throw Refusal.file(
          .init(
            path: file.path,
            reason: "the signature is not by the key \(file.manifest.key.id) of the certificate; sign with that key"))
      }
      let (target, bytes) = (file.manifest.target, ReleaseManifest.bytes(of: file.bytes, signature: signature))
      signed.append((site.copy(target, sequence: file.manifest.version.sequence), bytes))
      signed.append((site.manifest(target), bytes))
    }
    // Only when all are signed, because half a release is useless.
    try site.write(signed)
    for file in files { unlink(file.path) }
    Console.error(
      "Signed \(String.counted(files.count, "manifest")). Upload the packs first, and the manifests last.\n")
  }

  private func signer() throws(Refusal) -> ([UInt8]) throws(Refusal) -> [UInt8] {
    switch (key, keyEnv, signWith) {
    case (let path?, nil, nil):
      let key = try Self.text(of: path)
      return { message throws(Refusal) in try Ed25519.signature(of: message, key: key) }
    case (nil, let name?, nil):
      guard let key = Console.environment(name) else {
        throw .usage("the environment variable '\(name)' is not set; it holds the private key")
      }
      return { message throws(Refusal) in try Ed25519.signature(of: message, key: key + "\n") }
    case (nil, nil, let command?):
      return { message throws(Refusal) in try Self.signature(of: message, by: command) }
    default: throw .usage("name the key with one of --key, --key-env and --sign-with")
    }
  }

  private static func signature(of message: [UInt8], by command: String) throws(Refusal) -> [UInt8] {
    do throws(FileSystem.Failure) {
      let process = try Subprocess(["sh", "-c", command], environment: [:])
      try process.send(String(decoding: message, as: UTF8.self))
      let (output, status) = try process.receiveAll(upTo: 4_096)
      guard status == 0 else {
        throw FileSystem.Failure(path: command, reason: "the command failed\(Git.words(process.complaint))")
      }
      if output.count == SignatureVerifier.signatureSize { return output }
      let text = String(decoding: output, as: UTF8.self).filter { !$0.isWhitespace }
      guard let bytes = Base64.bytes(text), bytes.count == SignatureVerifier.signatureSize else {
        throw FileSystem.Failure(
          path: command, reason: "the command printed no signature; it has to print 64 bytes, or their base64")
      }
      return bytes
    } catch {
      throw .file(error)
    }
  }
}
