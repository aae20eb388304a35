/// The languages that an HTTP request asks for in its `Accept-Language` field (RFC 9110, section 12.5.4).
///
/// ```swift
/// AcceptLanguage("zh-TW, ko;q=0.8, en;q=0, *;q=0.1").languages   // zh-TW, ko
/// ```
public struct AcceptLanguage: Sendable {
  /// The maximum number of bytes of a field that are read. A member that extends beyond the limit is dropped.
  public static let byteLimit = 8_192

  /// The languages requested by name, sorted by decreasing weight; languages of equal weight keep their order.
  public private(set) var languages: [LanguageTag] = []
  /// The languages refused by name, with a weight of 0.
  public private(set) var refused: [LanguageTag] = []
  /// The number of ``languages`` that come before those that only `*` covers, or `nil` without `*`.
  private var wildcard: Int?
  private var refusesOthers = false

  /// Reads the value of the field. If a request has several such fields, join their values with commas (RFC 9110,
  /// section 5.3). Malformed parts are dropped, so an empty or meaningless value requests nothing.
  public init(_ value: some StringProtocol) {
    var members: [(member: Member, place: Int)] = []
    for (place, text) in Self.members(of: Array(value.utf8.prefix(Self.byteLimit + 1))).enumerated() {
      if let member = Member(text) { members.append((member, place)) }
    }
    members.sort { ($1.member.weight, $0.place) < ($0.member.weight, $1.place) }
    let refused = members.compactMap { $0.member.weight == 0 ? $0.member.language : nil }
    var seen = Set(refused)
    for (member, _) in members where member.weight > 0 {
      guard let language = member.language else {
        wildcard = wildcard ?? languages.count
        continue
      }
      if seen.insert(language).inserted { languages.append(language) }
    }
    self.refused = refused
    refusesOthers = members.contains { $0.member.language == nil && $0.member.weight == 0 }
  }

  private static func members(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var members = bytes.split(separator: UInt8(ascii: ","))
    if bytes.count > byteLimit, bytes.last != UInt8(ascii: ",") { members.removeLast() }
    return members
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
  public func languages(
    among available: @autoclosure () -> [LanguageTag], tables: LanguageTables
  ) -> [LanguageTag] {
    guard !refusesOthers, let place = wildcard ?? (refused.isEmpty ? nil : languages.count) else { return languages }
    let named = (languages + refused).map { (tag: $0, full: $0.maximized(by: tables)) }
    let others = available().filter { language in
      let full = language.maximized(by: tables)
      return !named.contains { $0.full == full || Self.includes($0.tag, language) }
    }
    return languages.prefix(place) + others + languages.dropFirst(place)
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
  init?(_ text: ArraySlice<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Self.trimmed)
    guard let range = parts.first, parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let weight = Self.weight(parts[1]) else { return nil }
      self.weight = weight
    }
    if !range.elementsEqual("*".utf8) {
      // Elsewhere a tag may be written with `_`, but not here (RFC 4647, section 2.1).
      guard !range.contains(UInt8(ascii: "_")), let language = LanguageTag(String(decoding: range, as: UTF8.self))
      else {
        return nil
      }
      self.language = language
    }
  }

  /// Returns the value of `q=` and a number from 0 to 1 with at most three decimals, in thousandths (RFC 9110, section
  /// 12.4.2).
  private static func weight(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= 3, text.prefix(2).elementsEqual("q=".utf8) || text.prefix(2).elementsEqual("Q=".utf8) else {
      return nil
    }
    let value = text.dropFirst(2)
    let decimals = value.dropFirst(2)
    guard let first = value.first, 48...49 ~= first, value.count <= 5, decimals.allSatisfy({ 48...57 ~= $0 }),
      value.count == 1 || value.dropFirst().first == UInt8(ascii: ".")
    else { return nil }
    let places = decimals.map { Int($0) - 48 } + [0, 0, 0]
    let weight = (Int(first) - 48) * 1_000 + places[0] * 100 + places[1] * 10 + places[2]
    return weight <= 1_000 ? weight : nil
  }

  /// Returns the text without surrounding spaces and tabs, which RFC 9110, section 5.6.3, allows.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }
}
