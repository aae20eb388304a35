/// Which of a language's two sets of plural rules chooses: TR35 part 3, "Language Plural Rules".
public enum PluralKind: Sendable, Hashable {
  /// How many: "1 file, 2 files".
  case cardinal
  /// Which one in a row: "1st, 2nd, 3rd".
  case ordinal
}
