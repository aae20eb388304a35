/// Something that keeps a file, or a part of it, from being read.
struct DocumentProblem: Sendable, Hashable {
  /// What is wrong and what to do, without a final full stop.
  var explanation: String
  /// Where, in scalars from the start of the file.
  var offset: Int
  /// Whether keys or texts may be missing because of it.
  var losesText = true
}

extension [DocumentProblem] {
  /// Whether so many were found that the rest of the file is not looked at.
  var isFull: Bool { count >= BundleDocument.problemLimit }

  /// Adds a problem unless there are too many; the last one says so.
  mutating func report(_ explanation: String, at offset: Int, losesText: Bool = true) {
    guard !isFull else { return }
    append(DocumentProblem(explanation: explanation, offset: offset, losesText: losesText))
    if isFull {
      self[count - 1].losesText = true
      self[count - 1].explanation += "; no more than \(BundleDocument.problemLimit) errors of a file are looked for"
    }
  }
}
