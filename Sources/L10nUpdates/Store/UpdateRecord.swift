import L10nLanguage
import L10nReleases

/// A release on this device: its manifest, and everything that belongs to exactly these bytes.
///
/// ```
/// l10n-record 1
/// etag "5f0c6e1d"
/// pack ko <SHA-256, 64 hexadecimal digits> 4462
/// rejected ko 1f3a5c7d9e0b2a4c
/// manifest 1480
/// <so many bytes>
/// check <FNV-1a of all above, 16 hexadecimal digits>
/// ```
///
/// The check detects writes that the disk lost. It doesn't protect against attackers, who could write a valid one.
struct UpdateRecord: Hashable {
  /// A pack that is stored.
  struct Pack: Hashable {
    var language: String
    var digest: String
    var length: Int
    /// The messages in it that aren't used.
    var rejected: [UInt64] = []
  }

  /// More bytes than any record: a manifest, and the ids of rejected messages in packs with a million messages.
  static let sizeLimit = 4 << 20

  /// The manifest's bytes.
  var manifest: [UInt8]
  /// The entity tag that the host gave these bytes, or `nil` if it gave none that can be stored.
  var entityTag: String?
  /// The packs that are stored, one for each language.
  var packs: [Pack]

  /// The bytes of the file.
  var bytes: [UInt8] {
    var text = "l10n-record 1\n"
    if let entityTag, Self.isEntityTag(entityTag) { text += "etag \(entityTag)\n" }
    for pack in packs {
      text += "pack \(pack.language) \(pack.digest) \(pack.length)\n"
      for id in pack.rejected.sorted() { text += "rejected \(pack.language) \(Self.hexadecimal(id))\n" }
    }
    text += "manifest \(manifest.count)\n"
    let bytes = Array(text.utf8) + manifest
    return bytes + Self.checkLine(bytes[...])
  }

  /// The messages that were rejected when the release was installed.
  var rejectedMessages: [RejectedMessage] {
    packs.flatMap { pack in
      pack.rejected.map {
        RejectedMessage(language: pack.language, id: $0, reason: "rejected when it was installed")
      }
    }
  }

  /// The part of the file's name that depends on the content.
  var hash: String { String(Self.check(bytes).prefix(8)) }

  init(manifest: [UInt8], entityTag: String?, packs: [Pack]) {
    self.manifest = manifest
    self.entityTag = entityTag
    self.packs = packs
  }

  /// Reads a record; returns `nil` if ``bytes`` didn't write it.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    guard rest.removeLine()?.elementsEqual("l10n-record 1".utf8) == true else { return nil }
    self.init(manifest: [], entityTag: nil, packs: [])
    while let line = rest.removeLine() {
      var fields = ByteFields(line)
      switch fields.nextText() {
      case "etag":
        guard let tag = fields.remainder() else { return nil }
        entityTag = String(decoding: tag, as: UTF8.self)
      case "pack":
        guard let pack = Pack(&fields) else { return nil }
        packs.append(pack)
      case "rejected":
        guard let language = packs.last?.language, fields.passes(language),
          let id = fields.nextText().flatMap({ UInt64($0, radix: 16) }), fields.isAtEnd
        else { return nil }
        packs[packs.count - 1].rejected.append(id)
      case "manifest":
        guard let count = fields.nextNumber().flatMap({ Int(exactly: $0) }), fields.isAtEnd, count <= rest.count
        else { return nil }
        manifest = Array(rest.prefix(count))
        let end = rest.startIndex + count
        guard bytes[end...].elementsEqual(Self.checkLine(bytes[..<end])) else { return nil }
        return
      default: return nil
      }
    }
    return nil
  }

  /// Returns a Boolean value indicating whether an entity tag is one line of visible characters and spaces.
  static func isEntityTag(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 1_024 && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  private static func check(_ bytes: some Sequence<UInt8>) -> String { hexadecimal(MessageID.hash(bytes)) }

  /// Returns the last line of a file, which checks all bytes above it.
  private static func checkLine(_ bytes: ArraySlice<UInt8>) -> [UInt8] { Array("check \(check(bytes))\n".utf8) }

  private static func hexadecimal(_ number: UInt64) -> String { ReleaseNumber.padded(number, 16, radix: 16) }
}

extension UpdateRecord.Pack {
  /// Reads the fields after `pack`; returns `nil` if they aren't valid.
  fileprivate init?(_ fields: inout ByteFields) {
    guard let language = fields.nextText(), let digest = fields.nextText(),
      let length = fields.nextNumber().flatMap({ Int(exactly: $0) }), fields.isAtEnd
    else { return nil }
    self.init(language: language, digest: digest, length: length)
  }
}
