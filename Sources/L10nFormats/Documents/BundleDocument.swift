package import L10nText

/// The content of a file, whichever format it has.
package struct BundleDocument {
  /// The top node; nil for a file that holds nothing.
  package var root: DocumentNode?
  /// The parts that couldn't be read. All others were.
  package var problems: [DocumentProblem]
  /// The parts that were read, although they may be meant otherwise.
  package var doubts: [DocumentProblem] = []
  /// The keys that stand twice, of which one counts.
  package var repetitions: [RepeatedKey]
  /// The bytes that aren't UTF-8, or `nil` if all are.
  package var illFormed: DocumentProblem?
  /// The facts about a file that has all languages of its messages, as its format defines; `nil` for other files. The
  /// top keys of such a file are languages, and those below are names as the app's code knows them.
  package var allLanguages: AllLanguages?
  /// The notes that a file of one language has on its messages.
  package var notes: [MessageNote] = []
  /// The texts that were put together from several strings, by their offsets.
  package var composed: [Int: ComposedText] = [:]
  /// The number of nodes that stand there by reference, such as those that aliases stand for.
  package var expansion = 0
  /// The text that offsets count in: the input, with replacement characters for what is not UTF-8.
  package var bytes: [UInt8]

  /// The number of nodes that may stand by reference in all files of a catalog.
  package static let expansionLimit = 1_000_000
  /// After so many problems the rest of a file is not looked at.
  static let problemLimit = 100
  /// The greatest nesting depth of collections.
  static let depthLimit = 64

  /// The line of each of the problems, without the spaces before it; of a long one the beginning.
  package func lines(of problems: [DocumentProblem]) -> [String] {
    guard !problems.isEmpty else { return [] }
    let lines = LineTable(bytes)
    return problems.map { problem in
      let range = lines.byteRange(ofLine: lines.line(atScalar: problem.offset))
      let line = bytes[range].prefix(while: { $0 != 0x0A && $0 != 0x0D }).drop { $0 == 0x20 || $0 == 0x09 }
      return String(decoding: line.prefix(Self.longestLine), as: UTF8.self)
    }
  }

  /// The first marker of each conflict that git left: the others, and the keys that both sides have, have the same cause.
  package var conflicts: [DocumentProblem] {
    let markers = problems.withoutConsequencesOfConflicts
    let first = zip(markers, lines(of: markers)).filter { $1.hasPrefix("<<<<<<<") }.map(\.0)
    return first.isEmpty ? Array(markers.prefix(1)) : first
  }

  /// In bytes.
  private static let longestLine = 400

  /// A Boolean value indicating whether nothing is wrong with it.
  package var isSound: Bool { problems.isEmpty && illFormed == nil }

  /// A Boolean value indicating whether all of its keys could be read, whatever is wrong with some values.
  package var hasAllKeys: Bool {
    !problems.contains(where: \.losesKeys) && !problems.haveConflicts && illFormed?.losesKeys != true
  }
}
