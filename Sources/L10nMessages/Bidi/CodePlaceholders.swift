/// The elements of a pattern that are a part of a tag or of an address, in which a program would stumble over an
/// invisible character.
struct CodePlaceholders {
  private var inTags: Set<Int> = []
  private var inAddresses: Set<Int> = []
  /// The word so far, and the placeholders in it.
  private var word = ""
  private var placeholders: [Int] = []

  /// Finds the elements of a pattern, without those in its branches.
  ///
  /// - Parameter isInTag: a Boolean value indicating whether the pattern begins in a tag.
  init(in pattern: MessagePattern, isInTag: Bool) {
    var isInTag = isInTag
    for (index, element) in pattern.elements.enumerated() {
      if isInTag { inTags.insert(index) }
      switch element {
      case .text(let text): read(text.string, &isInTag)
      case .placeholder:
        word += "x"
        placeholders.append(index)
      case .pluralNumber: word += "0"
      case .plural, .select, .particle: endWord()
      }
    }
    endWord()
  }

  /// Returns a Boolean value indicating whether an element is a part of a tag or of an address.
  func contains(_ index: Int) -> Bool { inTags.contains(index) || inAddresses.contains(index) }

  /// Returns a Boolean value indicating whether an element is a part of a tag.
  func isInTag(_ index: Int) -> Bool { inTags.contains(index) }

  private mutating func read(_ text: String, _ isInTag: inout Bool) {
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == ">" { isInTag = false }
      if scalar == "<" {
        let next = scalars.index(after: index)
        isInTag = next < scalars.endIndex && (scalars[next] == "/" || scalars[next].properties.isAlphabetic)
      }
      if Self.isOfAddress(scalar) { word.unicodeScalars.append(scalar) } else { endWord() }
    }
  }

  private mutating func endWord() {
    if !placeholders.isEmpty, Self.isAddress(word) { inAddresses.formUnion(placeholders) }
    word = ""
    placeholders = []
  }

  /// Returns a Boolean value indicating whether an address can have the character: visible ASCII other than quotes,
  /// brackets and emphasis around it.
  private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
    ("!"..."~").contains(scalar) && !"<>\"'()[]{}|\\^`*".unicodeScalars.contains(scalar)
  }

  private static let beginnings = ["www.", "mailto:", "tel:", "sms:"]

  private static func isAddress(_ word: String) -> Bool {
    if word.contains("://") || beginnings.contains(where: word.hasPrefix) { return true }
    // `{user}@example.com`, but not `@{user}`.
    let parts = word.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return parts.count == 2 && [parts[0].last, parts[1].first].allSatisfy { $0.map(Self.isNameByte) ?? false }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
