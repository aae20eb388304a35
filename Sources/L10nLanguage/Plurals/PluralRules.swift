/// The plural rules of a language: TR35 part 3, "Language Plural Rules", complete with CLDR's data.
public struct PluralRules: Sendable, Equatable {
  /// The indexes of the rules among those of all languages.
  private let cardinal: Int
  private let ordinal: Int

  /// Finds the rules of a language in its region, or of the language, or of CLDR's current name for the language. A
  /// language that CLDR doesn't know has only `other`.
  /// - Parameter tables: those of all languages, or those that the language needs.
  public init(for language: LanguageTag, tables: LanguageTables) {
    let found = Self.sets(for: language) ?? Self.sets(for: language.canonicalized(by: tables))
    cardinal = found?.cardinal ?? 0
    ordinal = found?.ordinal ?? 0
  }

  /// Returns the category that a number selects.
  public func category(_ number: PluralOperands, _ kind: PluralKind) -> PluralCategory {
    guard number.isFinite else { return .other }
    return PluralRuleSets.category(number, by: set(kind))
  }

  /// Returns the category that an integer, written without decimals, selects.
  public func category(_ value: Int, _ kind: PluralKind) -> PluralCategory {
    PluralRuleSets.category(PluralOperands(value), by: set(kind))
  }

  /// Returns the category that a number selects if it is written with as few decimals as necessary.
  public func category(_ value: Double, _ kind: PluralKind) -> PluralCategory {
    category(PluralOperands(value), kind)
  }

  /// Returns the categories of the language, in CLDR's order. They always include `other`.
  public func categories(_ kind: PluralKind) -> [PluralCategory] {
    Self.categories(in: PluralRuleSets.categories, of: set(kind))
  }

  /// Returns the categories that an integer from 0 below 1,000,000 can select, in CLDR's order. Translations of a count
  /// need these. They don't include `many` in French, where it is for millions, or in Czech, where it is for decimals.
  public func integerCategories(_ kind: PluralKind) -> [PluralCategory] {
    Self.categories(in: PluralRuleSets.integerCategories, of: set(kind))
  }

  /// Returns the only integer from 0 below 1,000,000 that selects a category: 1 for `one` in English. Returns `nil` if
  /// there are several, as for `one` in Russian, which 21 also selects, or none.
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
