extension Sample {
  static let yeonju = Person(nickname: "하연주", gender: "female", ageGroup: 20)
  static let mia = Person(nickname: "Mia", gender: "undisclosed", ageGroup: 30)
  static let xiaoyu = Person(nickname: "小雨", gender: "female", ageGroup: 20)
  static let tom = Person(nickname: "Tom", gender: "male", ageGroup: 40)

  static let reviews = [
    Review(
      author: yeonju, stars: 5, tags: ["recommend", "many_testers", "quick_tax_refund"],
      body: "테스터가 많아서 한참 구경했어요.", visited: Moment.seoul(5, 12), visit: 1, helpful: 12, likes: 4,
      firstLike: tom.nickname),
    Review(
      author: tom, stars: 4, tags: ["speaks_my_language", "worth_the_price"],
      body: "Everyone was patient with my many questions.", visited: Moment.seoul(5, 3), visit: 2, helpful: 1,
      likes: 2, firstLike: mia.nickname),
    Review(
      author: mia, stars: 2, tags: ["not_clean", "smells_like_spring"],
      body: "Crowded on Saturday.", visited: Moment.seoul(4, 25), visit: 3, helpful: 0, likes: 0, firstLike: ""),
  ]
}
