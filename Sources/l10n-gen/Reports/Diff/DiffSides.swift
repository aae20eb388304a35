/// What is compared, as it was named.
struct DiffSides {
  var before: String
  var after: String
}
