/// The final sounds of Latin words written in Hangul, by ending. The longest matching entry is used.
///
/// The entries follow the rules for writing English in Hangul (외래어 표기법, chapter 3 section 1) if these depend only on
/// letters, and usage if they depend on the sound or differ from usage: a stop after a short vowel is a final consonant
/// (북, 앱, 로봇); after a long vowel, a diphthong or another consonant, it takes ㅡ (위크, 라이트, 링크).
enum LatinEndings {
  /// Returns the sound of a word that isn't spelled out letter by letter.
  ///
  /// After a hyphen, `ok` and `sub` aren't English words but syllables of Korean names: Gyeong-ok 경옥, Jung-sub 정섭.
  static func sound(of word: LatinWord, isAfterHyphen: Bool) -> FinalSound {
    if word.count < 8, !(isAfterHyphen && word.endsInBOrK) {
      let wholeWord = word.ending | UInt64(wordStart) << (8 * UInt64(word.count))
      if let sound = table[wholeWord] { return sound }
    }
    if let sound = word.soundByAccents { return sound }
    for length in (1...8).reversed() where length <= word.count {
      let key = word.ending & (UInt64.max >> (64 - 8 * UInt64(length)))
      if let sound = table[key] { return sound }
    }
    return .vowel
  }

  /// Short words and Roman numerals that are read as words even in capitals, if their sound isn't that of the last
  /// letter's name. ``LatinWord/isSpelled`` can't distinguish them from VIP, SEC and VAR.
  static let spokenCapitals = keys(
    """
    air app apple bag bar big bob cab cap car cat cup cut dab dot ear far fit for gap get god good hat her hip hop hot
    jar job lab lap lidar lot mac map mob nap net nor not
    one or our out pop pub rap tab talk tar tip top type up vii viii war web xor zip
    """)

  /// Words in capitals after a period: .NET is 닷넷.
  static let spokenBehindPeriod = keys("net com")

  /// Marks an entry that is a whole word.
  private static let wordStart = UInt8(ascii: "^")

  private static let table = table(
    consonants: consonants + foreignConsonants, rieuls: rieuls + foreignRieuls, vowels: vowels + foreignVowels)

  /// Returns the sounds of endings that are separated by white space, by their last eight letters.
  static func table(consonants: String, rieuls: String, vowels: String) -> [UInt64: FinalSound] {
    var table: [UInt64: FinalSound] = [:]
    for (sound, endings) in [(FinalSound.consonant, consonants), (.rieul, rieuls), (.vowel, vowels)] {
      for key in keys(endings) { table[key] = sound }
    }
    return table
  }

  /// Returns the last eight letters of each ending, with the last one in the lowest byte.
  private static func keys(_ endings: String) -> [UInt64] {
    var keys: [UInt64] = []
    var key: UInt64 = 0
    for byte in endings.utf8 {
      if byte > 0x20 {
        key = key << 8 | UInt64(byte)
      } else if key != 0 {
        keys.append(key)
        key = 0
      }
    }
    if key != 0 { keys.append(key) }
    return keys
  }

  private static let rieuls = " l le ^rar "

  /// Most words in -eb, -ek, -ib, -q and -ut aren't English and end in ㅡ, so only the English ones are here.
  private static let consonants = """
    m n me ne mb combe ng nh ngh ngue ubud ^vii ^viii
    ck ak omsak nyak ik ^baik paik ok uk jek ^malek ^patek ^zizek ^erik ^derik ndrik onik aek oek erek trek hrek ooke
    york talk geek greek ffolk rfolk
    ac ec ic oc uc auillac dillac ^quebec ^medoc daq paq diaq oq oniq yriq itech ostech antech ^caltech ^zach iddich
    onach omach riach tlach doch loch noch poch
    ap cheap ^reap ep ip op up yp pp haccp yrup rrup scoop snoop doop
    ab ob ub bb web leb tlib zlib ^rib crib
    at et ^duet banquet niquet it cuit duit ot ^dot foot out but put cut gut hut nut ^rut strut kadot tt ette rlotte
    tweet
    rrot roulette melette brunette eanette orvette kayak
    ocolate template ^pirate ^private ^climate ultimate minute avorite avourite pposite omposite echnique
    type europe big bag dog dogg peg rdbeg roaig good ^god ipod rpod homepod pods ympics

    """

  private static let vowels = """
    eak oak aik stalk yak rck nck check knock shock ^schick nook mook ^ok
    vip ^chic ^heic ^iot ^ott ^aac aab aub slab hub ^sub ^tub ^knob osaic ooc
    eap oap soup oop jeep ^champ
    eat oat abat abitat dat jarat rrat urat uet ait eit oit uit eet oot ^bout ^scout ^shout ^spout sprout ^stout ^trout
    rtt watt ^squat ^pitt schmitt ^witt ^mott ^lott ^putt ^set ^kit ^knit ^hit ^bit ^wit ^nut ^knut ^jet ^mat ^bat ^knot
    ^diet ^quiet ^fiat ^edit ^exit rexit upbit qubit ybit gabit rabit lobit hyatt arriott mascot merit depot
    ^me readme theme acme phne dne ^peg ^dog hotdog bulldog

    """
}
