import ArgumentParser
import L10nProject
import L10nText

/// The translations to publish: the current ones, or those of another branch for some builds.
struct PublishedTranslations {
  /// The current translations, for all other builds.
  let today: [InputFile]
  /// The translations for builds with certain names. If a name is listed more than once, the first entry is used.
  let branches: [(builds: Set<String>, files: [InputFile])]

  /// Returns the translations for the build with a name, which is its tag or the name of its contract.
  func files(forBuild name: String) -> [InputFile] {
    branches.first { $0.builds.contains(name) }?.files ?? today
  }

  /// A branch with the translations for some builds, such as `v2.2.*=release/2.2`.
  struct Branch: Sendable {
    let pattern: String
    let revision: String

    init(parsing text: String) throws {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ValidationError(
          "'\(text)' has no '='; write a pattern of tags and a revision, such as 'v2.2.*=release/2.2'")
      }
      (pattern, revision) = (parts[0], parts[1])
    }
  }
}
