/// A problem that prevents a file, or a part of it, from being read.
package struct DocumentProblem: Sendable, Hashable {
  /// The mistake and how to fix it, in one sentence without a final full stop.
  package var explanation: String
  /// The position, in scalars from the start of the file.
  package var offset: Int
  /// A Boolean value indicating whether keys may be missing because of it. A key that lost only its value is in the
  /// tree, with the value ``DocumentNode/Content/unread``.
  package var losesKeys = true
  /// The language of its text, in a file that has several; `nil` if the file doesn't say.
  package var language: String?
  /// The key of the string that it is in, or `nil` if it isn't in one, or its position says so.
  package var key: String?

  package init(explanation: String, offset: Int, losesKeys: Bool = true, language: String? = nil, key: String? = nil) {
    self.explanation = explanation
    self.offset = offset
    self.losesKeys = losesKeys
    self.language = language
    self.key = key
  }

  /// The explanation of a key that is too long to be read.
  static let longKey = "a key may have \(YAMLTreeBuilder.keyLimit) bytes at most; shorten it"

  /// A Boolean value indicating whether ``key`` is too long to be read.
  package var isLengthOfKey: Bool { explanation.hasPrefix(Self.longKey) && key != nil }

  /// The explanation of a line that git writes between the sides of a conflict.
  static let conflictMarker = "this is a git conflict marker; resolve the conflict and remove its markers"

  fileprivate var isConflictMarker: Bool { explanation.hasPrefix(Self.conflictMarker) }
}

extension [DocumentProblem] {
  /// A Boolean value indicating whether the limit is reached, so that the rest of the file isn't read.
  package var isFull: Bool { count >= BundleDocument.problemLimit }

  /// The problems, or only the conflict markers if there are any, because both sides together are rarely well-formed.
  var withoutConsequencesOfConflicts: Self {
    guard haveConflicts else { return self }
    return filter(\.isConflictMarker).map { problem in
      var problem = problem
      problem.losesKeys = true
      return problem
    }
  }

  /// A Boolean value indicating whether any of them is a conflict marker.
  package var haveConflicts: Bool { contains(where: \.isConflictMarker) }

  /// Notes that the problems from an index on are about the text of a language.
  mutating func note(language: String, from index: Int) {
    for index in indices.dropFirst(index) { self[index].language = language }
  }

  /// Notes that the problems from an index on are in the string of a key.
  mutating func note(key: String, from index: Int) {
    for index in indices.dropFirst(index) { self[index].key = key }
  }

  /// Notes that keys may be missing because of the last problem.
  mutating func noteLostKeys() {
    if !isEmpty { self[count - 1].losesKeys = true }
  }

  /// Adds a problem unless there are too many; the last one mentions the limit.
  package mutating func report(_ explanation: String, at offset: Int, losesKeys: Bool = true) {
    add([DocumentProblem(explanation: explanation, offset: offset, losesKeys: losesKeys)])
  }

  /// Adds the problems of a later part of the file, like ``report(_:at:losesKeys:)``.
  mutating func add(_ others: [DocumentProblem]) {
    for problem in others where !isFull {
      append(problem)
      guard isFull else { continue }
      self[count - 1].losesKeys = true
      let limit = "; a file's first \(BundleDocument.problemLimit) errors are reported"
      if !problem.explanation.hasSuffix(limit) { self[count - 1].explanation += limit }
    }
  }
}
