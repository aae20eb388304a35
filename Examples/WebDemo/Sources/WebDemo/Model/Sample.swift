/// What a database would hold. The names end in different sounds, which Korean particles follow.
enum Sample {
  static let stores = [
    Store(
      name: LocalizedName("봄빛뷰티 성수점", en: "Bombit Beauty Seongsu", zhHans: "春光美妆圣水店"),
      address: LocalizedName(
        "서울 성동구 연무장길 83", en: "83 Yeonmujang-gil, Seongdong-gu, Seoul", zhHans: "首尔城东区练武场路 83"),
      region: "성수", status: "open", rating: 4.5, reviewCount: 1284, meters: 350, walkingMinutes: 5, hours: hours,
      taxRefund: taxRefund, languages: ["english", "chinese", "japanese"]),
    Store(
      name: LocalizedName("해온 뷰티", en: "Haeon Beauty", zhHans: "海温美妆"),
      address: LocalizedName("서울 성동구 아차산로 7", en: "7 Achasan-ro, Seongdong-gu, Seoul", zhHans: "首尔城东区峨嵯山路 7"),
      region: "성수", status: "closing", rating: 4, reviewCount: 1, meters: 40, walkingMinutes: 0, hours: hours,
      taxRefund: nil, languages: ["english"]),
    Store(
      name: LocalizedName("명동 <거울>", en: "Myeongdong <Mirror>", zhHans: "明洞<之镜>"),
      address: LocalizedName("서울 중구 퇴계로 120", en: "120 Toegye-ro, Jung-gu, Seoul", zhHans: "首尔中区退溪路 120"),
      region: "명동", status: "renovating", rating: 3.9, reviewCount: 0, meters: 2_600, walkingMinutes: 34, hours: hours,
      taxRefund: taxRefund, languages: []),
  ]

  private static let hours = OpeningHours(
    opens: Moment.seoul(5, 14, 10), closes: Moment.seoul(5, 14, 22), lastEntry: Moment.seoul(5, 14, 21, 30),
    holiday: Moment.seoul(5, 25))

  private static let taxRefund = TaxRefund(
    isImmediate: true, minimum: 15_000, estimate: 3_500, deadline: Moment.seoul(8, 14))
}
