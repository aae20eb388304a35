import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// `bare-particle`: a Korean particle in one form, where only the app knows the right one, or after a space.
struct BareParticle: WordingRule {
  let id = RuleID.bareParticle
  let defaultSeverity = Severity.info
  let isFixable = true
  let traits: TextTraits = .beyondASCII

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard wording.language.tag.language == "ko", wording.hasHoles else { return }
    let pattern = wording.pattern
    guard BareParticleSearch.mayFind(in: pattern), wording.message.isSound else { return }
    // Foundation, if it still reads a table, would show both forms.
    let isFixable = !BundleFormats.format(wording.text.map.format).hasTableKeys
    var left = CheckedText.findingLimit
    for text in PatternText(pattern).all where left > 0 {
      // Foundation chooses the form of a particle that has markup for it.
      for found in BareParticleSearch(text).found.prefix(left) where !text.isInflected(at: found.range.lowerBound) {
        let range = isFixable ? text.range(found.range) : nil
        reporter.report(
          id, BareForm(form: found.form, bothForms: found.bothForms, isSpaced: found.isSpaced),
          at: wording.spot(at: text.offset(at: found.range.lowerBound)), of: wording.subject,
          fix: range.map { wording.fix($0, with: found.bothForms) })
        left -= 1
      }
    }
  }
}

/// A particle in one form, or after a space.
private struct BareForm: Facts {
  var form: String
  var bothForms: String
  /// A Boolean value indicating whether it is after a space.
  var isSpaced: Bool

  var values: KeyValuePairs<FactName, String?> { [.written: form, .expected: bothForms] }
  var sentence: String {
    if form == bothForms { return "no space goes before the particle '\(form)'; write it without the space" }
    return isSpaced
      ? "no space goes before the particle '\(form)', which is right only after some words; write '\(bothForms)' "
        + "without the space"
      : "'\(form)' is right only after some words; write '\(bothForms)' to get the form that fits"
  }
}

extension Wording {
  /// A Boolean value indicating whether the message can have holes at all.
  fileprivate var hasHoles: Bool {
    !owner.arguments.isEmpty || !message.isPlainText
  }
}

/// Searches for particles after the holes of a text.
private struct BareParticleSearch {
  struct Found {
    /// The written form, and its range in the text's bytes, with the spaces before it.
    var form: String
    var range: Range<Int>
    var bothForms: String
    var isSpaced: Bool
  }

  private(set) var found: [Found] = []
  private let text: PatternText

  /// The limit of bytes of tags and quotes between them.
  private static let longestSkip = 400

  init(_ text: PatternText) {
    self.text = text
    var holes = text.holes.makeIterator()
    for index in text.bytes.indices where text.bytes[index] == PatternText.hole {
      guard let hole = holes.next() else { return }
      if let particle = particle(behind: hole, at: index) { found.append(particle) }
    }
  }

  private func particle(behind hole: MessagePattern.Element, at index: Int) -> Found? {
    let near = text.bytes[(index + 1)...].prefix(Self.longestSkip)
    let end = near.firstIndex(of: PatternText.hole) ?? near.endIndex
    let following = String(decoding: text.bytes[index + 1..<end], as: UTF8.self)
    var rest = following[...]
    let closing = Closing(skippedIn: &rest)
    let spaced = rest
    rest = rest.drop { $0 == " " }
    let isSpaced = rest.startIndex > spaced.startIndex
    let start = index + 1 + following.utf8.count - spaced.utf8.count
    if let (particle, particleEnd) = KoreanParticle.leading(rest) {
      guard isSpaced else { return nil }
      let end = index + 1 + following.utf8.count - rest[particleEnd...].utf8.count
      return Found(form: particle.written, range: start..<end, bothForms: particle.written, isSpaced: true)
    }
    guard let entry = Self.entry(startOf: rest),
      !(closing.hasQuote && entry.isQuoting), !isSpaced || !Self.words.contains(entry.form)
    else { return nil }
    let behind = rest.dropFirst(entry.form.count)
    let before = String(decoding: text.bytes[..<index].suffix(40).drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
    guard Self.endsWord(behind), !isOtherWord(entry.form, before, behind, isLast: end == text.bytes.count),
      !closing.hasBracket || !Self.isGroupBehindWord(before), hole.leavesOpen(entry)
    else { return nil }
    let particleEnd = index + 1 + following.utf8.count - behind.utf8.count
    return Found(form: entry.form, range: start..<particleEnd, bothForms: entry.bothForms, isSpaced: isSpaced)
  }

  /// Returns a Boolean value indicating whether a hole is followed by anything that a particle begins with, or that may
  /// be before one. In most texts, holes are followed by other words, or by both forms of a particle.
  ///
  /// The parsers' limit on nested choices limits the recursion.
  static func mayFind(in pattern: MessagePattern) -> Bool {
    var followsHole = false
    for element in pattern.elements {
      switch element {
      case .text(let text):
        if followsHole, let first = text.string.first, mayBegin(text.string, first),
          KoreanParticle.leading(text.string[...]) == nil
        {
          return true
        }
        followsHole = false
      case .placeholder, .pluralNumber: followsHole = true
      case .plural(let choice):
        if choice.branches.contains(where: { mayFind(in: $0.pattern) }) { return true }
        followsHole = true
      case .select(let choice):
        if choice.branches.contains(where: { mayFind(in: $0.pattern) }) { return true }
        followsHole = true
      case .particle: break
      }
    }
    return false
  }

  /// Returns a Boolean value indicating whether a particle may follow directly, after spaces, or after closing
  /// characters.
  private static func mayBegin(_ text: String, _ first: Character) -> Bool {
    guard first == " " else { return particleStarts.contains(first) || Closing.all.contains(first) }
    return text.first { $0 != " " }.map { particleStarts.contains($0) || opening.contains($0) } ?? false
  }

  private static let particleStarts = Set(entries.compactMap(\.form.first))
  /// The brackets that both forms of a particle may begin with: `(으)로`.
  private static let opening: Set<Character> = ["(", "（"]
  /// The forms that are separate words after a space: 'this' and 'I'.
  private static let words: Set = ["이", "나"]

  private static func endsWord(_ rest: Substring) -> Bool {
    guard let next = rest.unicodeScalars.first else { return true }
    return !next.isWordCharacter && next != "("
  }

  /// Returns a Boolean value indicating whether the apparent particle is part of a street (종로3가, 세종대로 12), a lesson
  /// (제3과) or a department.
  private func isOtherWord(_ form: String, _ before: String, _ behind: Substring, isLast: Bool) -> Bool {
    let word = before.last { $0 != " " }
    switch form {
    case "가": return word == "로"
    case "과": return word == "제" || behind.isEmpty && isLast
    case "로":
      let next = behind.drop { $0 == " " || $0 == "-" }.first
      return next == nil ? !isLast : next?.isNumber == true
    default: return false
    }
  }

  /// Returns a Boolean value indicating whether the hole is in brackets after a word, which determines the particle:
  /// `파일({n})을`.
  private static func isGroupBehindWord(_ before: String) -> Bool {
    guard let open = before.lastIndex(where: { "([（［".contains($0) }) else { return false }
    return before[..<open].last { $0 != " " }.map { $0.isLetter || $0.isNumber } ?? false
  }
}

// MARK: - Characters between hole and particle

extension BareParticleSearch {
  /// The closing quotes, brackets and tags between a hole and a particle, which formatting ignores.
  private struct Closing {
    var hasQuote = false
    var hasBracket = false

    init(skippedIn rest: inout Substring) {
      while let character = rest.first {
        if Self.quotes.contains(character) {
          hasQuote = true
        } else if Self.brackets.contains(character) {
          hasBracket = true
        } else if character == "<", let tag = MarkupTag.tags(in: Array(rest.utf8)).first, tag.range.lowerBound == 0 {
          rest = rest[rest.utf8.index(rest.startIndex, offsetBy: tag.range.upperBound)...]
          continue
        } else if !Self.emphasis.contains(character) {
          return
        }
        rest.removeFirst()
      }
    }

    static let all = quotes.union(brackets).union(emphasis).union(["<"])

    private static let quotes: Set<Character> = ["\"", "'", "”", "’", "»", "」", "』", "〉", "》", "＂", "＇"]
    private static let brackets: Set<Character> = [")", "]", "）", "］", "】"]
    private static let emphasis: Set<Character> = ["*", "_", "`", "~"]
  }
}

// MARK: - Forms

extension BareParticleSearch {
  /// A form of a particle with its particle.
  fileprivate struct Entry {
    var form: String
    var bothForms: String
    var particle: KoreanParticle
    /// A Boolean value indicating whether it has this form after any quotation: '"…"라고'.
    var isQuoting: Bool { form.hasPrefix("라") }
  }

  /// The forms, longer ones before those that they begin with.
  private static let entries: [Entry] = [
    ("은(는)", "은", "는"), ("이(가)", "이", "가"), ("을(를)", "을", "를"), ("과(와)", "과", "와"),
    ("과(와)의", "과의", "와의"), ("과(와)는", "과는", "와는"), ("과(와)도", "과도", "와도"),
    ("(으)로", "으로", "로"), ("(으)로부터", "으로부터", "로부터"), ("(으)로서", "으로서", "로서"), ("(으)로써", "으로써", "로써"),
    ("(으)로는", "으로는", "로는"), ("(으)로도", "으로도", "로도"), ("(으)로의", "으로의", "로의"), ("(으)로만", "으로만", "로만"),
    ("(이)나", "이나", "나"), ("(이)랑", "이랑", "랑"), ("(이)라고", "이라고", "라고"), ("(이)라는", "이라는", "라는"),
    ("(이)라도", "이라도", "라도"), ("(이)라면", "이라면", "라면"), ("(이)며", "이며", "며"),
    ("이에요(예요)", "이에요", "예요"), ("이었(였)습니다", "이었습니다", "였습니다"), ("이었(였)어요", "이었어요", "였어요"),
  ].flatMap { bothForms, afterConsonant, afterVowel in
    let particle = KoreanParticle(written: "", afterConsonant: afterConsonant, afterVowel: afterVowel)
    return [afterConsonant, afterVowel].map { Entry(form: $0, bothForms: bothForms, particle: particle) }
  }.sorted { $0.form.utf8.count > $1.form.utf8.count }

  private static func entry(startOf text: Substring) -> Entry? {
    entries.first { text.hasPrefix($0.form) && endsWord(text.dropFirst($0.form.count)) }
  }
}

extension MessagePattern.Element {
  /// Returns a Boolean value indicating whether the hole's value may end in a sound that the form of the particle
  /// doesn't fit.
  fileprivate func leavesOpen(_ entry: BareParticleSearch.Entry) -> Bool {
    switch self {
    case .pluralNumber: true
    case .placeholder(let hole):
      switch hole.format {
      case .plain, .conversion: true
      // Percentages, amounts of money, ordinals and dates end in the same word for every number.
      case .number(let format): format.endsInNumber
      case .date, .time: false
      case .styled(let style): style.leavesOpen
      }
    case .plural(let choice): choice.branches.contains { $0.pattern.leavesOpen(entry) }
    case .select(let choice): choice.branches.contains { $0.pattern.leavesOpen(entry) }
    case .text(let text): ![entry.form, ""].contains(entry.particle.form(after: text.string))
    case .particle: false
    }
  }
}

extension MessagePattern {
  /// Checks the last element. The parsers' limit on nested choices limits the recursion.
  fileprivate func leavesOpen(_ entry: BareParticleSearch.Entry) -> Bool {
    elements.last?.leavesOpen(entry) ?? false
  }
}

extension ArgumentStyle {
  fileprivate var leavesOpen: Bool {
    switch self {
    // "1시간 전" and "2일 후", "1분" and "1초".
    case .list, .relativeDate, .duration: true
    case .interval, .bytes: false
    }
  }
}

extension NumberFormat {
  fileprivate var endsInNumber: Bool {
    switch style {
    case .decimal, .integer, .spellout: true
    case .percent, .currency, .ordinal: false
    }
  }
}
