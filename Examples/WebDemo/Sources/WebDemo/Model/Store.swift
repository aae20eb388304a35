import Foundation

/// A cosmetics store as a database describes it.
struct Store: Sendable {
  var name: LocalizedName
  var address: LocalizedName
  /// The last part of a key below `region`.
  var region: String
  /// A keyword that the database may know more of than this program.
  var status: String
  var rating: Double
  var reviewCount: Int
  var meters: Int
  var walkingMinutes: Int
  var hours: OpeningHours
  var taxRefund: TaxRefund?
  /// The last parts of keys below `store.languages`.
  var languages: [String]
}

/// When a store is open.
struct OpeningHours: Sendable {
  var opens: Date
  var closes: Date
  var lastEntry: Date
  var holiday: Date
}

/// What a visitor gets back of the tax.
struct TaxRefund: Sendable {
  var isImmediate: Bool
  var minimum: Decimal
  var estimate: Decimal
  var deadline: Date
}
