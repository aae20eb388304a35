import L10nAllLanguages
import L10nLanguage
import L10nText

/// English names of languages and scripts.
enum EnglishNames {
  /// Returns the name of a tag's language, without its script and region: `Chinese` for `zh-Hant-TW`. If the name is
  /// unknown, returns the code in quotes.
  static func language(of tag: LanguageTag) -> String {
    languages[tag.language] ?? languages[tag.canonicalized().language] ?? "'\(tag.language)'"
  }

  /// Returns the name of a tag's script, explicit or likely: `Traditional` for `zh-TW`.
  static func script(of tag: LanguageTag) -> String? {
    tag.maximized().script.map { scripts[$0] ?? "'\($0)'" }
  }

  /// Returns a Boolean value indicating whether the name of a tag's language is known.
  static func knows(_ tag: LanguageTag) -> Bool {
    languages[tag.language] != nil || languages[tag.canonicalized().language] != nil
  }

  /// Returns the code of the language with an English name, even if misspelled: `ko` for `korean` and `koraen`.
  static func code(ofLanguageLike name: String) -> String? {
    let meant = NearestName.suggestion(for: name, among: Array(languages.values))
    return languages.filter { $0.value == meant }.keys.min()
  }

  private static func table(_ text: String) -> [String: String] {
    let pairs = text.split(separator: ";").map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(pairs.compactMap { $0.count == 2 ? (String($0[0]), String($0[1])) : nil }) { first, _ in first }
  }

  // The names come from the Unicode CLDR, version 47 (© Unicode, Inc., Unicode License V3). They cover the languages
  // with CLDR locales and some that users are matched with. The names of Chinese scripts are shortened to one word.
  private static let languages = table(
    """
    af Afrikaans;agq Aghem;ak Akan;am Amharic;ar Arabic;ary Moroccan Arabic;arz Egyptian Arabic;as Assamese;asa Asu;\
    ast Asturian;az Azerbaijani;bas Basaa;be Belarusian;bem Bemba;bez Bena;bg Bulgarian;bgc Haryanvi;bho Bhojpuri;\
    blo Anii;bm Bambara;bn Bangla;bo Tibetan;br Breton;brx Bodo;bs Bosnian;ca Catalan;ccp Chakma;ce Chechen;\
    ceb Cebuano;cgg Chiga;chr Cherokee;ckb Central Kurdish;co Corsican;cs Czech;csw Swampy Cree;cv Chuvash;cy Welsh;\
    da Danish;dav Taita;de German;dje Zarma;doi Dogri;dsb Lower Sorbian;dua Duala;dyo Jola-Fonyi;dz Dzongkha;\
    ebu Embu;ee Ewe;el Greek;en English;eo Esperanto;es Spanish;et Estonian;eu Basque;ewo Ewondo;fa Persian;ff Fula;\
    fi Finnish;fil Filipino;fo Faroese;fr French;fur Friulian;fy Western Frisian;ga Irish;gaa Ga;gd Scottish Gaelic;\
    gl Galician;gsw Swiss German;gu Gujarati;guz Gusii;gv Manx;ha Hausa;hak Hakka Chinese;haw Hawaiian;he Hebrew;\
    hi Hindi;hr Croatian;hsb Upper Sorbian;hu Hungarian;hy Armenian;ia Interlingua;id Indonesian;ie Interlingue;\
    ig Igbo;ii Sichuan Yi;is Icelandic;it Italian;ja Japanese;jgo Ngomba;jmc Machame;jv Javanese;ka Georgian;\
    kab Kabyle;kam Kamba;kde Makonde;kea Kabuverdianu;kgp Kaingang;khq Koyra Chiini;ki Kikuyu;kk Kazakh;kkj Kako;\
    kl Kalaallisut;kln Kalenjin;km Khmer;kn Kannada;ko Korean;kok Konkani;ks Kashmiri;ksb Shambala;ksf Bafia;\
    ksh Colognian;ku Kurdish;kw Cornish;kxv Kuvi;ky Kyrgyz;la Latin;lag Langi;lb Luxembourgish;lg Ganda;\
    lij Ligurian;lkt Lakota;lmo Lombard;ln Lingala;lo Lao;lrc Northern Luri;lt Lithuanian;lu Luba-Katanga;luo Luo;\
    luy Luyia;lv Latvian;mai Maithili;mas Masai;mer Meru;mfe Morisyen;mg Malagasy;mgh Makhuwa-Meetto;mgo Metaʼ;\
    mi Māori;mk Macedonian;ml Malayalam;mn Mongolian;mni Manipuri;mr Marathi;ms Malay;mt Maltese;mua Mundang;\
    my Burmese;mzn Mazanderani;nan Min Nan Chinese;naq Nama;nb Norwegian Bokmål;nd North Ndebele;nds Low German;\
    ne Nepali;nl Dutch;nmg Kwasio;nn Norwegian Nynorsk;nnh Ngiemboon;no Norwegian;nqo N’Ko;nso Northern Sotho;\
    nus Nuer;nyn Nyankole;oc Occitan;om Oromo;or Odia;os Ossetic;pa Punjabi;pcm Nigerian Pidgin;pl Polish;\
    prg Prussian;ps Pashto;pt Portuguese;qu Quechua;raj Rajasthani;rm Romansh;rn Rundi;ro Romanian;rof Rombo;\
    ru Russian;rw Kinyarwanda;rwk Rwa;sa Sanskrit;sah Yakut;saq Samburu;sat Santali;sbp Sangu;sc Sardinian;\
    sco Scots;sd Sindhi;se Northern Sami;seh Sena;ses Koyraboro Senni;sg Sango;sh Serbo-Croatian;shi Tachelhit;\
    si Sinhala;sk Slovak;sl Slovenian;smn Inari Sami;sn Shona;so Somali;sq Albanian;sr Serbian;st Southern Sotho;\
    su Sundanese;sv Swedish;sw Swahili;syr Syriac;szl Silesian;ta Tamil;te Telugu;teo Teso;tg Tajik;th Thai;\
    ti Tigrinya;tk Turkmen;tl Tagalog;tlh Klingon;tn Tswana;to Tongan;tok Toki Pona;tr Turkish;tt Tatar;twq Tasawaq;\
    tzm Central Atlas Tamazight;ug Uyghur;uk Ukrainian;ur Urdu;uz Uzbek;vai Vai;vec Venetian;vi Vietnamese;\
    vmw Makhuwa;vun Vunjo;wa Walloon;wae Walser;wo Wolof;wuu Wu Chinese;xh Xhosa;xnr Kangri;xog Soga;yav Yangben;\
    yi Yiddish;yo Yoruba;yrl Nheengatu;yue Cantonese;za Zhuang;zgh Standard Moroccan Tamazight;zh Chinese;zu Zulu
    """)

  private static let scripts = table(
    """
    Adlm Adlam;Arab Arabic;Armn Armenian;Beng Bangla;Bopo Bopomofo;Cyrl Cyrillic;Deva Devanagari;Ethi Ethiopic;\
    Geor Georgian;Grek Greek;Gujr Gujarati;Guru Gurmukhi;Hang Hangul;Hani Han;Hans Simplified;Hant Traditional;\
    Hebr Hebrew;Hira Hiragana;Jpan Japanese;Kana Katakana;Khmr Khmer;Knda Kannada;Kore Korean;Laoo Lao;Latn Latin;\
    Mlym Malayalam;Mong Mongolian;Mymr Myanmar;Olck Ol Chiki;Orya Odia;Sinh Sinhala;Taml Tamil;Telu Telugu;\
    Tfng Tifinagh;Thai Thai;Tibt Tibetan;Vaii Vai
    """)
}
