import L10nCatalog
import L10nFormats
import L10nText

/// Determines which invisible characters of a text belong in it.
struct InvisibleCharacters {
  private let scalars: OffsetScalars
  private let wording: Wording
  /// The invisible characters of the source.
  private let sourceCharacters: Set<Unicode.Scalar>
  /// The indexes of tags that belong to a flag emoji.
  private let flagTags: Set<Int>
  /// The indexes of direction controls that aren't closed, or close nothing.
  private let unpaired: Set<Int>
  private let isRightToLeft: Bool

  /// The problem with a character.
  struct Objection: Sendable {
    var problem: Problem
    var severity: Severity?
    /// The replacement, or `nil` if a person has to decide.
    var replacement: String?

    /// It has no effect.
    static let needless = Objection(problem: .needless, replacement: "")
  }

  /// The reason why a character doesn't belong in a text.
  enum Problem: String, Sendable {
    case needless
    /// A letter of Hangul that shows nothing.
    case filler
    case otherEncoding = "other-encoding"
    /// It replaces a character that a program couldn't read.
    case lost
    case space
    case lineBreak = "line-break"
    /// A character that ends a line, next to a line break.
    case doubledLineBreak = "doubled-line-break"
    case override
    case needlessDirection = "needless-direction"
    case unpairedDirection = "unpaired-direction"
  }

  /// - Parameter suspects: the invisible characters.
  init(_ scalars: OffsetScalars, of wording: Wording, among suspects: ScalarSet) {
    self.scalars = scalars
    self.wording = wording
    // Determined once, because a text may have many, and the source may be long.
    sourceCharacters = Set((wording.source?.text ?? "").unicodeScalars.lazy.filter { suspects.contains($0) })
    flagTags = Self.flagTags(in: scalars)
    unpaired = Self.unpairedControls(in: scalars)
    isRightToLeft =
      Self.rightToLeftScripts.contains(wording.language.script ?? "")
      || (0..<scalars.count).contains { scalars[$0].map(Self.isRightToLeft) == true }
  }

  /// Returns the problem with the invisible character at an index, or `nil` if there is none.
  func objection(at index: Int) -> Objection? {
    guard let scalar = scalars[index] else { return nil }
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    switch scalar.value {
    case 0x09, 0x0B, 0x0C: return objection(ofSpace: scalar, before, after)
    case 0x0D, 0x2028, 0x2029: return objection(ofLineBreak: scalar, before, after)
    case 0x00...0x1F, 0x7F: return .needless
    case 0x80...0x9F:
      return Objection(problem: .otherEncoding)
    case 0xAD: return isInAlphabet(before) && isInAlphabet(after) || sourceHas(scalar) ? nil : .needless
    case 0x200B: return sourceHas(scalar) || isBreakOpportunity(before, after) ? nil : .needless
    case 0x200C, 0x200D: return isJoining(before, after) ? nil : .needless
    case 0x200E, 0x200F, 0x61C: return isRightToLeft ? nil : .needless
    case 0x202A...0x202E, 0x2066...0x2069: return objection(ofDirection: scalar, at: index)
    case 0x2060: return keepsTogether(before, after) || sourceHas(scalar) ? nil : .needless
    case 0x2061...0x2064: return nil
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return hasVariants(before) ? nil : .needless
    case 0xE0001...0xE007F: return flagTags.contains(index) ? nil : .needless
    case 0xFFFD:
      return Objection(problem: .lost, severity: .error)
    case 0x3164, 0xFFA0:
      return Objection(problem: .filler)
    default: return .needless
    }
  }

  private func sourceHas(_ scalar: Unicode.Scalar) -> Bool { sourceCharacters.contains(scalar) }

  private func isVisible(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint } ?? false
  }

  // MARK: Spaces and line breaks

  /// Next to other space, it lays out text; the source may be a table; and another rule checks the ends of texts.
  private func objection(
    ofSpace scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Objection? {
    guard isVisible(before), isVisible(after), !wording.isSource, !sourceHas(scalar) else { return nil }
    return Objection(problem: .space, replacement: " ")
  }

  private func objection(
    ofLineBreak scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Objection? {
    guard !sourceHas(scalar), !(scalar == "\r" && (wording.isSource || wording.text.map.endsLines)) else { return nil }
    let isDoubled = before == "\n" || after == "\n"
    return Objection(problem: isDoubled ? .doubledLineBreak : .lineBreak, replacement: isDoubled ? "" : "\n")
  }

  // MARK: Scripts

  /// Returns a Boolean value indicating whether it is a letter of a script that divides words by hyphens at line ends.
  private func isInAlphabet(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { $0.isLetter && $0.value < 0x1100 } ?? false
  }

  /// Returns a Boolean value indicating whether a line break is plausible here: between letters of scripts without
  /// spaces, and after punctuation. Alone, the character makes a text that shows nothing but isn't empty.
  private func isBreakOpportunity(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before else { return after == nil }
    guard isVisible(before), after == nil || isVisible(after) else { return false }
    switch before.value {
    // Thai, Lao, Tibetan, Burmese, Khmer.
    case 0xE00...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF: return after != nil
    default: return !before.isWordCharacter
    }
  }

  /// Returns a Boolean value indicating whether a word joiner prevents an ugly line break: next to a digit, a sign or
  /// punctuation, or inside a Korean word. Between other letters, it makes a word that searches don't find.
  private func keepsTogether(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before, let after, isVisible(before), isVisible(after) else { return false }
    let areLetters = before.isLetter && after.isLetter
    return !areLetters || 0xAC00...0xD7A3 ~= before.value && 0xAC00...0xD7A3 ~= after.value
  }

  /// Returns a Boolean value indicating whether a joiner has something to join or to separate.
  private func isJoining(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before else { return false }
    switch before.value {
    // From Arabic to Tibetan and beyond: the scripts whose letters join.
    case 0x600...0x10FF, 0x1700...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF,
      0x1E900...0x1E95F:
      return true
    case 0xFE0F, 0x1F3FB...0x1F3FF: return after?.properties.isEmoji == true
    default: return before.value > 0xFF && before.properties.isEmoji && after?.properties.isEmoji == true
    }
  }

  /// Returns a Boolean value indicating whether it has variants: emoji, Han characters, mathematical signs, Mongolian
  /// letters and punctuation do.
  private func hasVariants(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, isVisible(scalar) else { return false }
    return scalar.properties.isEmoji || scalar.properties.isIdeographic
      || scalar.value > 0x7F && !scalar.isLetter || 0x1000...0x18AF ~= scalar.value
  }

  /// Returns the indexes of tags that belong to a flag emoji, which begins with a black flag and ends with a cancel
  /// tag.
  private static func flagTags(in scalars: OffsetScalars) -> Set<Int> {
    var tags: Set<Int> = []
    var isInFlag = false
    for index in 0..<scalars.count {
      guard let scalar = scalars[index], 0xE0020...0xE007F ~= scalar.value else {
        isInFlag = scalars[index] == "\u{1F3F4}"
        continue
      }
      if isInFlag { tags.insert(index) }
    }
    return tags
  }

  // MARK: Writing direction

  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Fix", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  private func objection(ofDirection scalar: Unicode.Scalar, at index: Int) -> Objection? {
    let isIsolate = scalar.value >= 0x2066
    let isOverride = scalar == "\u{202D}" || scalar == "\u{202E}"
    let isPaired = !unpaired.contains(index)
    if isPaired, !isOverride, isIsolate || isRightToLeft { return nil }
    let problem: Problem = isOverride ? .override : isPaired ? .needlessDirection : .unpairedDirection
    // If nothing is written from right to left, removing it changes nothing.
    return Objection(problem: problem, severity: .error, replacement: isRightToLeft || isOverride ? nil : "")
  }

  /// Pairs isolates and embeddings within each paragraph as the bidirectional algorithm does (UAX #9, BD9 and X7).
  private static func unpairedControls(in scalars: OffsetScalars) -> Set<Int> {
    var unpaired: Set<Int> = []
    var open: [(index: Int, isIsolate: Bool)] = []
    // Counted, so that an end without a beginning needs no search.
    var openIsolates = 0
    for index in 0..<scalars.count {
      switch scalars[index]?.value ?? 0 {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append((index, false))
      case 0x2066...0x2068:
        open.append((index, true))
        openIsolates += 1
      case 0x202C:
        if open.last?.isIsolate == false { open.removeLast() } else { unpaired.insert(index) }
      case 0x2069:
        guard openIsolates > 0, let opening = open.lastIndex(where: \.isIsolate) else {
          unpaired.insert(index)
          continue
        }
        unpaired.formUnion(open[(opening + 1)...].map(\.index))
        open.removeSubrange(opening...)
        openIsolates -= 1
      case 0x0A:
        unpaired.formUnion(open.map(\.index))
        (open, openIsolates) = ([], 0)
      default: break
      }
    }
    return unpaired.union(open.map(\.index))
  }
}
