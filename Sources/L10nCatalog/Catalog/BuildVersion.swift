/// The version of an app in the name of a git tag: the numbers in it, compared one by one, so that `v2.10` comes after
/// `v2.9`.
package struct BuildVersion: Sendable, Hashable {
  /// The name that it was made of.
  let name: String
  private let numbers: [UInt64]

  /// Creates the version of a name, or returns `nil` if the name has no number.
  package init?(_ name: String) {
    var numbers = name.utf8.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.map { digits in
      // No app gets to versions beyond; tags may.
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
