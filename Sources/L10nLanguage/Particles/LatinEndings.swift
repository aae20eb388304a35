/// The final sounds of Latin words spelled in Hangul, by the end of the word: the longest entry decides.
///
/// The entries follow the rules for writing English in Hangul (외래어 표기법, chapter 3 section 1) where they depend on
/// letters alone, and usage where they depend on the sound or where usage has its own way: a stop after a short vowel is
/// a final consonant (북, 앱, 로봇), after a long one, a diphthong or another consonant it takes ㅡ (위크, 라이트, 링크).
enum LatinEndings {
  /// The sound of a word that is not spelled letter by letter.
  static func sound(of word: LatinWord) -> FinalSound {
    if word.count < 8 {
      let wholeWord = word.ending | UInt64(wordStart) << (8 * UInt64(word.count))
      if let sound = table[wholeWord] { return sound }
    }
    for length in (1...8).reversed() where length <= word.count {
      let key = word.ending & (UInt64.max >> (64 - 8 * UInt64(length)))
      if let sound = table[key] { return sound }
    }
    return .vowel
  }

  /// Words that keep being words in capitals, besides those long enough to look it.
  static let spokenCapitals = Set("apple dior line mac nor not or sale uber xor".split(separator: " ").map(key))

  /// Words in capitals behind a period: .NET is 닷넷.
  static let spokenBehindPeriod = Set("net com".split(separator: " ").map(key))

  /// Marks an entry that is a whole word.
  private static let wordStart = UInt8(ascii: "^")

  private static let table: [UInt64: FinalSound] = {
    var table: [UInt64: FinalSound] = [:]
    for (sound, endings) in [(FinalSound.consonant, consonants), (.rieul, rieuls), (.vowel, vowels)] {
      for ending in endings.split(whereSeparator: \.isWhitespace) { table[key(ending)] = sound }
    }
    return table
  }()

  /// The last eight letters, the very last in the lowest byte.
  private static func key(_ ending: Substring) -> UInt64 {
    ending.utf8.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let rieuls = """
    l le ^dior
    """

  private static let consonants = """
    m n me ne mb mn ng
    ck ak ek ik ok uk york talk
    ac ec ic oc uc nasdaq
    ap ep ip op up yp pp eep scoop snoop
    ab eb ib ob ub
    at et it ot ut out foot tt ette tweet colate template ^private ^climate ultimate avorite avourite pposite omposite
    echnique
    type europe ^franc bag big good ipod airpod airpods homepod jpeg
    """

  private static let vowels = """
    eak oak eek iek aik check knock shock ^ok
    soup soap oop jeep
    hub ^sub osaic
    eat oat ait eit oit eet oot fruit cruit suit viet ^set ^reset ^kit ^hit ^bit ^nut ^jet ^mat ^bat ^diet ^fiat
    ^edit ^exit upbit abitat ^watt hyatt arriott assette ^palette aguette rionette azette ignette osette illette olette
    mascot merit ballet bouquet gourmet hevrolet peugeot depot debut scout
    ^me theme anime sesame acme acne phne avene nestle potle chile finale lele ^pele ^krone
    """
}
