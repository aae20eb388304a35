import Foundation

/// A review as the database holds it.
struct Review: Sendable {
  var author: Person
  var stars: Int
  /// The last parts of keys below `review.tag`; some may be of another version of the app.
  var tags: [String]
  var body: String
  var visited: Date
  /// Which of the author's visits it was.
  var visit: Int
  var helpful: Int
  var likes: Int
  var firstLike: String
}

/// Somebody who uses the app; the nickname is in whatever script they typed.
struct Person: Sendable {
  var nickname: String
  /// As the server has it: `female`, `male`, or anything else.
  var gender: String
  var ageGroup: Int
}
