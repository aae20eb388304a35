/// The folders of Apple's bundles for languages: `ko.lproj` (Apple, "Bundle Programming Guide", "Localized Resources").
struct LocalizationFolders: LanguageFolderNaming {
  let base = "Base.lproj"
  let writesTags = true

  func language(of folder: String) -> String? {
    folder.hasSuffix(Self.ending) ? String(folder.dropLast(Self.ending.count)) : nil
  }

  func name(of language: String) -> String { language + Self.ending }

  private static let ending = ".lproj"
}
