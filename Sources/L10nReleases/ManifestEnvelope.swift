/// The lines of a manifest that are needed to verify it: the first two and the last three, which have fixed places.
struct ManifestEnvelope {
  /// The lines from `catalog` to before `key`, which aren't to be read before they are verified.
  let content: [Substring]
  /// The key that signs releases.
  let key: OnlineKey
  /// The root key that certifies it, counted from 1, and its signature of ``certificate``.
  let root: (number: Int, signature: [UInt8])
  /// The lines `catalog` and `key`.
  let certificate: [UInt8]
  /// The signature of ``signedBytes``.
  let signature: [UInt8]
  /// All lines but the last.
  let signedBytes: ArraySlice<UInt8>

  init(_ manifest: [UInt8]) throws(ReleaseRefusal) {
    guard manifest.count <= ReleaseManifest.sizeLimit else { throw .tooLarge(limit: ReleaseManifest.sizeLimit) }
    guard manifest.last == UInt8(ascii: "\n"), String(validating: manifest, as: UTF8.self) != nil else {
      throw .notAManifest
    }
    // Bytes are split, since for a String a carriage return and a line feed are one character.
    let lines = manifest.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self)[...] }
    guard let first = lines.first, first.hasPrefix("l10n-release "),
      let format: Int = ManifestValue.number(first.dropFirst("l10n-release ".count))
    else { throw .notAManifest }
    guard format == ReleaseManifest.format else { throw .unknownFormat(format) }
    guard lines.count >= 5, lines[1].hasPrefix("catalog ") else { throw .malformed(line: 2) }
    guard let key = OnlineKey(lines[lines.count - 3]) else { throw .malformed(line: lines.count - 2) }
    guard let root = Self.root(lines[lines.count - 2]) else { throw .malformed(line: lines.count - 1) }
    let last = lines[lines.count - 1].split(separator: " ", omittingEmptySubsequences: false)
    guard last.count == 2, last[0] == "signature",
      let signature = ManifestValue.base64(last[1], count: SignatureVerifier.signatureSize)
    else { throw .malformed(line: lines.count) }
    self.key = key
    self.root = root
    self.signature = signature
    content = Array(lines[1..<lines.count - 3])
    certificate = Array("\(lines[1])\n\(lines[lines.count - 3])\n".utf8)
    signedBytes = manifest[..<(manifest.count - lines[lines.count - 1].utf8.count - 1)]
  }

  /// Reads the line `root`, or returns `nil` if it isn't one.
  static func root(_ line: Substring) -> (number: Int, signature: [UInt8])? {
    let fields = line.split(separator: " ", omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0] == "root", let number: Int = ManifestValue.number(fields[1]),
      let signature = ManifestValue.base64(fields[2], count: SignatureVerifier.signatureSize)
    else { return nil }
    return (number, signature)
  }
}
