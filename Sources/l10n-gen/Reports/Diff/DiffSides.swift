/// The names of the two sides in a comparison.
struct DiffSides {
  var before: String
  var after: String
}
