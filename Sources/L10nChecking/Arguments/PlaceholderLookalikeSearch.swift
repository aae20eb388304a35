import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// Searches a text for lookalikes.
struct PlaceholderLookalikeSearch {
  private(set) var found: [PlaceholderLookalike] = []

  private let owner: CheckedMessage
  private let language: CheckedLanguage
  private let isSource: Bool
  /// The text's placeholders, by their start.
  private let placeholders: [Int: (name: String, range: Range<Int>)]
  private let text: String
  /// The scalars of the text with full-width forms converted to ASCII, and their positions.
  private let scalars: [Unicode.Scalar]
  private let offsets: [Int]

  init(
    _ owner: CheckedMessage, _ language: CheckedLanguage, isSource: Bool,
    placeholders: [(name: String, range: Range<Int>)], in text: String
  ) {
    self.owner = owner
    self.language = language
    self.isSource = isSource
    self.placeholders = Dictionary(placeholders.map { ($0.range.lowerBound, $0) }) { first, _ in first }
    self.text = text
    guard !owner.arguments.isEmpty || isSource && text.hasFullWidthSign else {
      (scalars, offsets) = ([], [])
      return
    }
    var (scalars, offsets, offset): ([Unicode.Scalar], [Int], Int) = ([], [], 0)
    for scalar in text.unicodeScalars {
      scalars.append(scalar.folded)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    self.offsets = offsets + [offset]
    search()
  }

  private static let limit = CheckedText.findingLimit * 10

  private mutating func search() {
    var index = 0
    // Each attempt may search the source, and a hostile text could cause one at every few bytes.
    var attempts = 0
    while index < scalars.count, attempts < Self.limit, found.count < Self.limit {
      if let placeholder = placeholders[offsets[index]] {
        addSign(before: index, of: placeholder.name)
        while offsets[index] < placeholder.range.upperBound { index += 1 }
      } else if let (name, end) = match(at: index) {
        attempts += 1
        index = add(name, index..<end) ? end : index + 1
      } else {
        index += 1
      }
    }
  }

  // MARK: Intended placeholders

  /// Adds a lookalike, unless it is text.
  private mutating func add(_ name: String?, _ indexes: Range<Int>) -> Bool {
    let range = offsets[indexes.lowerBound]..<offsets[indexes.upperBound]
    let written = text.text(inUTF8: range)
    // Characters that the source writes in the same way are text, and so are those that contain a placeholder.
    guard !indexes.contains(where: { placeholders[offsets[$0]] != nil }),
      isSource || !owner.sourceTexts.write(written)
    else { return false }
    let replacement: String
    if let name {
      replacement = self.replacement(for: name)
    } else {
      replacement = String(String.UnicodeScalarView(scalars[indexes].filter { $0 != " " }))
      guard isSource || owner.sourceTexts.hold(replacement) else { return false }
    }
    guard replacement != written else { return false }
    found.append(PlaceholderLookalike(name: name, range: range, written: written, replacement: replacement))
    return true
  }

  /// Adds the sign of another syntax before a placeholder of ICU's, whose braces are the same: `%{name}`, `${name}`.
  /// The sign is text if a percentage or an amount of money may be meant.
  private mutating func addSign(before index: Int, of name: String) {
    guard !owner.syntax.marksPlaceholdersByPercentSign, index > 0, let argument = owner.argumentIndex(name) else {
      return
    }
    let isText = owner.arguments[argument].type == .string
    let sign = scalars[index - 1]
    let isMeant: Bool
    switch sign {
    case "%":
      let follows = index > 1 ? scalars[index - 2] : " "
      isMeant =
        isText && !["tr", "eu", "ku"].contains(language.tag.language)
        && !follows.isDigit && follows != "}" && follows != "#" && (isSource || !owner.sourceTexts.hasPercentSign)
    case "$": isMeant = isText && !isSource && !Self.isMoney(name) && !owner.sourceTexts.hasCurrency
    default: isMeant = false
    }
    guard isMeant else { return }
    let range = offsets[index - 1]..<offsets[index]
    let written = text.text(inUTF8: range)
    found.append(
      PlaceholderLookalike(name: name, range: range, written: written + "{\(name)}", replacement: ""))
  }

  static func isMoney(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["price", "amount", "cost", "fee", "total", "money", "balance", "sum", "value", "usd", "pay", "fare", "tip"]
      .contains { name.contains($0) }
  }

  /// Returns the placeholder as written in the source or, if it isn't there, as a plain one.
  private func replacement(for name: String) -> String {
    let written = isSource ? nil : owner.sourceTexts.placeholders[name]
    return written ?? owner.syntax.placeholder(named: name) ?? "{\(name)}"
  }
}

// MARK: - Shapes

extension PlaceholderLookalikeSearch {
  /// Returns the name and the end of a likely placeholder at an index; the name is `nil` in printf's syntax.
  private func match(at index: Int) -> (name: String?, end: Int)? {
    guard owner.syntax.namesArguments else { return conversion(at: index).map { (nil, $0) } }
    let start = scalars[index]
    switch start {
    case "{": return braces(at: index)
    case "%", "$", "#":
      if start == "%", let match = percent(at: index) { return match }
      guard start != "#" || !owner.syntax.hasPluralsInTexts else { return nil }
      // A sign that the source has, too, is kept: `#` before a number, `$` before an amount.
      guard start == "%" || !owner.sourceTexts.hasSign(start) else { return nil }
      var brace = index + 1
      // Machine translation adds a space here; after a number, the sign belongs to a percentage.
      if start == "%", index == 0 || !scalars[index - 1].isDigit { brace = skippingSpaces(from: brace) }
      return brace < scalars.count && scalars[brace] == "{" ? braces(at: brace) : nil
    case "[": return service(at: index)
    default: return nil
    }
  }

  /// Matches `{name}` and `{{name}}`, with spaces inside.
  private func braces(at index: Int) -> (String?, Int)? {
    let count = scalars[index...].prefix(2).prefix { $0 == "{" }.count
    guard let (name, end) = name(at: skippingSpaces(from: index + count)) else { return nil }
    let close = skippingSpaces(from: end)
    guard scalars[close...].prefix(count).elementsEqual(repeatElement("}", count: count)) else { return nil }
    return isMeant(name, index..<close + count) ? (name, close + count) : nil
  }

  /// Matches `%(name)s`, `%<name>s` and `%name%`.
  private func percent(at index: Int) -> (String?, Int)? {
    guard index + 1 < scalars.count else { return nil }
    let open = scalars[index + 1]
    let close: Unicode.Scalar
    switch open {
    case "(": close = ")"
    case "<" where !owner.syntax.marksPlaceholdersByPercentSign: close = ">"
    default:
      guard let (name, end) = name(at: index + 1), end < scalars.count, scalars[end] == "%", name.utf8.count > 1,
        index == 0 || !scalars[index - 1].isDigit, isKnown(name)
      else { return nil }
      return (name, end + 1)
    }
    guard let (name, end) = name(at: index + 2), end < scalars.count, scalars[end] == close, isKnown(name) else {
      return nil
    }
    guard end + 1 < scalars.count, "sdif@".unicodeScalars.contains(scalars[end + 1]) else { return (name, end + 1) }
    // A letter may begin a word: `%<name>it's`.
    let goesOn = end + 2 < scalars.count && scalars[end + 2].isASCII && scalars[end + 2].isLetter
    return goesOn ? nil : (name, end + 2)
  }

  /// Matches `[%s:name]`, the format of translation services, which they may leave in texts.
  private func service(at index: Int) -> (String?, Int)? {
    guard index + 1 < scalars.count, scalars[index + 1] == "%",
      let colon = scalars[index...].prefix(12).firstIndex(of: ":"),
      let (name, end) = name(at: colon + 1), end < scalars.count, scalars[end] == "]", isKnown(name)
    else { return nil }
    return (name, end + 1)
  }

  private func skippingSpaces(from index: Int) -> Int {
    var index = index
    while index < scalars.count, scalars[index] == " " { index += 1 }
    return index
  }

  private func name(at index: Int) -> (String, Int)? {
    var end = index
    while end < scalars.count, end - index < 100,
      scalars[end] == "_" || scalars[end].isLetter
        || scalars[end].isDigit
    {
      end += 1
    }
    return end > index ? (String(String.UnicodeScalarView(scalars[index..<end])), end) : nil
  }

  private func isKnown(_ name: String) -> Bool {
    !isSource && owner.argumentIndex(name) != nil
  }

  /// Returns a Boolean value indicating whether braces around a name are meant as a placeholder: in a translation, if
  /// the source has it; in the source, if they or the sign before them are full-width, and code may have that name.
  private func isMeant(_ name: String, _ indexes: Range<Int>) -> Bool {
    guard isSource else { return isKnown(name) }
    let outside = Set(indexes).subtracting(indexes.filter { scalars[$0].isLetter })
    let before = indexes.lowerBound > 0 && scalars[indexes.lowerBound - 1] == "%" ? [indexes.lowerBound - 1] : []
    return name.utf8.allSatisfy { $0 < 0x80 } && (outside.union(before)).contains { isFullWidth($0) }
  }

  private func isFullWidth(_ index: Int) -> Bool {
    offsets[index + 1] - offsets[index] == 3 && scalars[index].isASCII
  }

  /// Matches a conversion of printf's with full-width characters or, if the text lacks one, with spaces in it.
  private func conversion(at index: Int) -> Int? {
    guard scalars[index] == "%", index == 0 || !scalars[index - 1].isDigit else { return nil }
    var end = index + 1
    var hasSpace = false
    let middle = Set("0123456789$.+-lhqzjt ".unicodeScalars)
    while end < scalars.count, end - index < 12, middle.contains(scalars[end]) {
      if scalars[end] == " " {
        // Machine translation adds spaces after the sign and around the position.
        guard "%$ ".unicodeScalars.contains(scalars[end - 1]) || scalars[(end + 1)...].first == "$" else { return nil }
        hasSpace = true
      }
      end += 1
    }
    guard end < scalars.count, "@dDiuUxXoOfFeEgGcCsS".unicodeScalars.contains(scalars[end]) else { return nil }
    end += 1
    let isMangled = (index..<end).contains { isFullWidth($0) }
    guard isMangled || hasSpace && !isSource && lacksConversion else { return nil }
    // If another letter follows, it is a word: `50 % de`.
    guard isMangled || end == scalars.count || !scalars[end].isLetter || scalars[end - 1] == "@" else {
      return nil
    }
    return end
  }

  private var lacksConversion: Bool {
    placeholders.count < owner.sourceTexts.placeholderCount
  }
}

extension Unicode.Scalar {
  /// The ASCII character of a full-width form; any other scalar is unchanged.
  var folded: Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(value) else { return value == 0x3000 || value == 0xA0 ? " " : self }
    return Unicode.Scalar(value - 0xFEE0) ?? self
  }

  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension String {
  /// A Boolean value indicating whether it has a percent sign or a brace in full width.
  fileprivate var hasFullWidthSign: Bool {
    unicodeScalars.contains { $0 == "％" || $0 == "｛" || $0 == "｝" }
  }
}
