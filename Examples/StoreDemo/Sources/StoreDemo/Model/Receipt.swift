import Foundation

/// A receipt that was photographed.
struct Receipt: Sendable {
  var store: Store
  var items: [LocalizedName]
  var purchased: Date
  var total: Decimal
  var taxFree: Decimal
}

/// A photo in a review.
struct Photo: Sendable {
  var author: Person
  var store: Store
  var taken: Date
  var width: Int
  var height: Int
}
