extension LanguageTag {
  /// Reads a tag of RFC 5646, section 2.1, in any case, and with `_` instead of `-`. Returns `nil` if it isn't well
  /// formed, or repeats a variant or an extension.
  public init?(_ identifier: some StringProtocol) {
    self.init(Subtags(String(identifier)))
  }

  // Separate from the generic initializer, in which other modules would have to look up how to read each kind of
  // string.
  private init?(_ read: Subtags) {
    var subtags = read
    guard let first = subtags.list.first else { return nil }
    if let whole = Self.irregular(subtags.list) {
      self.init(language: whole)
      return
    }
    if first == "x" {
      self.init(language: "und")
    } else {
      guard Self.isLetters(first, count: 2...8) else { return nil }
      self.init(language: first)
      subtags.advance()
      if first.utf8.count <= 3 {
        while extendedLanguages.count < 3, let language = subtags.next(where: { Self.isLetters($0, count: 3...3) }) {
          extendedLanguages.append(language)
        }
      }
    }
    if let script = subtags.next(where: { first != "x" && Self.isLetters($0, count: 4...4) }) {
      self.script = script.prefix(1).uppercased() + script.dropFirst()
    }
    if let region = subtags.next(where: { Self.isRegion($0) }) {
      self.region = region.uppercased()
    }
    while let variant = subtags.next(where: { Self.isVariant($0) }) { variants.append(variant) }
    guard variants.count < 2 || Set(variants).count == variants.count else { return nil }
    while let singleton = subtags.next(where: { $0.utf8.count == 1 && $0 != "x" }) {
      guard !extensions.contains(where: { $0.hasPrefix(singleton + "-") }),
        let first = subtags.next(where: { $0.utf8.count >= 2 })
      else { return nil }
      var subtagsOfExtension = [singleton, first]
      while let more = subtags.next(where: { $0.utf8.count >= 2 }) { subtagsOfExtension.append(more) }
      extensions.append(subtagsOfExtension.joined(separator: "-"))
    }
    if subtags.next(where: { $0 == "x" }) != nil {
      guard !subtags.rest.isEmpty else { return nil }
      privateUse = subtags.rest.joined(separator: "-")
      return
    }
    guard subtags.rest.isEmpty else { return nil }
  }

  /// The grandfathered tags of RFC 5646, section 2.1, that its grammar doesn't describe.
  private static let irregular = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo", "i-navajo",
    "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
  ]

  /// Returns the whole tag if it is one of those.
  private static func irregular(_ subtags: [String]) -> String? {
    guard let first = subtags.first, subtags.count > 1, first == "i" || first == "sgn" || subtags.last == "oed" else {
      return nil
    }
    let whole = subtags.joined(separator: "-")
    return irregular.contains(whole) ? whole : nil
  }

  private static func isLetters(_ subtag: String, count: ClosedRange<Int>) -> Bool {
    count.contains(subtag.utf8.count) && subtag.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
  }

  private static func isDigits(_ subtag: some StringProtocol) -> Bool {
    subtag.utf8.allSatisfy { $0 <= UInt8(ascii: "9") }
  }

  private static func isRegion(_ subtag: String) -> Bool {
    isLetters(subtag, count: 2...2) || (subtag.utf8.count == 3 && isDigits(subtag))
  }

  private static func isVariant(_ subtag: String) -> Bool {
    5...8 ~= subtag.utf8.count || (subtag.utf8.count == 4 && isDigits(subtag.prefix(1)))
  }

  /// The subtags of an identifier in lower case, read one after another.
  private struct Subtags {
    private(set) var list: [String] = []
    private var index = 0

    /// Reads no subtags if one of them is empty, is longer than eight characters, or has other characters than ASCII
    /// letters and digits.
    init(_ identifier: String) {
      var current: [UInt8] = []
      for byte in identifier.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): current.append(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): current.append(byte | 0x20)
        case UInt8(ascii: "-"), UInt8(ascii: "_"):
          guard 1...8 ~= current.count else {
            list = []
            return
          }
          list.append(String(decoding: current, as: UTF8.self))
          current.removeAll(keepingCapacity: true)
        default:
          list = []
          return
        }
      }
      if 1...8 ~= current.count { list.append(String(decoding: current, as: UTF8.self)) } else { list = [] }
    }

    /// The part that hasn't been read yet.
    var rest: ArraySlice<String> { list[index...] }

    mutating func advance() {
      if index < list.endIndex { index += 1 }
    }

    /// Returns the next subtag if it satisfies the condition, and moves past it.
    mutating func next(where isWanted: (String) -> Bool) -> String? {
      guard let subtag = rest.first, isWanted(subtag) else { return nil }
      index += 1
      return subtag
    }
  }
}
