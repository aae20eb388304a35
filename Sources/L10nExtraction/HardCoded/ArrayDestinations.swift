/// The destinations of arrays and dictionaries that were looked up, by their brackets: thousands of elements may be in one.
final class ArrayDestinations {
  struct Place: Hashable {
    var file: Int
    var opening: Int
    /// The depth of the search, which ends at some depth without a result.
    var depth: Int
  }

  var destinations: [Place: TextDestinations.Destination?] = [:]
}
