extension LanguageTag {
  /// Reads a tag of RFC 5646, section 2.1, in any case, and with `_` instead of `-`. Returns `nil` if it isn't well
  /// formed, or repeats a variant or an extension.
  public init?(_ identifier: some StringProtocol) {
    self.init(Subtags(String(identifier)))
  }

  // Separate from the generic initializer, in which other modules would have to look up how to read each kind of
  // string.
  private init?(_ read: Subtags) {
    self.init(language: "und")
    var subtags = read
    guard let first = subtags.list.first else { return nil }
    if let whole = Self.irregular(subtags.list) {
      language = whole
      return
    }
    guard first == "x" || readLanguage(&subtags), readExtensions(&subtags) else { return nil }
    if subtags.next(.privateUseSingleton) != nil {
      guard !subtags.rest.isEmpty else { return nil }
      privateUse = subtags.rest.joined(separator: "-")
    } else if !subtags.rest.isEmpty {
      return nil
    }
  }

  /// Reads the subtags up to the variants. Returns `false` if they aren't well formed.
  private mutating func readLanguage(_ subtags: inout Subtags) -> Bool {
    guard let first = subtags.next(.language) else { return false }
    language = first
    if first.utf8.count <= 3 {
      while extendedLanguages.count < 3, let language = subtags.next(.extendedLanguage) {
        extendedLanguages.append(language)
      }
    }
    script = subtags.next(.script).map(Self.titled)
    region = subtags.next(.region)?.uppercased()
    while let variant = subtags.next(.variant) { variants.append(variant) }
    return variants.count < 2 || Set(variants).count == variants.count
  }

  /// Returns a script with a capital first letter.
  private static func titled(_ subtag: String) -> String {
    var bytes = Array(subtag.utf8)
    if let first = bytes.first { bytes[0] = first & ~0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the extensions. Returns `false` if one of them has no subtags, or comes twice.
  private mutating func readExtensions(_ subtags: inout Subtags) -> Bool {
    while let singleton = subtags.next(.singleton) {
      guard !extensions.contains(where: { $0.hasPrefix(singleton + "-") }),
        let first = subtags.next(.partOfExtension)
      else { return false }
      var parts = [singleton, first]
      while let more = subtags.next(.partOfExtension) { parts.append(more) }
      extensions.append(parts.joined(separator: "-"))
    }
    return true
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

  /// The kinds of subtags that the grammar distinguishes.
  private enum Kind {
    case language, extendedLanguage, script, region, variant, singleton, partOfExtension, privateUseSingleton

    /// Returns a Boolean value indicating whether a subtag in lower case may be of this kind.
    // Inlined, it would make the code of reading a tag twice as long.
    @inline(never)
    func includes(_ subtag: String) -> Bool {
      let count = subtag.utf8.count
      let hasOnlyLetters = subtag.utf8.allSatisfy { $0 >= UInt8(ascii: "a") }
      let beginsWithDigit = subtag.utf8.first.map { $0 <= UInt8(ascii: "9") } ?? false
      return switch self {
      case .language: count >= 2 && hasOnlyLetters
      case .extendedLanguage: count == 3 && hasOnlyLetters
      case .script: count == 4 && hasOnlyLetters
      case .region: count == 2 ? hasOnlyLetters : count == 3 && subtag.utf8.allSatisfy { $0 <= UInt8(ascii: "9") }
      case .variant: count >= 5 || (count == 4 && beginsWithDigit)
      case .singleton: count == 1 && subtag != "x"
      case .partOfExtension: count >= 2
      case .privateUseSingleton: subtag == "x"
      }
    }
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
    var rest: [String] { Array(list[index...]) }

    /// Returns the next subtag if it is of a kind, and moves past it.
    mutating func next(_ kind: Kind) -> String? {
      guard index < list.count, kind.includes(list[index]) else { return nil }
      index += 1
      return list[index - 1]
    }
  }
}
