import Testing

@testable import L10nLanguage

@Suite("Latin words before a Korean particle")
struct LatinEndingsTests {
  @Test("a word gets the particle of its Hangul spelling", arguments: LoanWord.all)
  func sameAsHangul(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "the sound doesn't always follow from the spelling, and these words get the wrong particle",
    arguments: LoanWord.list(
      "sumac 수마크 minaret 미나레트 acrylic 아크릴 McDormand 맥도먼드 Marat 마라 Jeannette 지넷 Marlene 마를레네"))
  func known(word: LoanWord) {
    withKnownIssue { expectSoundOfHangul(word) }
  }

  @Test(
    "a stop takes ㅡ in a word with accents that English and Vietnamese don't have",
    arguments: LoanWord.list(
      """
      Dvořák 드보르자크 Hašek 하셰크 Bartók 버르토크 Płock 프워츠크 Strübick 슈트뤼비크 Erzsébet 에르제베트 Şafak 샤파크
      Québec 퀘벡 Médoc 메독 Việt 비엣 Bạch 박 Đức 득 Phúc 푹 Sŏk 석
      """))
  func accentedStops(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "a vowel before n and a silent letter is nasal in a word with French accents",
    arguments: LoanWord.list("Clément 클레망 Orléans 오를레앙 Élégant 엘레강 Saint-Saëns 생상스 Santé 상테 Léonard 레오나르"))
  func accentedNasals(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "a final e is pronounced in a word with accents that French doesn't have",
    arguments: LoanWord.list("Böhme 뵈메 Kühne 퀴네 Händle 헨들레 Ōme 오메 Irène 이렌 Jérôme 제롬 Noëlle 노엘"))
  func accentedE(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "letters of Polish, Portuguese and Croatian have the sounds of their languages",
    arguments: LoanWord.list("Michał 미하우 Paweł 파베우 São 상 João 주앙 Kralj 크랄 Sanj 산"))
  func foreignLetters(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "a final e of Japanese and Italian names is pronounced, and the place has its own name in Korean",
    arguments: LoanWord.list(
      """
      Kotone 고토네 Kaname 가나메 Hajime 하지메 Natsume 나쓰메 Shizune 시즈네 Shimane 시마네 Marugame 마루가메 Hime 히메 Akane 아카네 Ercole 에르콜레 Udine 우디네
      Turin 토리노 monotone 모노톤 surname 서네임 regime 레짐 tribune 트리뷴 Nicole 니콜
      """))
  func namesInE(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "the stop of a Slavic, Arabic or Turkish ending takes ㅡ",
    arguments: LoanWord.list(
      """
      Dubcek 둡체크 Marek 마레크 Radek 라데크 Melnik 멜니크 Kovacik 코바치크 Kopernik 코페르니크 Poljak 폴랴크
      Pasternak 파스테르나크 Frederik 프레데리크 Tobruk 토브루크 Makovec 마코베츠 Jovanovac 요바노바츠 Ruzic 루지치
      Sadat 사다트 Murat 무라트 Windhoek 빈트후크 Helmut 헬무트 Beirut 베이루트 Inuit 이누이트 Tariq 타리크 Saadiq 사디크
      Rajkot 라지코트 Habib 하비브 Zagreb 자그레브 Ayoub 아유브 Ayub 아유브 Soviet 소비에트 Schwab 슈바프
      Rostock 로스토크 Ragnarok 라그나로크 Shevchuk 셰우추크 Tieck 티크 Gluck 글루크 Bartok 버르토크 yak 야크 Dayak 다야크
      Krupp 크루프 Philipp 필리프 Hallstatt 할슈타트 Zermatt 체르마트 Passat 파사트 Muscat 무스카트 Advocaat 아드보카트 Manat 마나트
      Kastrup 카스트루프 Nuuk 누크 Modric 모드리치 Jokic 요키치 Doncic 돈치치
      Rakitic 라키티치 Olomouc 올로모우츠 Slovak 슬로바크 Oblak 오블라크 Horak 호라크 Burak 부라크 Yitzhak 이츠하크 Hrithik 흐리티크 Milik 밀리크 Tabuk 타부크 Halep 할레프
      Gaziantep 가지안테프 Ostap 오스타프 Virat 비라트 Herat 헤라트 Ferhat 페르하트 Mohit 모히트 Lalit 랄리트 Ranjit 란지트
      Zainab 자이나브 Yaqub 야쿠브 Pradeep 프라디프 Sandeep 산디프 Mladic 믈라디치 Kostic 코스티치 Loïc 로이크
      Kirkuk 키르쿠크 Anouk 아누크 Marit 마리트 Berit 베리트 Birgit 비르기트 Judit 유디트 Nashik 나시크 Eilat 에일라트 Arafat 아라파트 Mubarak 무바라크 Yozgat 요즈가트 Tokarczuk 토카르추크
      """))
  func foreignStops(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "the stop of an English or Korean ending is a final consonant next to such endings",
    arguments: LoanWord.list(
      """
      Viet 비엣 Reap 립 Ubud 우붓 Seminyak 스미냑 Baik 백 Donghyub 동협 Junyub 준엽 Gyeong-ok 경옥 Jung-sub 정섭
      Malek 말렉 Patek 파텍 Zizek 지젝
      Gojek 고젝 Somsak 솜삭 Novak 노박 Caltech 칼텍 deep 딥 Derek 데릭 Erik 에릭 Shrek 슈렉 trek 트렉 Paik 백 Brooke 브룩 Quebec 퀘벡 Aztec 아즈텍 Alec 알렉 Ioniq 아이오닉 Kodiaq 코디악 Karoq 카록 Lyriq 리릭 Compaq 컴팩 Nasdaq 나스닥
      web 웹 Caleb 케일럽 celeb 셀럽 chat 챗 format 포맷 combat 컴뱃 input 인풋 haircut 헤어컷 peanut 피넛
      halibut 핼리벗 workout 워크아웃 timeout 타임아웃 circuit 서킷 duet 듀엣 banquet 뱅큇 Enoch 에녹 Murdoch 머독 Dot 닷
      shout 샤우트 trout 트라우트 leap 리프 cheap 칩 Pitt 피트 kilowatt 킬로와트 kayak 카약 stock 스톡 Beck 벡 luck 럭
      Matt 맷 chic 시크 Cedric 세드릭 Arctic 아크틱 basic 베이식 public 퍼블릭 quiet 콰이어트 slab 슬래브 beanstalk 빈스토크 KakaoTalk 카카오톡 qubit 큐비트 zlib 지립 Matplotlib 맷플롯립
      Glenfiddich 글렌피딕 Glendronach 글렌드로낙 Benromach 벤로막 Benriach 벤리악 Mortlach 모트락 Offenbach 오펜바흐 Ardbeg 아드벡 AirPods 에어팟
      Gibb 깁 Robb 롭 Lobb 롭 rib 립 crib 크립 Namecheap 네임칩 pirate 파이럿
      squat 스쿼트 knit 니트 wit 위트 putt 퍼트 knot 노트 Brexit 브렉시트 tub 터브 knob 노브
      CocoaPods 코코아팟 minute 미닛 syrup 시럽 stirrup 스터럽 Olympics 올림픽 Webb 웹 Schmitt 슈미트 mook 무크
      """))
  func endingsNextToForeignStops(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "a final e is pronounced in Italian, Greek, Spanish, Turkish and Japanese endings",
    arguments: LoanWord.list(
      """
      Arne 아르네 Bjarne 비야르네 Gabriele 가브리엘레 Semele 세멜레 Adele 아델 Michele 미셸 Steele 스틸 Marrone 마로네 Castiglione 카스틸리오네 Riquelme 리켈메
      Tagliatelle 탈리아텔레 Coccinelle 코치넬레 farfalle 파르팔레 tamale 타말레 Amarone 아마로네 Pune 푸네 Valle 바예 Galle 갈레 Halle 할레 Thule 툴레
      orecchiette 오레키에테 vongole 봉골레 consomme 콩소메 Ne 네 penne 펜네 edamame 에다마메 gazelle 가젤 bagatelle 바가텔
      Celine 셀린느 Elle 엘르 ELLE 엘르 Mane 마네 Bruyne 더브라위너 homme 옴므 femme 팜므 gramme 그램 Belgium 벨기에 Mongolia 몽골 Plato 플라톤 Aristotle 아리스토텔레스 Haaland 홀란 Antwerp 안트베르펜 Haier 하이얼 Bayer 바이엘 Dirac 디랙 Touareg 투아렉 Bulleit 불렛 Milan 밀라노 Zakopane 자코파네 Opole 오폴레 Edirne 에디르네 propane 프로판
      Pamukkale 파묵칼레 Akane 아카네 Hakone 하코네 Ayame 아야메 Rene 르네 Rome 로마 Le 레
      """))
  func pronouncedE(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "French letters are silent at the end, and the same endings of English words aren't",
    arguments: LoanWord.list(
      """
      Clouet 클루에 Bouvet 부베 Godot 고도 Auteuil 오퇴유 debut 데뷔 Fermat 페르마 Hublot 위블로 Corot 코로 tarot 타로 Carnot 카르노 Guyot 기요
      Cortot 코르토
      Chalamet 샬라메 Millet 밀레 filet 필레 objet 오브제 Creuset 크루제 esprit 에스프리 chocolat 쇼콜라 Basquiat 바스키아
      Bruxelles 브뤼셀 Arles 아를 Gilles 질 Sauternes 소테른 Longines 론진 Printemps 프랭탕 Bains 뱅 Moines 모인 Marant 마랑 Ferrand 페랑 Perriand 페리앙
      Legrand 르그랑 Dumont 뒤몽 Vetements 베트멍 Garcons 가르송 Lavigne 라빈 Pauillac 포이약
      Fouquet 푸케 Marquet 마르케 Bousquet 부스케 Etretat 에트르타 Baccarat 바카라 Maginot 마지노 Guinot 기노 souffle 수플레
      incessant 인세선트 Holcombe 홀컴 carrot 캐럿 skillet 스킬릿 engines 엔진스
      """))
  func silentFrench(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "French -ette takes ㅡ, and English -ette a final consonant",
    arguments: LoanWord.list(
      """
      Annette 아네트 Antoinette 앙투아네트 raclette 라클레트 Noisette 누아제트 Suzette 쉬제트 Yvette 이베트 crevette 크르베트 barrette 바레트 Lafayette 라파예트 Hachette 아셰트 Rochette 로셰트
      Corvette 콜벳 cassette 카세트
      brunette 브루넷 roulette 룰렛 omelette 오믈렛 Jeanette 지넷 cigarette 시가렛
      """))
  func frenchDiminutives(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test(
    "capitals and decomposed letters with accents are read like others",
    arguments: LoanWord.list("LANCÔME 랑콤 MOËT 모엣 QUÉBEC 퀘벡 É 이 Lanco\u{302}me 랑콤 Que\u{301}bec 퀘벡"))
  func accentedLetters(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test("capitals are read by the names of their letters")
  func capitals() {
    for spelled in [
      "LG", "SK", "KT", "HTML", "URL", "XML", "KTX", "SMS", "FM", "LAN", "HR", "VR", "iOS", "MySQL", "USB",
    ] {
      let last = spelled.last
      let expected: FinalSound =
        switch last {
        case "L", "R": .rieul
        case "M", "N": .consonant
        default: .vowel
        }
      #expect(FinalSound(spelled) == expected, "\(spelled)")
    }
    #expect(FinalSound("html") == .rieul)
    #expect(FinalSound("ASP.NET") == FinalSound("닷넷"))
    #expect(FinalSound("NAVER.COM") == FinalSound("닷컴"))
    #expect(FinalSound("png") == .vowel)
    #expect(FinalSound("backup.rar") == .rieul)
    #expect(FinalSound("photo.heic") == .vowel)
    #expect(FinalSound("NVMe") == .vowel)
    #expect(FinalSound("VIP") == .vowel)
    #expect(FinalSound("VVIP") == .vowel)
    #expect(FinalSound("bbc.co.uk") == .vowel)
    #expect(FinalSound("apple.com") == FinalSound("닷컴"))
  }

  @Test(
    "the ending of a possessive name isn't read after l",
    arguments: LoanWord.list("Kiehl's 키엘 KIEHL'S 키엘 Daniel’s 다니엘 Levi's 리바이스 Penhaligon's 펜할리곤스 Lay's 레이즈"))
  func possessives(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  @Test("titles end in a vowel")
  func titles() {
    for title in ["Jr.", "Dr.", "Mr", "King Jr."] { #expect(FinalSound(title) == .vowel, "\(title)") }
    #expect(FinalSound("PCR") == .rieul)
    #expect(FinalSound("kr") == .rieul)
  }

  @Test("capitals that are obviously a word are read as one", arguments: LoanWord.capitals)
  func spokenCapitals(word: LoanWord) {
    expectSoundOfHangul(word)
  }

  private func expectSoundOfHangul(_ word: LoanWord) {
    #expect(FinalSound(word.latin) == FinalSound(word.hangul), "\(word.latin) is written \(word.hangul)")
  }
}

/// A word with its usual Hangul spelling.
struct LoanWord: Sendable, CustomTestStringConvertible {
  var latin: String
  var hangul: String

  var testDescription: String { latin }

  /// Returns words, given in turn with their spellings.
  static func list(_ text: String) -> [LoanWord] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return stride(from: 0, to: words.count - 1, by: 2).map { LoanWord(latin: words[$0], hangul: words[$0 + 1]) }
  }

  static let capitals = list(
    """
    SAMSUNG 삼성 STARBUCKS 스타벅스 COUPANG 쿠팡 NAVER 네이버 GOOGLE 구글 APPLE 애플 LINE 라인 SALE 세일 MAC 맥
    OPEC 오펙 APEC 에이펙 JPEG 제이펙 FLAC 플랙 ZIP 집 EPUB 이펍 KOSDAQ 코스닥 POSTECH 포스텍
    KANG 강 JUNG 정 SEOK 석 BAEK 백 KING 킹 BOMB 봄 MOOC 무크 GOOD 굿 GOD 갓 DOT 닷 FIT 핏 NET 넷 HAT 햇 LOT 롯 MOB 몹 CAB 캡 VII 세븐 VIII 에잇 IV 포 GAP 갭 LAP 랩 TALK 톡 TYPE 타입 UP 업 7UP 세븐업 OPIc 오픽
    NASDAQ 나스닥 UNICEF 유니세프 UNIQLO 유니클로 CHANEL 샤넬 DIOR 디올 EVENT 이벤트 COUPON 쿠폰
    """)

  static let all = list(
    """
    Apple 애플 iPhone 아이폰 iPad 아이패드 iPod 아이팟 AirPods 에어팟 MacBook 맥북 iMac 아이맥 Mac 맥 Siri 시리
    Safari 사파리 Google 구글 Chrome 크롬 Android 안드로이드 Gmail 지메일 YouTube 유튜브 Pixel 픽셀 Microsoft 마이크로소프트
    Windows 윈도우 Office 오피스 Excel 엑셀 Word 워드 Outlook 아웃룩 Teams 팀즈 Azure 애저 Xbox 엑스박스 Skype 스카이프
    Facebook 페이스북 Instagram 인스타그램 WhatsApp 왓츠앱 Messenger 메신저 Twitter 트위터 TikTok 틱톡 Snapchat 스냅챗
    Reddit 레딧 Discord 디스코드 Telegram 텔레그램 Slack 슬랙 Zoom 줌 Notion 노션 Figma 피그마 GitHub 깃허브 Git 깃
    Docker 도커 Linux 리눅스 Ubuntu 우분투 Python 파이썬 Swift 스위프트 Kotlin 코틀린 Java 자바 Ruby 루비 Rails 레일즈
    Amazon 아마존 Netflix 넷플릭스 Disney 디즈니 Spotify 스포티파이 Airbnb 에어비앤비 Uber 우버 Tesla 테슬라 PayPal 페이팔
    Visa 비자 Mastercard 마스터카드 Stripe 스트라이프 Nike 나이키 Adidas 아디다스 Puma 푸마 Gucci 구찌 Prada 프라다
    Chanel 샤넬 Hermes 에르메스 Vuitton 비통 Lancome 랑콤 Clinique 크리니크 Kiehl 키엘 Laneige 라네즈 Innisfree 이니스프리
    Sulwhasoo 설화수 Etude 에뛰드 Missha 미샤 Torriden 토리든 Mediheal 메디힐 Illiyoon 일리윤 Goodal 구달 Hince 힌스
    Samsung 삼성 Galaxy 갤럭시 Hyundai 현대 Kia 기아 Naver 네이버 Kakao 카카오 KakaoTalk 카카오톡 Coupang 쿠팡
    Toss 토스 Baemin 배민 Melon 멜론 Tving 티빙 Watcha 왓챠 Lotte 롯데 Shinsegae 신세계 Daiso 다이소 Starbucks 스타벅스
    McDonald's 맥도날드 Burger 버거 KitKat 킷캣 Pepsi 펩시 Coke 코크 Subway 서브웨이 Lego 레고 Ikea 이케아 Sony 소니
    Nintendo 닌텐도 PlayStation 플레이스테이션 Intel 인텔 Nvidia 엔비디아 Dell 델 Nasdaq 나스닥 Adobe 어도비 Photoshop 포토샵
    Firefox 파이어폭스 Benz 벤츠 Toyota 토요타 Honda 혼다 Volvo 볼보 Ford 포드 Ferrari 페라리 Marriott 메리어트
    Hilton 힐튼 Hyatt 하얏트 Seoul 서울 Busan 부산 Gangnam 강남 Myeongdong 명동 Hongdae 홍대 Itaewon 이태원 Incheon 인천
    London 런던 Paris 파리 Berlin 베를린 Madrid 마드리드 York 욕 Boston 보스턴 Hollywood 할리우드 Iraq 이라크 Detroit 디트로이트 Scott 스콧 Peugeot 푸조 LinkedIn 링크드인 Copilot 코파일럿 Pinterest 핀터레스트 Dropbox 드롭박스
    Kim 김 Jung 정 Baek 백 Seok 석 Hyuk 혁 Daniel 다니엘 David 데이비드 Emma 에마 Tom 톰 Jack 잭 Bob 밥 Nicole 니콜
    app 앱 web 웹 blog 블로그 email 이메일 file 파일 folder 폴더 page 페이지 image 이미지 video 비디오 link 링크 event 이벤트
    ticket 티켓 coupon 쿠폰 point 포인트 membership 멤버십 service 서비스 store 스토어 shop 숍 market 마켓 sale 세일 brand 브랜드
    cream 크림 toner 토너 serum 세럼 essence 에센스 lotion 로션 mask 마스크 pack 팩 cleanser 클렌저 shampoo 샴푸 lipstick 립스틱
    tint 틴트 cushion 쿠션 palette 팔레트 perfume 퍼퓸 sample 샘플 set 세트 kit 키트 style 스타일 color 컬러 design 디자인
    hotel 호텔 cafe 카페 menu 메뉴 cake 케이크 juice 주스 milk 밀크 bread 브레드 soup 수프 salad 샐러드 steak 스테이크
    donut 도넛 ketchup 케첩 game 게임 team 팀 level 레벨 quest 퀘스트 item 아이템 ranking 랭킹 bot 봇 chat 챗 robot 로봇
    internet 인터넷 network 네트워크 program 프로그램 system 시스템 server 서버 cloud 클라우드 backup 백업 update 업데이트
    login 로그인 account 어카운트 profile 프로필 password 패스워드 test 테스트 list 리스트 type 타입 code 코드 title 타이틀
    table 테이블 module 모듈 theme 테마 widget 위젯 tip 팁 map 맵 club 클럽 lab 랩 job 잡 group 그룹 trip 트립 tour 투어
    bus 버스 taxi 택시 truck 트럭 bike 바이크 boat 보트 jeep 지프 week 위크 time 타임 zone 존 home 홈 room 룸 park 파크
    book 북 music 뮤직 comic 코믹 magic 매직 album 앨범 film 필름 drama 드라마 concert 콘서트 festival 페스티벌 king 킹
    bag 백 boots 부츠 coat 코트 shirt 셔츠 ring 링 check 체크 block 블록 click 클릭 credit 크레딧 unit 유닛 input 인풋
    output 아웃풋 layout 레이아웃 about 어바웃 tweet 트윗 light 라이트 night 나이트 tech 테크 health 헬스 cash 캐시 golf 골프
    jazz 재즈 pizza 피자 camp 캠프 help 헬프 golfer 골퍼 olive 올리브 drive 드라이브 gray 그레이 blue 블루 white 화이트
    black 블랙 pink 핑크 orange 오렌지 green 그린 gold 골드 silver 실버 knock 노크 mascot 마스코트 boycott 보이콧 template 템플릿 chocolate 초콜릿 nut 너트 mat 매트 merit 메리트 loop 루프 scoop 스쿱 fruit 프루트 circuit 서킷 biscuit 비스킷 shock 쇼크 Chile 칠레 finale 피날레 purple 퍼플 Nestlé 네슬레 Señor 세뇨르 rose 로즈
    edit 에디트 exit 엑시트 Habitat 해비타트 Upbit 업비트 Matt 맷 Bennett 베넷 Everett 에버렛 Garrett 개릿 watt 와트
    technique 테크닉 boutique 부티크 unique 유니크 private 프라이빗 favorite 페이보릿 elite 엘리트 website 웹사이트 README 리드미
    climate 클라이밋 certificate 서티피케이트 omelette 오믈렛 etiquette 에티켓 roulette 룰렛 silhouette 실루엣
    cassette 카세트 baguette 바게트 Gillette 질레트 Snoop 스눕 Mosaic 모자이크 acme 아크메 Pele 펠레 Avene 아벤느
    restaurant 레스토랑 croissant 크루아상 buffet 뷔페 merlot 메를로 Cannes 칸 Mans 망 Blanc 블랑 Monet 모네 Marseille 마르세유
    Logitech 로지텍 Datadog 데이터독 Revolut 레볼루트 Miele 밀레 Munich 뮌헨 Brussels 브뤼셀 Nougat 누가 Abib 아비브
    Pinot 피노 Calzone 칼초네 Innsbruck 인스브루크 Bourgogne 부르고뉴 Dante 단테 Minh 민 Novak 노박
    Freetype 프리타입 GType 지타입 prototype 프로토타입 franc 프랑 krone 크로네 pipe 파이프 NOT 낫 OR 오어 XOR 엑스오어 NOR 노어
    """)
}
