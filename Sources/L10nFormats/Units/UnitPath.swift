package import L10nLanguage
import L10nText

/// The variant of a message that a text belongs to: for a device, for a plural category, inside a substitution, or an
/// item of a list.
///
/// It is written as in Xcode's XLIFF files: `device.iphone.plural.one`, `substitutions.count.plural.other`.
package struct UnitPath: Hashable {
  package var steps: [Step] = []

  /// Creates the path of a variant or, if there are no steps, of the whole message.
  package init(steps: [Step] = []) { self.steps = steps }

  package enum Step: Hashable {
    case device(String)
    case plural(PluralCategory)
    case substitution(String)
    /// The index of an item, from 0.
    case item(Int)
  }

  /// A Boolean value indicating whether the message has no variants.
  var isWhole: Bool { steps.isEmpty }

  /// The plural category at its end, or `nil` if it doesn't end in one.
  package var category: PluralCategory? {
    if case .plural(let category)? = steps.last { category } else { nil }
  }

  /// The name of the substitution that contains the text, or `nil` if none does.
  package var substitution: String? {
    if case .substitution(let name)? = steps.first { name } else { nil }
  }

  /// A Boolean value indicating whether the text is for all devices, or for one that Xcode knows.
  package var hasKnownDevice: Bool {
    steps.allSatisfy { step in
      guard case .device(let name) = step else { return true }
      return ["iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other"].contains(name)
    }
  }

  /// Returns the path with another category at its end.
  package func with(_ category: PluralCategory) -> UnitPath { parent + .plural(category) }

  /// The path without its last step.
  package var parent: UnitPath { UnitPath(steps: steps.dropLast()) }

  static func + (path: UnitPath, step: Step) -> UnitPath { UnitPath(steps: path.steps + [step]) }
}

extension UnitPath: Comparable {
  /// Plural categories are in CLDR's order, and items in their own.
  package static func < (one: UnitPath, other: UnitPath) -> Bool { one.steps.lexicographicallyPrecedes(other.steps) }
}

extension UnitPath.Step: Comparable {
  package static func < (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.plural(let one), .plural(let other)): one < other
    case (.item(let one), .item(let other)): one < other
    case (.device(let one), .device(let other)), (.substitution(let one), .substitution(let other)):
      KeyOrder.precedes(one, other)
    default: one.rank < other.rank
    }
  }

  private var rank: Int {
    switch self {
    case .device: 0
    case .plural: 1
    case .substitution: 2
    case .item: 3
    }
  }
}

extension UnitPath: CustomStringConvertible {
  package var description: String {
    steps.map { step in
      switch step {
      case .device(let name): "device.\(name)"
      case .plural(let category): "plural.\(category.rawValue)"
      // A name between `@` signs may have dots.
      case .substitution(let name): "substitutions." + (name.contains(".") ? "@\(name)@" : name)
      case .item(let index): "item.\(index + 1)"
      }
    }.joined(separator: ".")
  }

  /// Reads a path; returns `nil` if the text isn't one.
  package init?(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      guard let kind = Self.next(in: &rest), let name = Self.next(in: &rest) else { return nil }
      switch kind {
      case "device": steps.append(.device(name))
      case "plural":
        guard let category = PluralCategory(rawValue: name) else { return nil }
        steps.append(.plural(category))
      case "substitutions": steps.append(.substitution(name))
      case "item":
        guard let number = Int(name), number > 0 else { return nil }
        steps.append(.item(number - 1))
      default: return nil
      }
    }
    if steps.isEmpty || text.hasSuffix(".") { return nil }
  }

  /// Removes and returns a name and the dot after it, or returns `nil` if there is none.
  private static func next(in rest: inout Substring) -> String? {
    if rest.hasPrefix("@"), let end = rest.firstRange(of: "@.") {
      defer { rest = rest[end.upperBound...] }
      return String(rest[..<end.lowerBound].dropFirst())
    }
    let end = rest.firstIndex(of: ".") ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return end == rest.startIndex ? nil : String(rest[..<end])
  }
}

extension UnitPath {
  /// The keys that lead to the text in an entry of a `.stringsdict` file.
  var stringsdictKeys: [String] {
    if steps.isEmpty { return [Self.stringsdictFormat] }
    return steps.flatMap { step in
      switch step {
      case .device(let name): [Self.stringsdictDevices, name]
      case .plural(let category): [category.rawValue]
      case .substitution(let name): [name]
      case .item(let index): [String(index)]
      }
    }
  }

  static let stringsdictFormat = "NSStringLocalizedFormatKey"
  static let stringsdictDevices = "NSStringDeviceSpecificRuleType"
}
