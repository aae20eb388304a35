/// The lines of a manifest that are needed to verify it: the first two and the last three, which have fixed places.
struct ManifestEnvelope {
  /// The lines from `catalog` to the one before `key`, which must not be read before they are verified.
  let content: ArraySlice<UInt8>
  /// The key that signs releases.
  let key: OnlineKey
  /// The root key that certifies it, counted from 1, and its signature of ``certificate``.
  let root: (number: Int, signature: [UInt8])
  /// The lines `catalog` and `key`.
  let certificate: ArraySlice<UInt8>
  /// The signature of ``signedBytes``.
  let signature: [UInt8]
  /// All lines but the last.
  let signedBytes: ArraySlice<UInt8>

  init(_ manifest: [UInt8]) throws(ReleaseRefusal) {
    guard manifest.count <= ReleaseManifest.sizeLimit else { throw .tooLarge(limit: ReleaseManifest.sizeLimit) }
    guard manifest.last == UInt8(ascii: "\n"), String(validating: manifest, as: UTF8.self) != nil else {
      throw .notAManifest
    }
    var rest = manifest[...]
    guard let first = rest.removeLine(), first.starts(with: Self.firstWord),
      let format: Int = ManifestValue.number(first.dropFirst(Self.firstWord.count))
    else { throw .notAManifest }
    guard format == ReleaseManifest.format else { throw .unknownFormat(format) }

    let count = manifest.count { $0 == UInt8(ascii: "\n") }
    guard count >= 5, rest.starts(with: Self.catalogWord) else { throw .malformed(line: 2) }
    let signatureStart = Self.startOfLastLine(manifest[...])
    let rootStart = Self.startOfLastLine(manifest[..<signatureStart])
    let keyStart = Self.startOfLastLine(manifest[..<rootStart])
    guard let key = OnlineKey(manifest[keyStart..<rootStart - 1]) else { throw .malformed(line: count - 2) }
    guard let root = Self.root(manifest[rootStart..<signatureStart - 1]) else { throw .malformed(line: count - 1) }
    guard let signature = Self.signature(manifest[signatureStart...].dropLast()) else { throw .malformed(line: count) }
    self.key = key
    self.root = root
    self.signature = signature
    content = rest[..<keyStart]
    let catalogEnd = rest.firstIndex(of: UInt8(ascii: "\n")) ?? keyStart
    certificate = rest[...catalogEnd] + manifest[keyStart..<rootStart]
    signedBytes = manifest[..<signatureStart]
  }

  private static let firstWord = Array("l10n-release ".utf8)
  private static let catalogWord = Array("catalog ".utf8)

  private static func startOfLastLine(_ lines: ArraySlice<UInt8>) -> Int {
    lines.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? lines.startIndex
  }

  /// Reads the line `root`; returns `nil` if it isn't one.
  static func root(_ line: ArraySlice<UInt8>) -> (number: Int, signature: [UInt8])? {
    var words = ByteFields(line)
    guard words.passes("root"), let number: Int = words.next().flatMap(ManifestValue.number),
      let signature = signature(in: &words)
    else { return nil }
    return (number, signature)
  }

  private static func signature(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    var words = ByteFields(line)
    return words.passes("signature") ? signature(in: &words) : nil
  }

  /// Reads a signature, which must be the last word of its line.
  private static func signature(in words: inout ByteFields) -> [UInt8]? {
    guard let word = words.next(), words.isAtEnd else { return nil }
    return ManifestValue.base64(word, count: SignatureVerifier.signatureSize)
  }
}
