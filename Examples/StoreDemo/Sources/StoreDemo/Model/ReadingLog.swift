import Foundation

/// The books somebody reads this year.
struct ReadingLog: Sendable {
  var finished: [LocalizedName]
  var longest: LocalizedName
  var goal: Int
  /// `ahead`, `behind`, or anything else.
  var pace: String
  var current: Book
  var pagesToday: Int
  var pagesChange: Int
  var streak: Int
  var reminder: Date
}

/// A book from the library.
struct Book: Sendable {
  var title: LocalizedName
  var author: LocalizedName
  var page: Int
  var pages: Int
  var started: Date
  var due: Date
}
