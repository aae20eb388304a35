/// The languages that an HTTP request asks for in its `Accept-Language` field (RFC 9110, section 12.5.4).
///
/// ```swift
/// AcceptLanguage("zh-TW, ko;q=0.8, en;q=0, *;q=0.1").languages   // zh-TW, ko
/// ```
public struct AcceptLanguage: Sendable, Hashable {
  /// No more than this many bytes of a field are read; a member that goes on beyond them is dropped.
  public static let byteLimit = 8_192

  /// The languages asked for by name, those with more weight first and those of one weight as they were written.
  public private(set) var languages: [LanguageTag] = []
  /// The languages refused by name, with a weight of 0.
  public private(set) var refused: [LanguageTag] = []
  /// The extra preference of ``languages`` over those that only `*` covers; `nil` without `*`.
  private var wildcard: Int?
  private var refusesOthers = false

  /// Reads the field's value; where a request has several such fields, their values with commas between them (RFC 9110,
  /// section 5.3). What is malformed is dropped, so an empty or senseless value asks for nothing.
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

// MARK: - What a server has

extension AcceptLanguage {
  /// The languages to look for among those that a server has: ``languages``, with `*` replaced by what it stands for.
  ///
  /// If languages are refused and there is no `*`, all others come last, so that a user of no listed language never
  /// gets a refused one.
  /// - Parameter available: the languages, in the order in which the server prefers them itself; evaluated only if
  ///   needed.
  public func languages(among available: @autoclosure () -> [LanguageTag]) -> [LanguageTag] {
    guard !refusesOthers, let place = wildcard ?? (refused.isEmpty ? nil : languages.count) else { return languages }
    let named = (languages + refused).map { (tag: $0, full: $0.maximized()) }
    let others = available().filter { language in
      let full = language.maximized()
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

/// One member of the list: a language, or nil for `*`, with its weight in thousandths.
private struct Member {
  var language: LanguageTag?
  var weight = 1_000

  /// Nil for what RFC 9110's grammar doesn't have, and for ranges that no language has.
  init?(_ text: ArraySlice<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Self.trimmed)
    guard let range = parts.first, parts.count <= 2 else { return nil }
    if parts.count == 2 {
      guard let weight = Self.weight(parts[1]) else { return nil }
      self.weight = weight
    }
    if !range.elementsEqual("*".utf8) {
      // A tag may be written with `_` elsewhere, but not here (RFC 4647, section 2.1).
      guard !range.contains(UInt8(ascii: "_")), let language = LanguageTag(String(decoding: range, as: UTF8.self))
      else {
        return nil
      }
      self.language = language
    }
  }

  /// `q=` and a number from 0 to 1 with at most three decimals, in thousandths (RFC 9110, section 12.4.2).
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

  /// Without the spaces and tabs around it, which RFC 9110, section 5.6.3, allows.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }
}
