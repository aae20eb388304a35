import Foundation

/// A cosmetics store as the server describes it.
struct Store: Sendable {
  var name: LocalizedName
  var address: LocalizedName
  /// The last part of a key below `region`.
  var region: String
  /// A keyword that newer servers may know more of than this program.
  var status: String
  var rating: Double
  var reviewCount: Int
  var meters: Int
  var walkingMinutes: Int
  var exit: StationExit
  var hours: OpeningHours
  var taxRefund: TaxRefund?
  /// The last parts of keys below `store.languages`.
  var languages: [String]
}

/// The way out of a subway station that leads to a store.
struct StationExit: Sendable {
  var station: LocalizedName
  /// Some are written 2-1.
  var number: String
  var walkingMinutes: Int
}

/// When a store is open.
struct OpeningHours: Sendable {
  var opens: Date
  var closes: Date
  var lastEntry: Date
  var holiday: Date
  var closure: ClosedRange<Date>
}

/// What a visitor gets back of the tax.
struct TaxRefund: Sendable {
  var isImmediate: Bool
  var minimum: Decimal
  var estimate: Decimal
  var deadline: Date
}
