/// The six plural categories of CLDR (TR35 part 3, "Language Plural Rules"), in the order CLDR lists them.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  /// CLDR's order, in which categories are written.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
