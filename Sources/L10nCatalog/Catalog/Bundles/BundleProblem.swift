package import L10nFormats
package import L10nText

/// A mistake in the files of a catalog, found while reading them.
package struct BundleProblem: Sendable {
  package var kind: Kind
  package var place: Place
  /// The language of the file, if it has one.
  package var language: String?
  /// The text of the problem, by the names that people know; empty if it isn't in a text.
  package var subject = Finding.Subject()
  /// A Boolean value indicating whether it is the length of the subject's key, without which the rest of the file was
  /// read.
  package var isLengthOfKey = false

  package enum Kind: Sendable {
    /// A mistake in the file's format, or a limit of reading that it exceeds, with an explanation. `written` is the
    /// line or key at the place, or `nil` if the problem is about the whole file.
    case syntax(explanation: String, written: String?, FormatID)
    /// A part that was read, but may mean something else.
    case doubt(explanation: String, written: String?, FormatID)
    /// Bytes that aren't text, or an encoding that isn't supported.
    case encoding(explanation: String)
    /// A key that occurs twice, with its path, its spelling in the file, the place of the first, and the occurrence
    /// that is shown.
    case duplicateKey(path: String, written: String, first: Place, shown: Repetition)
    /// A file with the name of a copy of another one. It isn't read.
    case copiedFile(of: String)
    /// The first file of a table that a String Catalog in the same folder has, too. None of its files is read.
    case replacedTable(by: String)
    /// A second byte-order mark at the start of a file.
    case repeatedMark
    /// A country code that was meant as a language.
    case countryCode(String, suggestion: String, in: Holder)
    /// Two different languages in one path.
    case twoLanguages(String, String)
    /// One language spelled in two ways, with a place of the other.
    case twoSpellings(String, String, other: Place)
    /// A bundle's file without a language in its path, with its name without the extension.
    case noLanguage(FormatID, name: String)
    /// A file or root key of a language that the configuration doesn't list.
    case unlistedLanguage(String)
    /// A configured language that isn't a BCP 47 tag.
    case notATag(String)
    /// A configured fallback that isn't one of the languages.
    case unknownFallback(String)
    /// A language that the configuration lists as sparse, although no other language can provide its messages.
    case idleSparse(String)
    /// A language that is configured and has no file.
    case noFiles(String, isSource: Bool)
    /// A namespace in the configuration's `include` that the source doesn't have.
    case idleInclude(String)
    /// A pattern with a syntax in the configuration that no message of the source matches.
    case idleSyntax(String, isNamespace: Bool)
    /// Metadata or a glossary that isn't read, with the path at which it would be read.
    case idleSettings(path: String, readPath: String)
    /// A pattern of keys for a table that no key of the source matches.
    case idleTableKeys(String)
    /// A pattern of strings of notifications that no key of the source matches.
    case idleNotifications(String)
    /// Metadata for a key that the source doesn't have, or that is a namespace there.
    case idleMetadata(key: String, isNamespace: Bool)
    /// Metadata for an argument that the source's message doesn't have.
    case idleArgument(String, key: String, known: [String])
    /// A folder of a listing that isn't named like a locale of the store, with the one that was probably meant.
    case unknownLocale(String, Store, suggestion: String?)
    /// A listing without a locale in the language that the project is translated from, with the locale that is compared
    /// instead.
    case noSourceLocale(of: String, guess: String)
    /// A file whose root key is another language than the one in its path.
    case rootMismatch(root: String)
  }

  /// One of several occurrences of a key.
  package enum Repetition: Sendable {
    case first, last
    /// Any of them, because they have the same content.
    case any
  }

  /// A place where a language is written.
  package enum Holder: Sendable {
    case path, rootKey, configuration
  }
}

extension BundleProblem {
  /// Creates a problem of one of a catalog's files.
  ///
  /// - Parameters:
  ///   - line: the line of the problem, or `nil` if its explanation is enough.
  ///   - isDoubt: a Boolean value indicating whether the part could be read.
  ///   - index: the index of the file in the catalog.
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
      // In a baseline, doubts have no language.
      language: isDoubt ? language : language ?? problem.language,
      subject: .init(language: language ?? problem.language, key: problem.key), isLengthOfKey: problem.isLengthOfKey)
  }
}

extension BundleDocument {
  /// Returns the problems and doubts of the file as problems of a catalog.
  ///
  /// - Parameter index: the index of the file in the catalog.
  func bundleProblems(_ format: FormatID, file index: Int) -> [BundleProblem] {
    bundleProblems(problems, format, file: index) + bundleProblems(doubts, format, file: index, areDoubts: true)
  }

  /// Returns problems of the file as problems of a catalog.
  ///
  /// - Parameter index: the index of the file in the catalog.
  func bundleProblems(
    _ problems: [DocumentProblem], _ format: FormatID, file index: Int, areDoubts: Bool = false
  ) -> [BundleProblem] {
    zip(problems, lines(of: problems)).map { problem, line in
      BundleProblem(problem, written: line, isDoubt: areDoubts, format, file: index)
    }
  }
}
