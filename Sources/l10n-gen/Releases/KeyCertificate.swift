import L10nCatalog
import L10nProject
import L10nReleases
import L10nText

/// The certificate of the key that signs releases: two public lines, which are part of each manifest.
///
/// ```
/// key 7d1a4f02 <base64 of 32 bytes> epoch 3 until 2027-02-01T00:00:00Z
/// root 1 <base64 of 64 bytes>
/// ```
struct KeyCertificate {
  let key: OnlineKey
  /// The number of the root key that signed it, from 1.
  let root: Int
  let signature: [UInt8]

  /// Reads the certificate of an app, or returns `nil` if it has none.
  static func read(_ path: String) throws(Refusal) -> KeyCertificate? {
    guard FileSystem.kind(of: path) != nil else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.bytes(of: path, limit: ReleaseManifest.sizeLimit)
    } catch {
      throw .file(error)
    }
    guard let lines = ReleaseManifest.certificate(String(decoding: bytes, as: UTF8.self)) else {
      throw .file(.init(path: path, reason: "this is not a certificate; make one with 'l10n-gen sign --new-key'"))
    }
    return KeyCertificate(key: lines.key, root: lines.root, signature: lines.signature)
  }

  /// Reads the certificate of an app, which is required.
  static func required(
    _ updates: UpdateSettings, _ app: LoadedConfiguration
  ) throws(Refusal) -> KeyCertificate {
    let path = path(updates, app)
    guard let certificate = try read(path) else {
      throw .usage("there is no certificate at '\(path)'; make one with 'l10n-gen sign --new-key'")
    }
    let end = certificate.key.until
    if end < ReleaseTime.systemClock.adding(days: renewalDays) {
      Console.error(
        "The key of '\(Console.printable(path))' ends at \(end.text), after which apps accept no release that it signed; make the next one "
          + "with 'l10n-gen sign --new-key'.\n")
    }
    return certificate
  }

  /// The number of days before a key expires when warnings begin.
  private static let renewalDays = 60

  /// The text of the file.
  var text: String { ReleaseManifest.certificate(of: key, root: root, signature) }

  /// Returns the path of an app's certificate.
  static func path(_ updates: UpdateSettings, _ app: LoadedConfiguration) -> String {
    FilePath.shown(FilePath.joined(FilePath.parent(app.path), updates.certificate))
  }
}
