package import L10nLanguage
package import L10nText

/// The signs in files that they are written in a dialect of their format.
package protocol FileDialectSigns: Sendable {
  /// The dialect if the files can hardly be in another, or `nil`.
  var dialect: FileDialect? { get }

  /// Adds the signs of a file.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 without a byte-order mark.
  ///   - categories: the categories of cardinal numbers in the file's language.
  mutating func add(_ bytes: [UInt8], categories: Set<PluralCategory>)
}
