/// Endings of words that Korean doesn't read like English: silent final letters in French, a final e that is pronounced
/// in other languages, stops that are always written with ㅡ, and places with a Korean name of their own.
extension LatinEndings {
  /// ㄹ: 디올, 세이셸, 아델; Croatian -lj; 브뤼셀, 하이얼, 바이엘, 몽골.
  static let foreignRieuls = """
    ^dior ^arles ^gilles helles xelles adele eele ichele ntele
    lj
    brussels ^haier ^bayer mongolia

    """

  /// French n, m and ng before silent letters: 칸, 프랭탕, 블랑, 레스토랑, 로랑, 데샹. Then 샴페인, 코롱 and 라빈, unlike other
  /// words in -gne, Croatian -nj, and 뮌헨, 나사렛, 필리핀, 플라톤, 홀란, 안트베르펜, 디랙, 투아렉 and 불렛.
  static let foreignConsonants = """
    nnes ^nimes ^moines longines uternes ^mans amiens bains temps champ schamps lanc ^franc ^mont ^pont dupont dumont
    aumont clermont
    aurant marant oissant passant ^fondant aurent lorent
    etements garcons
    rmand ernand terrand ertrand ferrand urand yrand legrand rostand riand
    hampagne cologne ^lavigne
    nj
    munich nazareth lippines ^plato haaland antwerp ^dirac ^touareg ^bulleit

    """

  static let foreignVowels = frenchVowels + readVowels + foreignStops

  /// Silent final letters in French (뷔페, 모네, 메를로, 르노, 쿠), and endings in ㅠ and ㅡ (마르세유, 부르고뉴, 바게트).
  private static let frenchVowels = """
    ballet gourmet hevrolet buffet rquet squet fouquet monet manet bernet halet gilet oulet orbet urbet iaget urget
    aumet amet ouvet ssenet achet ochet anchet ayet izet abaret ^beret det oiret filet valet sonnet ^millet
    objet creuset esprit eclat etat ocolat ccarat quiat ^saens
    beaumont peugeot erlot ublot pinot enot rnot argot ginot uinot dot rot sot tot uot yot zot aricot tricot ierrot
    debut fermat confit petit ^coup ^loup souffle
    euil eille ouille euille aille amille astille gne reil teil leil meil ueil
    aguette afayette chette chiette nette sette zette lette vette rrette igrette anquette rgette dette liette

    """

  /// A final e that is pronounced in Italian, German, Greek, Spanish and Japanese, and French -mme: 단테, 밀레, 네슬레, 옴므,
  /// 엘르, 더브라위너. Then 로마, 밀라노, 세비야, 우크라이나, 벨기에 and 아리스토텔레스.
  private static let readVowels = """
    ^rene ^celine avene acne uccine inguine ^heine ^krone apone strone ovolone rpone rrone nnone ttone lzone ricone
    rleone
    ^arne bjarne nemone sephone tigone cione lione rmione hannes innes ^fiennes
    ^jaime anime sesame alme elme tsune akane kone yame yane amane kotone izune yukine jime ^hime imane rugame atsume
    subame urume agome kaname
    ^le nestle potle chile finale nnale kkale ele abile camole squale ^calle ^valle ^galle ^halle ^thule cinelle
    iatelle ngole rcole
    ardelle farfalle
    pozole tamale ^amarone ^barone aborone babane kopane dirne ^udine ^opole ^pune
    ^homme ^femme onsomme ^elle bruyne ^mane ^ne ^penne damame wakame ^selene
    ^rome ^milan ^turin ^seville ukraine belgium ristotle

    """

  /// Stops that are written with ㅡ, as in Slavic, German, Arabic and other words: 인스브루크, 스푸트니크, 자그레브, 라바트. Names in
  /// -vić end in 치.
  private static let foreignStops = """
    ubeck ieck bruck ^gluck yck cak ljak njak rnak sak lovak oblak pivak arak horak urak zhak ^dvorak ashik cik nik rik
    vik
    zik zhik thik hamsik milik ostok rostock narok
    ^bartok cuk chuk ^kirkuk czuk
    ruk uuk nouk ^tabuk dhoek rup alep antep ynep ostap
    evac ovac irac gerac lzac ignac magnac illac uriac nec vec guedoc zic ovic evic
    kic cic ladic tadic kostic ^loic ^modric perisic kramaric rakitic ^raonic ^cilic mouc
    ganj njab inab kab wab kub oub ayub yyub qub ^bloch krupp lipp adeep ndeep ldeep rdeep
    kot oviet tibet krit hmet muscat passat ^wat aat afat anat irat erat rhat gat ^eilat arit ^berit rgit judit ohit
    alit umit jit ^gullit tatt rmatt kchott

    """
}
