package import L10nFormats
package import L10nText

/// Something wrong with the files of a catalog, found while they were read.
package struct BundleProblem: Sendable {
  package var kind: Kind
  package var place: Place
  /// The language of the file, where it has one.
  package var language: String?
  /// The text that it is in, as people know it; empty if it is in none.
  package var subject = Finding.Subject()

  package enum Kind: Sendable {
    /// A mistake in the file's format, or a limit of reading that it exceeds; the explanation says which. `written` is
    /// the line or key at the place, or `nil` if the problem is about the whole file.
    case syntax(explanation: String, written: String?, FormatID)
    /// A part that could be read, although it may be meant otherwise.
    case doubt(explanation: String, written: String?, FormatID)
    /// Bytes that are not text, or an encoding that is not read.
    case encoding(explanation: String)
    /// A key that stands twice, with its path, as the file has it, with the place of the first, and which one is shown.
    case duplicateKey(path: String, written: String, first: Place, shown: Repetition)
    /// A file whose name is that of a copy of another one, which isn't read.
    case copiedFile(of: String)
    /// A second byte-order mark at the start of a file.
    case repeatedMark
    /// A country's code where a language's is meant.
    case countryCode(String, suggestion: String, in: Holder)
    /// Two different languages in one path.
    case twoLanguages(String, String)
    /// One language written in two ways, with a place of the other.
    case twoSpellings(String, String, other: Place)
    /// A bundle's file without any language in its path, with its name without the extension.
    case noLanguage(FormatID, name: String)
    /// A file or root key of a language that the configuration doesn't list.
    case unlistedLanguage(String)
    /// A configured language that is not a tag of BCP 47.
    case notATag(String)
    /// A configured fallback that is none of the languages.
    case unknownFallback(String)
    /// A language that the configuration lists as sparse, although there is no other to take messages from.
    case idleSparse(String)
    /// A language that is configured and has no file.
    case noFiles(String, isSource: Bool)
    /// A namespace that the configuration includes and the source doesn't have.
    case idleInclude(String)
    /// A pattern that the configuration gives a syntax, and that no message of the source matches.
    case idleSyntax(String, isNamespace: Bool)
    /// Metadata or a glossary that isn't read, with the path at which it would be.
    case idleSettings(path: String, readPath: String)
    /// A pattern of keys for a table that no key of the source matches.
    case idleTableKeys(String)
    /// Metadata of a key that the source doesn't have, or that is a namespace there.
    case idleMetadata(key: String, isNamespace: Bool)
    /// Metadata of an argument that the source's message doesn't have.
    case idleArgument(String, key: String, known: [String])
    /// A file whose root key is another language than its path says.
    case rootMismatch(root: String)
  }

  /// One of several occurrences of a key.
  package enum Repetition: Sendable {
    case first, last
    /// Any of them, because they have the same content.
    case any
  }

  /// The kind of place where a language is written.
  package enum Holder: Sendable {
    case path, rootKey, configuration
  }
}

extension BundleProblem {
  /// Creates a problem of a file one of a catalog.
  ///
  /// - Parameters:
  ///   - line: the line of the problem, or `nil` if its text says enough.
  ///   - isDoubt: whether the part could be read.
  ///   - index: the index of the file among those of the catalog.
  init(
    _ problem: DocumentProblem, written line: String? = nil, isDoubt: Bool = false, _ format: FormatID,
    file index: Int, language: String? = nil
  ) {
    let explanation = problem.explanation
    self.init(
      kind: isDoubt
        ? .doubt(explanation: explanation, written: line, format)
        : .syntax(explanation: explanation, written: line, format),
      place: Place(file: index, offset: problem.offset),
      // A baseline knows doubts without a language.
      language: isDoubt ? language : language ?? problem.language,
      subject: .init(language: language ?? problem.language, key: problem.key))
  }
}

extension BundleDocument {
  /// Returns the problems and doubts of the file as problems of a catalog.
  ///
  /// - Parameter index: the index of the file among those of the catalog.
  func bundleProblems(_ format: FormatID, file index: Int) -> [BundleProblem] {
    bundleProblems(problems, format, file: index) + bundleProblems(doubts, format, file: index, areDoubts: true)
  }

  /// Returns problems of the file as those of a catalog.
  ///
  /// - Parameter index: the index of the file among those of the catalog.
  func bundleProblems(
    _ problems: [DocumentProblem], _ format: FormatID, file index: Int, areDoubts: Bool = false
  ) -> [BundleProblem] {
    zip(problems, lines(of: problems)).map { problem, line in
      BundleProblem(problem, written: line, isDoubt: areDoubts, format, file: index)
    }
  }
}
