/// A way of reading files that a project's settings choose, because the files themselves don't say it: JSON as i18next
/// reads it. The files' format defines it.
package struct FileDialect: Sendable, Hashable {
  private let name: String

  package init(_ name: String) {
    self.name = name
  }
}
