/// A `file` address of a document (RFC 8089).
enum DocumentURI {
  /// Returns the path of an address, or `nil` if it isn't a file on this machine.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.utf8.count > scheme.utf8.count, uri.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { return nil }
    var path: [UInt8] = []
    var index = slash
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        path.append(byte)
        index += 3
      } else {
        path.append(rest[index])
        index += 1
      }
    }
    return path.contains(0) ? nil : String(decoding: path, as: UTF8.self)
  }

  /// Returns the address of an absolute path.
  static func uri(of path: String) -> String {
    var uri = Array("file://".utf8)
    for byte in path.utf8 {
      if isUnreserved(byte) {
        uri.append(byte)
      } else {
        uri.append(UInt8(ascii: "%"))
        uri += [byte >> 4, byte & 0xF].map { digits[Int($0)] }
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
