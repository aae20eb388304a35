import L10nLanguage

/// The languages that an HTTP request asks for in its `Accept-Language` field (RFC 9110, section 12.5.4).
///
/// ```swift
/// AcceptLanguage("zh-TW, ko;q=0.8, en;q=0, *;q=0.1").languages   // zh-TW, ko
/// ```
struct AcceptLanguage: Sendable {
  /// The maximum number of bytes of a field that are read. A member that extends beyond the limit is dropped.
  static let byteLimit = 8_192

  /// The languages requested by name, sorted by decreasing weight; languages of equal weight keep their order.
  private(set) var languages: [LanguageTag] = []
  /// The languages refused by name, with a weight of 0.
  private(set) var refused: [LanguageTag] = []
  /// The number of ``languages`` that come before those that only `*` covers, or `nil` without `*`.
  private var wildcard: Int?
  private var refusesOthers = false

  /// Reads the value of the field. If a request has several such fields, join their values with commas (RFC 9110,
  /// section 5.3). Malformed parts are dropped, so an empty or meaningless value requests nothing.
  init(_ value: String) {
    let members = Self.members(of: value)
    // Descriptions, because apps have code for sets of strings anyway.
    var seen: Set<String> = []
    for member in members where member.weight == 0 {
      if let language = member.language {
        refused.append(language)
        seen.insert(language.description)
      } else {
        refusesOthers = true
      }
    }
    // One weight after another, because apps have no code for sorting.
    var weight = Self.greatestWeight(of: members, below: .max)
    while weight > 0 {
      for member in members where member.weight == weight {
        if let language = member.language {
          if seen.insert(language.description).inserted { languages.append(language) }
        } else {
          wildcard = wildcard ?? languages.count
        }
      }
      weight = Self.greatestWeight(of: members, below: weight)
    }
  }

  private static func greatestWeight(of members: [Member], below limit: Int) -> Int {
    var greatest = 0
    for member in members where member.weight < limit { greatest = max(greatest, member.weight) }
    return greatest
  }

  private static func members(of value: String) -> [Member] {
    let isTooLong = value.utf8.count > byteLimit
    let end = isTooLong ? value.utf8.index(value.startIndex, offsetBy: byteLimit + 1) : value.endIndex
    var members = value[..<end].parts(separatedBy: UInt8(ascii: ","))
    if isTooLong { members.removeLast() }
    return members.compactMap { Member($0) }
  }
}

// MARK: - Available languages

extension AcceptLanguage {
  /// Returns the languages to look for among those of a server: ``languages``, with `*` replaced by the languages it
  /// covers.
  ///
  /// If languages are refused and there is no `*`, all others come last, so that a user without a listed language never
  /// gets a refused one.
  /// - Parameters:
  ///   - available: the languages, in the server's order of preference; evaluated only if needed.
  ///   - tables: those of all languages, or those that the available languages need.
  func languages(
    among available: @autoclosure () -> [LanguageTag], tables: LanguageTables
  ) -> [LanguageTag] {
    guard !refusesOthers, let place = wildcard ?? (refused.isEmpty ? nil : languages.count) else { return languages }
    let named = languages + refused
    let full = named.map { $0.maximized(by: tables) }
    var all = Array(languages[..<place])
    for language in available() {
      let isNamed = full.contains(language.maximized(by: tables)) || named.contains { Self.includes($0, language) }
      if !isNamed { all.append(language) }
    }
    all += languages[place...]
    return all
  }

  /// Returns a Boolean value indicating whether a range includes a tag: RFC 4647, section 3.3.1, "Basic Filtering".
  private static func includes(_ range: LanguageTag, _ tag: LanguageTag) -> Bool {
    (tag.description + "-").hasPrefix(range.description + "-")
  }
}

// MARK: - Reading

/// A member of the list: a language, or `nil` for `*`, with its weight in thousandths.
private struct Member {
  var language: LanguageTag?
  var weight = 1_000

  /// Returns `nil` for a member that doesn't follow RFC 9110's grammar, and for a range that matches no language.
  init?(_ text: Substring) {
    let parts = text.parts(separatedBy: UInt8(ascii: ";"))
    guard parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let weight = Self.weight(Self.trimmed(parts[1])) else { return nil }
      self.weight = weight
    }
    let range = Self.trimmed(parts[0])
    if range != "*" {
      // Elsewhere a tag may be written with `_`, but not here (RFC 4647, section 2.1).
      guard !range.utf8.contains(UInt8(ascii: "_")), let language = LanguageTag(String(range)) else { return nil }
      self.language = language
    }
  }

  /// Returns the value of `q=` and a number from 0 to 1 with at most three decimals, in thousandths (RFC 9110, section
  /// 12.4.2).
  private static func weight(_ text: Substring) -> Int? {
    let bytes = Array(text.utf8)
    guard 3...7 ~= bytes.count, bytes[0] | 0x20 == UInt8(ascii: "q"), bytes[1] == UInt8(ascii: "="),
      bytes.count == 3 || bytes[3] == UInt8(ascii: ".")
    else { return nil }
    var weight = 0
    for place in [2, 4, 5, 6] {
      let digit = place < bytes.count ? bytes[place] : UInt8(ascii: "0")
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      weight = weight * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return weight <= 1_000 ? weight : nil
  }

  /// Returns the text without surrounding spaces and tabs, which RFC 9110, section 5.6.3, allows.
  private static func trimmed(_ text: Substring) -> Substring {
    var bytes = text.utf8[...]
    while let first = bytes.first, isSpace(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    return Substring(bytes)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09
  }
}
