/// The two sides of a comparison, as they were named.
struct DiffSides {
  var before: String
  var after: String
}
