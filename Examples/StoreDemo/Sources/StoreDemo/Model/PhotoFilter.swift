import Foundation

/// A photo filter on sale.
struct PhotoFilter: Sendable {
  var name: LocalizedName
  var creator: String
  var price: Decimal
  var dollars: Decimal
  var likes: Int
  var downloads: Int
  var rank: Int
  var looks: Int
}

/// An order of photo filters.
struct Order: Sendable {
  var number: String
  var date: Date
  /// As the server has it.
  var status: String
  var count: Int
  var refundDays: Int
}
