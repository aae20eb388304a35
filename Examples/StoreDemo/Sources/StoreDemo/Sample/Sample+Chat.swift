extension Sample {
  static let rooms = [
    ChatRoom(
      name: LocalizedName("성수 산책", en: "Seongsu Stroll", zhHans: "圣水散步"), members: [yeonju, mia, xiaoyu, tom],
      unread: 12, typing: [mia, xiaoyu, tom], lastSeen: Moment.seoul(5, 14, 9, 5),
      mutedUntil: Moment.seoul(5, 14, 18)),
    ChatRoom(
      name: LocalizedName("영수증 모임", en: "Receipt Club", zhHans: "小票俱乐部"), members: [yeonju, tom], unread: 1,
      typing: [tom], lastSeen: Moment.seoul(5, 13, 21, 30), mutedUntil: Moment.seoul(5, 14, 23)),
    ChatRoom(
      name: LocalizedName("LAB 7"), members: [yeonju], unread: 0, typing: [], lastSeen: Moment.seoul(5, 1, 8),
      mutedUntil: Moment.seoul(5, 15)),
  ]

  static let clip = Clip(
    site: "dabom.example", posted: Moment.seoul(4, 30), views: 1_320_000, likes: 3, width: 1920, height: 1080,
    minutes: 2, seconds: 5, tag: "glow")

  static let folders = [
    LocalizedName("봄 메이크업", en: "Spring Makeup", zhHans: "春妆"), LocalizedName("향수", en: "Perfume", zhHans: "香水"),
    LocalizedName("선물", en: "Gifts", zhHans: "礼物"),
  ]
}
