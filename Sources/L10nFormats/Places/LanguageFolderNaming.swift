/// A way of naming folders after the language of the files in them.
package protocol LanguageFolderNaming: Sendable {
  /// The folder of the source language's files, whose name doesn't say the language.
  var base: String { get }

  /// A Boolean value indicating whether a folder's name has the tag of its language as it is.
  var writesTags: Bool { get }

  /// Returns the language that a folder is for, or `nil` if it is another folder.
  func language(of folder: String) -> String?

  /// Returns the name of the folder for a language.
  func name(of language: String) -> String

  /// Returns a path with the folder of a language in the place of one with a placeholder, or `nil` if the path has no such
  /// folder, or the language just takes the placeholder's place.
  func path(_ path: String, replacing placeholder: String, with language: String, isSource: Bool) -> String?
}

extension LanguageFolderNaming {
  package func path(
    _ path: String, replacing placeholder: String, with language: String, isSource: Bool
  ) -> String? { nil }
}
