import L10nMessages
import L10nLanguage

/// Counts the arguments of a text's conversions, which may have positions or be counted in order.
struct PrintfArgumentPositions {
  private var count: Int

  /// - Parameter position: the position of the first argument that is counted in order.
  init(before position: Int = 1) {
    count = position - 1
  }

  /// Returns the position of the next conversion: its own or, if it has none, the next in order.
  mutating func next(_ written: Int?) -> Int {
    if let written { return written }
    count += 1
    return count
  }

  /// Returns the position of a text's next placeholder, and the name that it gives its argument: `%2$(guest)@`.
  mutating func next(_ hole: Placeholder, in text: String) -> (position: Int, name: String?) {
    let conversion = text.utf8.dropFirst(hole.range.lowerBound + 1).prefix(hole.range.count - 1)
    let digits = conversion.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let rest = conversion.dropFirst(digits.count)
    let hasPosition = rest.first == UInt8(ascii: "$")
    let hasName = rest.dropFirst(hasPosition ? 1 : 0).first == UInt8(ascii: "(")
    let position = next(hasPosition ? Int(String(decoding: digits, as: UTF8.self)) : nil)
    return (position, hasName ? hole.argument : nil)
  }
}

extension ArgumentNames {
  /// Creates the names that conversions such as `%(guest)@` give in a value that is a text or a plural.
  ///
  /// - Parameter isPlural: a Boolean value indicating whether the message is a plural, which counts its first whole
  ///   number.
  init(of value: AppleTableValue, isPlural: Bool) {
    let text = value.content.texts.last?.text ?? ""
    guard isPlural || Self.mayBeWritten(in: text) else {
      self.init()
      return
    }
    var names: [Int: String] = [:]
    var count: Int?
    var positions = PrintfArgumentPositions()
    for element in MessageSyntax.printf.parse(text).pattern.elements {
      guard case .placeholder(let hole) = element else { continue }
      let (position, name) = positions.next(hole, in: text)
      names[position] = names[position] ?? name
      if isPlural, count == nil, case .conversion(let conversion) = hole.format, conversion.argumentType == .int {
        count = position
      }
    }
    if let name = value.countName { names[count ?? 1] = name }
    self.init(names, countPosition: isPlural ? count ?? 1 : nil)
  }

  /// Returns a Boolean value indicating whether conversions of a text may have names.
  static func mayBeWritten(in text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "%")) && text.utf8.contains(UInt8(ascii: "("))
  }
}
