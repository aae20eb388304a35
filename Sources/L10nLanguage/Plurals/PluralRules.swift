/// The plural rules of one language: TR35 part 3, "Language Plural Rules", all of CLDR's.
public struct PluralRules: Sendable, Hashable {
  /// The numbers of the rules among those of all languages.
  private let cardinal: Int
  private let ordinal: Int

  /// The rules of a language in its region, else of the language, else of what CLDR calls the language now; a language
  /// that CLDR doesn't know has only `other`.
  public init(for language: LanguageTag) {
    let found = Self.sets(for: language) ?? Self.sets(for: language.canonicalized())
    cardinal = found?.cardinal ?? 0
    ordinal = found?.ordinal ?? 0
  }

  /// The category that a number selects.
  public func category(_ number: PluralOperands, _ kind: PluralKind) -> PluralCategory {
    guard number.isFinite else { return .other }
    return PluralRuleSets.category(number, by: set(kind))
  }

  /// The category that an integer, written without decimals, selects.
  public func category(_ value: Int, _ kind: PluralKind) -> PluralCategory {
    PluralRuleSets.category(PluralOperands(value), by: set(kind))
  }

  /// The category that a number selects when it is written with as few decimals as it needs.
  public func category(_ value: Double, _ kind: PluralKind) -> PluralCategory {
    category(PluralOperands(value), kind)
  }

  /// The categories that the language distinguishes, in CLDR's order; `other` is always among them.
  public func categories(_ kind: PluralKind) -> [PluralCategory] {
    Self.categories(in: PluralRuleSets.categories, of: set(kind))
  }

  /// The categories that some integer from 0 below 1,000,000 selects, in CLDR's order: those that a translation of a
  /// count can't do without. `many` is not among them in French, which has it for millions, nor in Czech, which has it
  /// for decimals.
  public func integerCategories(_ kind: PluralKind) -> [PluralCategory] {
    Self.categories(in: PluralRuleSets.integerCategories, of: set(kind))
  }

  /// The integer that alone, from 0 below 1,000,000, selects a category: 1 for `one` in English; nil in Russian, where
  /// 21 does, too, and where no integer selects it.
  public func soleInteger(_ category: PluralCategory, _ kind: PluralKind) -> Int? {
    PluralRuleSets.soleInteger(category, by: set(kind))
  }

  private func set(_ kind: PluralKind) -> Int {
    switch kind {
    case .cardinal: cardinal
    case .ordinal: ordinal
    }
  }

  private static func sets(for language: LanguageTag) -> (cardinal: Int, ordinal: Int)? {
    guard let key = Subtag(language.language)?.key(width: 3) else { return nil }
    let region = language.region.flatMap { Subtag($0)?.key(width: 3) }
    let found =
      region.flatMap { PluralRuleSets.languages.value(for: key << 24 | $0) }
      ?? PluralRuleSets.languages.value(for: key << 24 | 0x20_2020)
    return found.map { ($0.number(at: 0, width: 2), $0.number(at: 2, width: 2)) }
  }

  private static func categories(in masks: [UInt8], of set: Int) -> [PluralCategory] {
    let mask = masks.indices.contains(set) ? masks[set] : 0
    return PluralCategory.allCases.enumerated().filter { mask & 1 << $0.offset != 0 }.map(\.element)
  }
}
