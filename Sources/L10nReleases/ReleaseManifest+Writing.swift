extension ReleaseManifest {
  /// Returns the bytes that a root key signs to certify a key for a catalog: the lines `catalog` and `key`.
  package static func certifiedBytes(catalog: String, _ key: OnlineKey) -> [UInt8] {
    Array((catalogLine(catalog) + line(of: key)).utf8)
  }

  /// Returns the lines `key` and `root`.
  ///
  /// - Parameters:
  ///   - key: the key that is certified.
  ///   - root: the number of the root key that signed ``certifiedBytes(catalog:_:)``, from 1.
  ///   - signature: its signature.
  package static func certificate(of key: OnlineKey, root: Int, _ signature: [UInt8]) -> String {
    line(of: key) + "root \(root) \(Base64.text(signature))\n"
  }

  /// Returns the bytes that the key signs: all lines except the last.
  ///
  /// - Parameters:
  ///   - root: the number of the root key that signed the certificate, from 1.
  ///   - signature: its signature of ``certifiedBytes(catalog:_:)``.
  package func signedBytes(root: Int, _ signature: [UInt8]) -> [UInt8] {
    var text = "l10n-release \(Self.format)\n" + Self.catalogLine(target.catalog)
    text += "channel \(target.channel)\nbaseline \(target.baseline)\n"
    text += "epoch \(version.epoch)\nsequence \(version.sequence)\n"
    text += "issued \(issued.text)\nexpires \(expires.text)\nruntime \(runtime)\n"
    if let stage { text += "stage \(stage.share) \(stage.salt)\n" }
    for pack in packs { text += Self.line(of: pack) }
    if let previous {
      text += "previous \(previous.sequence)\n"
      for pack in previous.packs { text += Self.line(of: pack) }
    }
    text += Self.certificate(of: key, root: root, signature)
    return Array(text.utf8)
  }

  /// Returns a whole manifest.
  ///
  /// - Parameters:
  ///   - signedBytes: all lines except the last.
  ///   - signature: the key's signature of them.
  package static func bytes(of signedBytes: [UInt8], signature: [UInt8]) -> [UInt8] {
    signedBytes + Array("signature \(Base64.text(signature))\n".utf8)
  }

  private static func catalogLine(_ catalog: String) -> String { "catalog \(catalog)\n" }

  private static func line(of key: OnlineKey) -> String {
    "key \(key.id) \(Base64.text(key.bytes)) epoch \(key.epoch) until \(key.until.text)\n"
  }

  private static func line(of pack: Pack) -> String {
    "pack \(pack.language) \(pack.digest) \(pack.length) \(pack.messages)\n"
  }
}
