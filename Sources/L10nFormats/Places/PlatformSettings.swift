/// The settings of a platform's own tool in a project, as far as they say where its translations are.
package struct PlatformSettings: Sendable, Hashable {
  /// The folder of the files, relative to that of the settings.
  package var directory: String
  /// The source language, or `nil` if the settings don't say it.
  package var source: String?
}
