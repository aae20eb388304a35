import L10nAllLanguages
import L10nCatalog
import L10nMessages
import L10nLanguage
import L10nText

/// `punctuation-width`: punctuation whose width differs from the file's usual one.
struct PunctuationWidth: CatalogRule {
  let id = RuleID.punctuationWidth
  let defaultSeverity = Severity.info

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for (language, bundle) in catalog.bundles.enumerated() {
      let script = bundle.tag.maximized().script
      guard script == "Hans" || script == "Hant" || script == "Jpan" else { continue }
      let marks = marks(in: catalog, language)
      let habits = marks.reduce(into: [:]) { $0[Habit.Key($1), default: Habit()].add($1) }
      for mark in marks {
        guard let habit = habits[Habit.Key(mark)], habit.isBroken(by: mark) else { continue }
        reporter.report(
          id, UnusualWidth(mark: mark, habit: habit, isJapanese: script == "Jpan"), at: mark.spot,
          of: .message(mark.message, language: language))
      }
    }
  }

  /// Returns the marks of a language's texts, each kind once per text and width.
  private func marks(in catalog: Catalog, _ language: Int) -> [WideableMark] {
    catalog.messages.indices.flatMap { message -> [WideableMark] in
      guard let localized = catalog.messages[message].texts[language], localized.isSound else { return [] }
      return (0..<localized.stored.count).flatMap { index -> [WideableMark] in
        // A text without a Han character has no such mark.
        guard localized.stored[index].utf8.contains(where: { $0 >= 0xE1 }) else { return [] }
        var marks: [WideableMark] = []
        for text in PatternText(localized.pattern(ofText: index)).all {
          for (kind, isWide, offset) in WideableMark.Kind.marks(in: text)
          where !marks.contains(where: { $0.kind == kind && $0.isWide == isWide }) {
            marks.append(
              .init(kind: kind, isWide: isWide, text: localized.message[index], offset: offset, message: message))
          }
        }
        return marks
      }
    }
  }
}

/// A mark after a Chinese or Japanese character.
private struct WideableMark {
  enum Kind: Int, CaseIterable {
    case comma, fullStop, exclamation, question, colon, semicolon, parenthesis

    var halfWidth: Unicode.Scalar { [",", ".", "!", "?", ":", ";", "("][rawValue] }

    var fullWidth: Unicode.Scalar { ["，", "。", "！", "？", "：", "；", "（"][rawValue] }

    var plural: String {
      ["commas", "full stops", "exclamation marks", "question marks", "colons", "semicolons", "parentheses"][rawValue]
    }
  }

  var kind: Kind
  var isWide: Bool
  var text: BundleText
  /// The place in the text.
  var offset: Int
  var message: Int

  var spot: Spot { .within(text, offset: offset) }
}

extension WideableMark.Kind {
  /// Returns the marks after Chinese and Japanese characters, with their offsets in the bundle's text.
  fileprivate static func marks(in text: PatternText) -> [(kind: Self, isWide: Bool, offset: Int)] {
    // A control character replaces a hole, so that offsets don't change.
    let string = String(decoding: text.bytes.map { $0 == PatternText.hole ? 0x1A : $0 }, as: UTF8.self)
    let scalars = OffsetScalars(string)
    return (0..<scalars.count).compactMap { index in
      guard let scalar = scalars[index], let before = scalars[index - 1],
        before.properties.isIdeographic || ScalarSet.kana.contains(before) || before == "ー",
        let kind = allCases.first(where: { $0.halfWidth == scalar || $0.fullWidth == scalar })
      else { return nil }
      let isWide = kind.fullWidth == scalar
      guard isWide || kind.isPunctuation(scalars[index + 1], scalars[index + 2]) else { return nil }
      return (kind, isWide, text.offset(at: scalars.offset(at: index)))
    }
  }

  /// Returns a Boolean value indicating whether the characters after a half-width mark show that it is punctuation,
  /// rather than part of a name, a number or a shortcut.
  private func isPunctuation(_ next: Unicode.Scalar?, _ second: Unicode.Scalar?) -> Bool {
    guard let next else { return true }
    switch self {
    case .parenthesis: return next != "&" && next != "_"
    case .fullStop: return !next.isWordCharacter && next != "." && next != "/" && next != "\u{1A}"
    default: return !(next.isASCII && next.isWordCharacter) && next != "/" && next != "\\"
    }
  }
}

/// The numbers of a file's marks in each width.
private struct Habit {
  struct Key: Hashable {
    var kind: WideableMark.Kind
    var file: Int

    init(_ mark: WideableMark) {
      kind = mark.kind
      file = mark.text.place.file
    }
  }

  var wide = 0
  var total = 0

  /// The number of marks from which they show a habit.
  private static let fewest = 10

  mutating func add(_ mark: WideableMark) {
    total += 1
    if mark.isWide { wide += 1 }
  }

  var isWide: Bool { wide * 2 > total }

  var kept: Int { isWide ? wide : total - wide }

  func isBroken(by mark: WideableMark) -> Bool {
    mark.isWide != isWide && total >= Self.fewest && total - kept <= max(1, total / 10)
  }
}

/// A mark whose width isn't the file's usual one.
private struct UnusualWidth: Facts {
  var mark: WideableMark
  var habit: Habit
  var isJapanese: Bool

  private var written: String { String(mark.isWide ? mark.kind.fullWidth : mark.kind.halfWidth) }
  private var expected: String { String(mark.isWide ? mark.kind.halfWidth : mark.kind.fullWidth) }

  var values: KeyValuePairs<FactName, String?> { [.written: written, .expected: expected] }
  var sentence: String {
    "\(habit.kept) of \(habit.total) \(mark.kind.plural) after \(isJapanese ? "Japanese" : "Chinese") characters in this file "
      + "are \(habit.isWide ? "full" : "half")-width; write '\(expected)' for '\(written)'"
  }
}
