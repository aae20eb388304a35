import L10nFormats

/// The content of an XLIFF file.
struct XLIFFDocument {
  var files: [File] = []
  /// The program that created the first part of the file, or `nil` if the file doesn't say.
  var tool: XLIFFTool?
  /// The mistakes that keep the file, or parts of it, from being read.
  var problems: [DocumentProblem] = []

  /// The units of one file of the project.
  struct File {
    var original: String
    /// The language of the source texts.
    var source: String?
    /// The language of the translations.
    var target: String?
    /// The start of its tag, in scalars from the start of the file.
    var offset: Int
    var units: [Unit] = []
  }

  struct Unit {
    var id: String
    /// The start of its tag, in scalars from the start of the file.
    var offset: Int
    var source: String?
    var target: Target?
    /// A Boolean value indicating whether its texts contain elements that represent something other than text.
    var hasPlaceholders = false
  }

  struct Target {
    var text: String
    /// Its state, or `nil` if it is final.
    var state: TranslationState?
    /// The start of its tag, in scalars from the start of the file.
    var offset: Int
  }
}
