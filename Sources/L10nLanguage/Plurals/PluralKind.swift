/// One of a language's two sets of plural rules: TR35 part 3, "Language Plural Rules".
public enum PluralKind: Sendable, Hashable {
  /// The rules for amounts: "1 file, 2 files".
  case cardinal
  /// The rules for positions: "1st, 2nd, 3rd".
  case ordinal
}
