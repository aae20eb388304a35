/// A name as spelled in generated Swift.
///
/// Names are created only here, so that for any key, argument or keyword the spelling is one identifier, isn't a name
/// that generated code uses itself, and never begins with an underscore and a letter, which keeps names such as `_text`
/// free for accessors' own calls.
package struct SwiftIdentifier: Sendable, Hashable {
  /// The name as written in code, in backticks if it is a keyword.
  package let spelling: String

  /// Creates the name of a type: `UpperCamelCase`.
  package static func type(_ text: String, rootEnum: SwiftIdentifier? = nil) -> SwiftIdentifier {
    SwiftIdentifier(name: CamelCase.upper(text), rootEnum: rootEnum)
  }

  /// Creates the name of a type from two names: of a message and its argument, for example.
  static func type(_ first: String, _ second: String, rootEnum: SwiftIdentifier? = nil) -> SwiftIdentifier {
    SwiftIdentifier(name: CamelCase.upper(first) + CamelCase.upper(second), rootEnum: rootEnum)
  }

  /// Creates the name of a property, a function, a parameter or a case: `lowerCamelCase`.
  package static func member(_ text: String, rootEnum: SwiftIdentifier? = nil) -> SwiftIdentifier {
    SwiftIdentifier(name: CamelCase.lower(text), rootEnum: rootEnum)
  }

  /// Creates the outermost enum's configured name: the name itself if Swift accepts it, otherwise the nearest one that
  /// it does.
  package static func rootEnum(_ text: String) -> SwiftIdentifier {
    let isName =
      text.unicodeScalars.first.map(IdentifierScalars.canBegin) ?? false
      && text.unicodeScalars.allSatisfy(IdentifierScalars.canContinue)
    let identifier = isName ? SwiftIdentifier(name: text, rootEnum: nil) : type(text)
    guard identifier.spelling.first == "`" || ReservedNames.unfitForRootEnum.contains(text) else { return identifier }
    return type(text)
  }

  /// The name with an underscore at its end, for use where the name is taken.
  package var avoided: SwiftIdentifier {
    SwiftIdentifier(spelling: plain + "_")
  }

  /// The name without backticks, as used in attributes and diagnostics.
  package var plain: String { spelling.filter { $0 != "`" } }

  /// The name as a call's label, where only one keyword needs backticks.
  package var asLabel: SwiftIdentifier { spelling == "`inout`" ? self : SwiftIdentifier(spelling: plain) }

  private init(spelling: String) {
    self.spelling = spelling
  }

  private init(name: String, rootEnum: SwiftIdentifier?) {
    if ReservedNames.usedByGeneratedCode.contains(name) || name == rootEnum?.spelling {
      spelling = name + "_"
    } else if ReservedNames.keywords.contains(name) {
      spelling = "`" + name + "`"
    } else if name.utf8.first.map({ $0 >= 0x30 && $0 <= 0x39 }) ?? true {
      spelling = "_" + name
    } else {
      spelling = name
    }
  }
}
