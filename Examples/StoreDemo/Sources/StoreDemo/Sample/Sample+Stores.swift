/// What a server would send. The names end in different sounds, which Korean particles follow.
enum Sample {}

extension Sample {
  static let stores = [
    Store(
      name: LocalizedName("봄빛뷰티 성수점", en: "Bombit Beauty Seongsu", zhHans: "春光美妆圣水店"),
      address: LocalizedName(
        "서울 성동구 연무장길 83", en: "83 Yeonmujang-gil, Seongdong-gu, Seoul", zhHans: "首尔城东区练武场路 83"),
      region: "성수", status: "open", rating: 4.5, reviewCount: 1284, meters: 350, walkingMinutes: 5,
      exit: StationExit(
        station: LocalizedName("성수역", en: "Seongsu Station", zhHans: "圣水站"), number: "3", walkingMinutes: 4),
      hours: hours, taxRefund: taxRefund, languages: ["english", "chinese", "japanese"]),
    Store(
      name: LocalizedName("해온 뷰티", en: "Haeon Beauty", zhHans: "海温美妆"),
      address: LocalizedName("서울 성동구 아차산로 7", en: "7 Achasan-ro, Seongdong-gu, Seoul", zhHans: "首尔城东区峨嵯山路 7"),
      region: "성수", status: "closing", rating: 4, reviewCount: 1, meters: 40, walkingMinutes: 0,
      exit: StationExit(
        station: LocalizedName("뚝섬역", en: "Ttukseom Station", zhHans: "纛岛站"), number: "2-1", walkingMinutes: 0),
      hours: hours, taxRefund: nil, languages: ["english"]),
    Store(
      name: LocalizedName("LAB 7"),
      address: LocalizedName("서울 중구 명동길 14", en: "14 Myeongdong-gil, Jung-gu, Seoul", zhHans: "首尔中区明洞路 14"),
      region: "명동", status: "holiday", rating: 4.8, reviewCount: 96, meters: 1240, walkingMinutes: 16,
      exit: StationExit(
        station: LocalizedName("명동역", en: "Myeongdong Station", zhHans: "明洞站"), number: "6", walkingMinutes: 1),
      hours: hours, taxRefund: taxRefund, languages: []),
    Store(
      name: LocalizedName("명동 거울", en: "Myeongdong Mirror", zhHans: "明洞之镜"),
      address: LocalizedName("서울 중구 퇴계로 120", en: "120 Toegye-ro, Jung-gu, Seoul", zhHans: "首尔中区退溪路 120"),
      region: "명동", status: "renovating", rating: 3.9, reviewCount: 0, meters: 2_600, walkingMinutes: 34,
      exit: StationExit(
        station: LocalizedName("명동역", en: "Myeongdong Station", zhHans: "明洞站"), number: "5", walkingMinutes: 2),
      hours: hours, taxRefund: taxRefund, languages: ["japanese"]),
  ]

  private static let hours = OpeningHours(
    opens: Moment.seoul(5, 14, 10), closes: Moment.seoul(5, 14, 22), lastEntry: Moment.seoul(5, 14, 21, 30),
    holiday: Moment.seoul(5, 25), closure: Moment.seoul(6, 1)...Moment.seoul(6, 9))

  private static let taxRefund = TaxRefund(
    isImmediate: true, minimum: 15_000, estimate: 3_500, deadline: Moment.seoul(8, 14))
}
