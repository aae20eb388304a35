/// The Han characters that are used in one language but not in another.
package enum HanRegion {
  /// Characters that only Japanese uses: 検, 発, 込.
  package static let japanese = ScalarSet(ranges: HanRegions.japanese)
  /// Characters of Chinese that Japanese doesn't have: 们, 这, 您.
  package static let notJapanese = ScalarSet(ranges: HanRegions.notJapanese)
  /// The same, and those that Japanese has only in old or rare words: 寫, 據, 圖.
  package static let rareInJapanese = ScalarSet(ranges: HanRegions.notJapanese, HanRegions.rareInJapanese)
  /// Characters that only Simplified Chinese or Japanese uses. Korean has the others, in parentheses after Hangul.
  package static let notKorean = HanScript.traditional.foreignCharacters(inRegion: nil).union(japanese)
}
