/// Something that keeps a file, or a part of it, from being read.
struct DocumentProblem: Sendable, Hashable {
  /// What is wrong and what to do, without a final full stop.
  var explanation: String
  /// Where, in scalars from the start of the file.
  var offset: Int
}
