extension Sample {
  static let filters = [
    PhotoFilter(
      name: LocalizedName("봄볕", en: "Spring Sun", zhHans: "春日"), creator: "하연주", price: 4_900, dollars: 3.6,
      likes: 12_400, downloads: 153_000, rank: 1, looks: 8),
    PhotoFilter(
      name: LocalizedName("바다", en: "Seaside", zhHans: "海边"), creator: "Mia", price: 12_000, dollars: 8.82,
      likes: 980, downloads: 2_150, rank: 2, looks: 1),
    PhotoFilter(
      name: LocalizedName("ISO 400"), creator: "Tom", price: 0, dollars: 0, likes: 1_234_567, downloads: 20_600_000,
      rank: 23, looks: 12),
  ]

  static let orders = [
    Order(number: "A-260502-17", date: Moment.seoul(5, 2), status: "refunded", count: 1, refundDays: 0),
    Order(number: "A-260513-04", date: Moment.seoul(5, 13), status: "paid", count: 3, refundDays: 6),
  ]
}
