import L10nText

/// A web address, an email address or a handle in a text.
struct WrittenLink: Hashable {
  enum Kind: Hashable {
    /// A web address, or the address of another app: `https://a.example/b`, `www.a.example`, `store://cart`.
    case address
    /// An email address.
    case email
    /// A name in a social network: `@name`.
    case handle
  }

  let kind: Kind
  let written: String
  /// Its range in the bytes of the text.
  let range: Range<Int>
  /// The scheme in lowercase; empty if it isn't written.
  let scheme: String
  /// The host in lowercase, without `www.`; the whole name for a handle.
  let host: String
  /// The part after the host, without a slash at the end; the part before it in an email address.
  let rest: String
}

// MARK: - Comparing links

extension WrittenLink {
  /// The destination, independent of the scheme.
  struct Destination: Hashable {
    var host: String
    var rest: String
  }

  var destination: Destination { Destination(host: host, rest: rest) }

  /// The part of the host that a site's owner chooses, roughly: its longest label.
  var site: Substring? {
    host.split(separator: ".").max { $0.count < $1.count }
  }

  /// Returns the number of parts that are one of some names of languages: `ko.example.org`, `example.org/ko/`,
  /// `example.kr`, `?lang=ko-KR`, `terms_ko`.
  func count(of names: [String?]) -> Int {
    (host + rest.lowercased()).split { "/.?&=#".contains($0) }.count { part in
      let ends = [part.split { $0 == "-" || $0 == "_" }.first, part.split(separator: "_").last]
      return ends.contains { $0.map { names.contains(String($0)) } ?? false }
    }
  }
}

// MARK: - Finding links

extension WrittenLink {
  /// Returns a Boolean value indicating whether a text may have links: `@`, `://` or `www.`. Most texts have none, and
  /// searching for strings takes longer.
  static func mayOccur(in text: String) -> Bool {
    var lastFour: UInt32 = 0
    return text.utf8.contains { byte in
      lastFour = lastFour << 8 | UInt32(byte)
      return byte == UInt8(ascii: "@") || lastFour & 0xFF_FFFF == 0x3A_2F2F || lastFour | 0x2020_2000 == 0x7777_772E
    }
  }

  /// Returns the links of a text, without its branches.
  static func links(in text: PatternText) -> [WrittenLink] {
    let bytes = text.bytes
    var links: [WrittenLink] = []
    var index = 0
    while index < bytes.count {
      let link =
        switch bytes[index] {
        case UInt8(ascii: ":"): address(in: bytes, atColon: index, from: links.last?.range.upperBound ?? 0)
        case UInt8(ascii: "w"), UInt8(ascii: "W"): addressWithoutScheme(in: bytes, at: index)
        case UInt8(ascii: "@"): name(in: bytes, at: index, from: links.last?.range.upperBound ?? 0)
        default: nil as WrittenLink?
        }
      index = max(index + 1, link?.range.upperBound ?? 0)
      if let link, !link.isExample { links.append(link) }
    }
    return links
  }

  private static func address(in bytes: [UInt8], atColon colon: Int, from start: Int) -> WrittenLink? {
    guard bytes[(colon + 1)...].starts(with: "//".utf8) else { return nil }
    let scheme = bytes[start..<colon].suffix { isLetterOrDigit($0) || "+-.".utf8.contains($0) }
    guard scheme.first?.isASCIILetter == true else { return nil }
    return address(in: bytes, scheme.startIndex, scheme: scheme, host: colon + 3)
  }

  private static func addressWithoutScheme(in bytes: [UInt8], at start: Int) -> WrittenLink? {
    guard String(decoding: bytes[start...].prefix(4), as: UTF8.self).lowercased() == "www.",
      start == 0 || !isLetterOrDigit(bytes[start - 1])
    else { return nil }
    return address(in: bytes, start, scheme: [], host: start)
  }

  /// Schemes that a complete host name follows. Anything may follow apps' own schemes.
  private static let schemesOfHosts: Set = ["", "http", "https", "ftp", "sftp", "smb", "rtsp", "mms", "ws", "wss"]

  /// The limit in bytes, so that a text that only looks like addresses doesn't take long.
  private static let longestAddress = 2_000

  private static func address(in bytes: [UInt8], _ start: Int, scheme: ArraySlice<UInt8>, host: Int) -> WrittenLink? {
    let limit = min(bytes.count, host + longestAddress)
    let scheme = text(scheme).lowercased()
    // Checked before the rest is read: a text may have only beginnings of addresses.
    let hostEnd = LinkName.endOfHost(in: bytes, from: host, limit: limit) { isPartOfAddress($0) }
    guard hostEnd > host, !schemesOfHosts.contains(scheme) || isHost(bytes[host..<hostEnd]) else { return nil }
    var end = hostEnd
    if hostEnd < limit, "/?#".utf8.contains(bytes[hostEnd]) {
      end = bytes[hostEnd..<limit].firstIndex { !isPartOfAddress($0) } ?? limit
    }
    // `&lt;https://a.example&gt;` is text with angle brackets.
    if let entity = entity(in: bytes[host..<end]) { end = entity }
    end = endOfAddress(bytes[host..<end])
    let nameEnd = min(hostEnd, end)
    let name = text(bytes[host..<nameEnd]).lowercased()
    guard !name.isEmpty, !schemesOfHosts.contains(scheme) || isHost(bytes[host..<nameEnd]) else { return nil }
    var rest = text(bytes[nameEnd..<end]).replacing("&amp;", with: "&")
    if rest.hasSuffix("/") { rest.removeLast() }
    return WrittenLink(
      kind: .address, written: text(bytes[start..<end]), range: start..<end, scheme: scheme,
      host: name.hasPrefix("www.") ? String(name.dropFirst(4)) : name, rest: rest)
  }

  /// Returns the email address or the handle at an `@`.
  private static func name(in bytes: [UInt8], at sign: Int, from start: Int) -> WrittenLink? {
    let local = bytes[LinkName.start(in: bytes, to: sign, notBefore: start) { isPartOfLocal($0) }..<sign]
    // A hyphen after a handle begins another word: `@glow-Konto`.
    var end = LinkName.end(in: bytes, from: sign + 1) {
      isPartOfName($0) && (!local.isEmpty || $0 != UInt8(ascii: "-"))
    }
    while end > sign + 1, "-.".utf8.contains(bytes[end - 1]) { end -= 1 }
    let name = bytes[sign + 1..<end]
    if !local.isEmpty {
      guard name.contains(UInt8(ascii: ".")) else { return nil }
      let range = local.startIndex..<end
      return WrittenLink(
        kind: .email, written: text(bytes[range]), range: range, scheme: "", host: text(name).lowercased(),
        rest: text(local).lowercased())
    }
    guard sign == 0 || mayPrecedeHandle(bytes[sign - 1]), name.count > 2,
      name.contains(where: { $0.isASCIILetter || $0 >= 0x80 })
    else { return nil }
    return WrittenLink(
      kind: .handle, written: text(bytes[sign..<end]), range: sign..<end, scheme: "", host: text(name).lowercased(),
      rest: "")
  }

  private static func mayPrecedeHandle(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x80 || "(\"':,>".utf8.contains(byte)
  }

  private static func isPartOfLocal(_ byte: UInt8) -> Bool { isPartOfName(byte) || "%+".utf8.contains(byte) }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == PatternText.hole || isLetterOrDigit(byte) || "._-".utf8.contains(byte)
  }

  private static func isPartOfAddress(_ byte: UInt8) -> Bool {
    byte == PatternText.hole || (0x21...0x7E).contains(byte) && !"<>\"'`[]{}|\\^".utf8.contains(byte)
  }

  /// Returns the index of the first entity that represents a bracket, a quote or a space.
  private static func entity(in address: ArraySlice<UInt8>) -> Int? {
    address.indices.first { index in
      address[index] == UInt8(ascii: "&")
        && ["&lt", "&gt", "&quot", "&nbsp"].contains { address[index...].starts(with: $0.utf8) }
    }
  }

  private static func isHost(_ name: ArraySlice<UInt8>) -> Bool {
    name.contains { $0 == UInt8(ascii: ".") || $0 == PatternText.hole }
  }

  /// Returns the index after an address, without characters of the sentence around it. A bracket belongs to the address
  /// if it was opened in it.
  private static func endOfAddress(_ address: ArraySlice<UInt8>) -> Int {
    var unopened = address.count { $0 == UInt8(ascii: ")") } - address.count { $0 == UInt8(ascii: "(") }
    var end = address.endIndex
    while end > address.startIndex {
      if address[end - 1] == UInt8(ascii: ")") {
        guard unopened > 0 else { break }
        unopened -= 1
      } else if !".,;:!?*_".utf8.contains(address[end - 1]) {
        break
      }
      end -= 1
    }
    return end
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
  }

  /// Replaces a placeholder in a link; any other one is equal to it.
  private static let holeMark = "…"

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.split(separator: PatternText.hole, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: holeMark)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the longest end whose bytes all satisfy a condition.
  fileprivate func suffix(_ condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[(lastIndex { !condition($0) } ?? startIndex - 1) + 1..<endIndex]
  }
}
