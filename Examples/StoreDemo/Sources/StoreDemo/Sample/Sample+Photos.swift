extension Sample {
  static let photo = Photo(
    author: yeonju, store: stores[0], taken: Moment.seoul(5, 12, 15, 40), width: 4032, height: 3024)

  static let receipt = Receipt(
    store: stores[0],
    items: [
      LocalizedName("수분 크림", en: "Moisture Cream", zhHans: "保湿面霜"),
      LocalizedName("쿠션 팩트", en: "Cushion Compact", zhHans: "气垫粉饼"),
      LocalizedName("선크림 50ml", en: "Sunscreen 50 ml", zhHans: "防晒霜 50ml"),
    ],
    purchased: Moment.seoul(5, 12, 15, 52), total: 38_500, taxFree: 3_500)
}
