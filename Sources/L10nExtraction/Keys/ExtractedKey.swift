/// A key that code looks up, at one place.
package struct ExtractedKey: Sendable, Hashable {
  /// The key; `nil` if the type of an interpolation isn't known.
  package var key: String?
  /// The name of the table.
  package let table: String
  package let comment: String?
  /// The text of the source language that the code has, apart from the key.
  package let defaultValue: String?
  /// The text with the positions of its values, if the key has several.
  package let positional: String?
  /// The phrases of an App Shortcut, the first of which is the key.
  package let phrases: [String]
  package let certainty: Certainty
  /// A Boolean value indicating whether the lookup names a bundle other than that of the app.
  package var namesBundle = false
  /// A Boolean value indicating whether users see a shape, or nothing, in place of the text.
  package var isRedacted = false
  /// A Boolean value indicating whether a function of the app's own looks the key up, which Xcode doesn't know.
  package var isByOwnLookup = false
  /// A Boolean value indicating whether the project's settings name the function, which is extracted like
  /// `NSLocalizedString`.
  package var isByMacro = false
  /// The index of the file, and the byte in it.
  package let file: Int
  package let byte: Int
  /// The texts between the interpolations, by which keys of a catalog are found.
  package let texts: [String]
  /// The conversions of the interpolations, `nil` for those of unknown types.
  package let conversions: [String?]

  package enum Certainty: Sendable, Hashable {
    /// The call and all types are known.
    case certain
    /// The call is known, but not the type of an interpolation.
    case typeUnknown
    /// The code may look the key up.
    case possible
  }
}
