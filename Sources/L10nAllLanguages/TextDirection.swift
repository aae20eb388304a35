public import L10nLanguage

/// The direction of a text.
public enum TextDirection: Sendable, Hashable {
  case leftToRight, rightToLeft
  /// That of its first strong character.
  case unknown

  /// Finds the direction of a language by its likely script.
  public init(of language: LanguageTag) {
    guard let script = language.maximized().script else {
      self = .unknown
      return
    }
    self = Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
  }

  /// The scripts that CLDR's metadata of scripts calls right-to-left.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Hatr", "Hebr", "Hung", "Khar", "Lydi",
    "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr", "Palm", "Phli", "Phlp", "Phnx",
    "Prti", "Rohg", "Samr", "Sarb", "Sogd", "Sogo", "Syrc", "Thaa", "Yezi",
  ]
}
