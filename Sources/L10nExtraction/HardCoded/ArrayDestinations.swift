/// The destinations of arrays and dictionaries that were looked up, by their brackets: thousands of elements may be in one.
final class ArrayDestinations {
  struct Place: Hashable {
    var file: Int
    var opening: Int
  }

  var destinations: [Place: TextDestinations.Destination?] = [:]
}
