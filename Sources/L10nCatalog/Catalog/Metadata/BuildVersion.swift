/// The version of an app in the name of a git tag: its numbers, compared one by one, so that `v2.10` comes after
/// `v2.9`.
package struct BuildVersion: Sendable, Hashable {
  /// The name of the tag.
  let name: String
  private let numbers: [UInt64]

  /// Creates the version of a name, or returns `nil` if the name has no number.
  package init?(_ name: String) {
    var numbers = name.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.map { digits in
      // Larger numbers don't occur in versions of apps, but may in tags.
      digits.reduce(0 as UInt64) { $0 > .max / 16 ? $0 : $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
    }
    guard !numbers.isEmpty else { return nil }
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.name = name
    self.numbers = numbers
  }

  package static func == (first: BuildVersion, second: BuildVersion) -> Bool {
    first.numbers == second.numbers
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
  }
}

extension BuildVersion: Comparable {
  package static func < (first: BuildVersion, second: BuildVersion) -> Bool {
    first.numbers.lexicographicallyPrecedes(second.numbers)
  }
}
