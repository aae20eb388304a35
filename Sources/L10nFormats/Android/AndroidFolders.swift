/// The folders of Android's resources as a naming of folders.
struct AndroidFolders: LanguageFolderNaming {
  let base = AndroidFolder.base
  /// A language has several names, such as those with its former code.
  let writesTags = false

  func language(of folder: String) -> String? { AndroidFolder.language(of: folder) }
  func name(of language: String) -> String { AndroidFolder.name(of: language) }

  func path(_ path: String, replacing placeholder: String, with language: String, isSource: Bool) -> String? {
    AndroidFolder.path(path, placeholder: placeholder, language: language, isSource: isSource)
  }
}
