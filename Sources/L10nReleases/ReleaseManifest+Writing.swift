import Foundation

extension ReleaseManifest {
  /// The bytes that a root key signs to certify the key: the lines `catalog` and `key`.
  package var certificate: [UInt8] {
    Array((catalogLine + keyLine).utf8)
  }

  /// Returns the bytes that the key signs: all lines but the last.
  ///
  /// - Parameters:
  ///   - root: the number of the root key that signed the certificate, from 1.
  ///   - signature: its signature of the ``certificate``.
  package func signedBytes(root: Int, _ signature: [UInt8]) -> [UInt8] {
    var text = "l10n-release \(Self.format)\n" + catalogLine
    text += "channel \(target.channel)\nbaseline \(target.baseline)\n"
    text += "epoch \(version.epoch)\nsequence \(version.sequence)\n"
    text += "issued \(ManifestTime.text(issued))\nexpires \(ManifestTime.text(expires))\nruntime \(runtime)\n"
    if let stage { text += "stage \(stage.share) \(stage.salt)\n" }
    for pack in packs { text += Self.line(of: pack) }
    if let previous {
      text += "previous \(previous.sequence)\n"
      for pack in previous.packs { text += Self.line(of: pack) }
    }
    text += keyLine + "root \(root) \(Data(signature).base64EncodedString())\n"
    return Array(text.utf8)
  }

  /// Returns a whole manifest.
  ///
  /// - Parameters:
  ///   - signedBytes: the lines above the last.
  ///   - signature: the key's signature of them.
  package static func bytes(of signedBytes: [UInt8], signature: [UInt8]) -> [UInt8] {
    signedBytes + Array("signature \(Data(signature).base64EncodedString())\n".utf8)
  }

  private var catalogLine: String { "catalog \(target.catalog)\n" }

  private var keyLine: String {
    let bytes = Data(key.bytes).base64EncodedString()
    return "key \(key.id) \(bytes) epoch \(key.epoch) until \(ManifestTime.text(key.until))\n"
  }

  private static func line(of pack: Pack) -> String {
    "pack \(pack.language) \(pack.digest) \(pack.length) \(pack.messages)\n"
  }
}
