import L10nLanguage

/// How bundles are to be read.
public struct ReadingOptions: Sendable {
  /// The language that defines keys and arguments.
  public var source: String
  /// The languages to read; nil for those found.
  public var languages: [String]?
  /// The languages tried where one lacks a message.
  public var fallback: [String]
  /// The placeholder syntax.
  public var syntax: MessageSyntax
  /// Whether names beside the language in a path are namespaces of the file's keys.
  public var usesNamespaces: Bool
  /// The top-level namespaces to take; nil for all.
  public var include: [String]?
  /// The configuration that says so.
  public var configuration: SourceFile
  /// Where the configuration names each language, in scalars from its start.
  public var languageOffsets: [String: Int]
  /// Where it names each of the namespaces to take, likewise.
  public var includeOffsets: [String: Int] = [:]

  /// Makes options.
  public init(
    source: String, languages: [String]? = nil, fallback: [String] = [], syntax: MessageSyntax = .icu,
    usesNamespaces: Bool = true, include: [String]? = nil,
    configuration: SourceFile = SourceFile(path: "l10n.yml", bytes: []), languageOffsets: [String: Int] = [:]
  ) {
    self.source = source
    self.languages = languages
    self.fallback = fallback
    self.syntax = syntax
    self.usesNamespaces = usesNamespaces
    self.include = include
    self.configuration = configuration
    self.languageOffsets = languageOffsets
  }
}
