/// A target of a project that has its own strings and its own generated code.
package struct ConfiguredModule: Sendable, Hashable {
  /// The name of the target.
  package var name: String
  /// The locations of its translation files, relative to the configuration's directory, or `nil` for all of the
  /// project's.
  package var translations: [String]?
  /// The top-level namespaces that it includes, or `nil` for all.
  package var include: [String]?
  /// The folders of its code, relative to the configuration's directory, or `nil` for the target's own.
  package var sources: [String]?
  /// The output directory as written, or `nil` if a plugin generates the code.
  package var outputDirectory: String?
  /// The outermost enum's name.
  package var enumName = "L10n"
  /// The access level of the generated code.
  package var access = EmissionOptions.Access.internal
  /// The distribution of accessors over files.
  package var split = EmissionOptions.Split.none

  /// Creates a module whose code has the settings of an empty `output`.
  package init(name: String, translations: [String]? = nil, include: [String]? = nil, sources: [String]? = nil) {
    self.name = name
    self.translations = translations
    self.include = include
    self.sources = sources
  }

  /// The name of the module in Swift.
  package var moduleName: String { Self.moduleName(ofTarget: name) }

  /// Returns the name of a target's module in Swift. The target's name may have other characters (as in Clang's C99
  /// names).
  package static func moduleName(ofTarget name: String) -> String {
    let scalars = name.unicodeScalars.enumerated().map { index, scalar -> Unicode.Scalar in
      let isFit = scalar == "_" || (index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
      return isFit ? scalar : "_"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the options of its code.
  ///
  /// - Parameter project: the options of the project.
  package func emission(_ project: EmissionOptions) -> EmissionOptions {
    var options = project
    options.enumName = enumName
    options.access = access
    options.split = split
    return options
  }
}
