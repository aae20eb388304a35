extension Sample {
  static let reading = ReadingLog(
    finished: [
      LocalizedName("소년이 온다", en: "Human Acts", zhHans: "少年来了"), LocalizedName("토지", en: "Land", zhHans: "土地"),
      LocalizedName("봄봄", en: "Spring, Spring", zhHans: "春春"),
    ],
    longest: LocalizedName("토지", en: "Land", zhHans: "土地"), goal: 12, pace: "behind",
    current: Book(
      title: LocalizedName("채식주의자", en: "The Vegetarian", zhHans: "素食者"),
      author: LocalizedName("한강", en: "Han Kang", zhHans: "韩江"), page: 87, pages: 247, started: Moment.seoul(5, 6),
      due: Moment.seoul(5, 20)),
    pagesToday: 1, pagesChange: -42, streak: 9, reminder: Moment.seoul(5, 14, 21))
}
