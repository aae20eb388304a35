package import L10nText

/// The content of a file in any format.
package struct BundleDocument {
  /// The top node, or `nil` if the file is empty.
  package var root: DocumentNode?
  /// The parts that couldn't be read. All others were.
  package var problems: [DocumentProblem]
  /// The parts that were read, but may mean something else.
  package var doubts: [DocumentProblem] = []
  /// The keys that occur more than once; only one occurrence counts.
  package var repetitions: [RepeatedKey]
  /// The bytes that aren't UTF-8, or `nil` if all are.
  package var illFormed: DocumentProblem?
  /// The properties of a file that has all languages of its messages, as its format defines; `nil` for other files. The
  /// top keys of such a file are languages, and the keys below are names in the app's code.
  package var allLanguages: AllLanguages?
  /// The language that a file of one language names itself, or `nil` if only its path does.
  package var language: Language?
  /// The notes that a file of one language has on its messages.
  package var notes: [MessageNote] = []
  /// The parts of the notes that may mean something else. Like the notes, they count in the source language's file.
  package var doubtsOfNotes: [DocumentProblem] = []
  /// The original texts of all keys, for a format whose keys are texts of the source language. They count if the source
  /// language's files have no text for a key.
  package var sources: [DocumentEntry] = []
  /// The texts that were composed of several strings, by offset.
  package var composed: [Int: ComposedText] = [:]
  /// The number of nodes that are copies of referenced nodes, such as those of aliases.
  package var expansion = 0
  /// The text that offsets refer to: the input, with replacement characters for bytes that aren't UTF-8.
  package var bytes: [UInt8]

  /// The language that a file names.
  package struct Language: Sendable {
    package var name: String
    /// The position of the name, in scalars from the start of the file.
    package var offset: Int
  }

  /// The limit of such copies in all files of a catalog.
  package static let expansionLimit = 1_000_000
  /// The number of problems after which the rest of a file isn't read.
  static let problemLimit = 100
  /// The greatest nesting depth of collections.
  static let depthLimit = 64

  /// Returns the line of each problem, without leading spaces; only the beginning of a long one.
  package func lines(of problems: [DocumentProblem]) -> [String] {
    guard !problems.isEmpty else { return [] }
    let lines = LineTable(bytes)
    return problems.map { problem in
      let range = lines.byteRange(ofLine: lines.line(atScalar: problem.offset))
      let line = bytes[range].prefix(while: { $0 != 0x0A && $0 != 0x0D }).drop { $0 == 0x20 || $0 == 0x09 }
      return String(decoding: line.prefix(Self.longestLine), as: UTF8.self)
    }
  }

  /// The first marker of each conflict that git left. The other problems have the same cause: further markers, and keys
  /// that both sides have.
  package var conflicts: [DocumentProblem] {
    let markers = problems.withoutConsequencesOfConflicts
    let first = zip(markers, lines(of: markers)).filter { $1.hasPrefix("<<<<<<<") }.map(\.0)
    return first.isEmpty ? Array(markers.prefix(1)) : first
  }

  /// In bytes.
  private static let longestLine = 400

  /// A Boolean value indicating whether it has neither strings nor problems.
  package var isEmpty: Bool { isSound && root?.entries.isEmpty ?? true }

  /// A Boolean value indicating whether it has no problems.
  package var isSound: Bool { problems.isEmpty && illFormed == nil }

  /// A Boolean value indicating whether all of its keys could be read, even if some values have problems.
  package var hasAllKeys: Bool {
    !problems.contains(where: \.losesKeys) && !problems.haveConflicts && illFormed?.losesKeys != true
  }
}
