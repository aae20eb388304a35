/// A name as generated Swift spells it.
///
/// Names are made here alone, so that whatever a key, an argument or a keyword holds, the spelling is one identifier,
/// is none of the names that generated code itself uses, and never begins with an underscore and a letter, which keeps
/// `_text` and what else accessors call out of reach.
package struct SwiftIdentifier: Sendable, Hashable {
  /// The name as it is written in code, in backticks where it is a keyword.
  package let spelling: String

  /// The name of a type: `UpperCamelCase`.
  static func type(_ text: String, rootEnum: SwiftIdentifier? = nil) -> SwiftIdentifier {
    SwiftIdentifier(name: CamelCase.upper(text), rootEnum: rootEnum)
  }

  /// The name of a type made of two: of a message and its argument, for example.
  static func type(_ first: String, _ second: String, rootEnum: SwiftIdentifier? = nil) -> SwiftIdentifier {
    SwiftIdentifier(name: CamelCase.upper(first) + CamelCase.upper(second), rootEnum: rootEnum)
  }

  /// The name of a property, a function, a parameter or a case: `lowerCamelCase`.
  package static func member(_ text: String, rootEnum: SwiftIdentifier? = nil) -> SwiftIdentifier {
    SwiftIdentifier(name: CamelCase.lower(text), rootEnum: rootEnum)
  }

  /// The outermost enum's name, which somebody chose: itself where Swift takes it, else the nearest that it does.
  package static func rootEnum(_ text: String) -> SwiftIdentifier {
    let isName =
      text.unicodeScalars.first.map(IdentifierScalars.canBegin) ?? false
      && text.unicodeScalars.allSatisfy(IdentifierScalars.canContinue)
    let identifier = isName ? SwiftIdentifier(name: text, rootEnum: nil) : type(text)
    guard identifier.spelling.first == "`" || ReservedNames.unfitForRootEnum.contains(text) else { return identifier }
    return type(text)
  }

  /// The same name with an underscore behind it, for a place where it is taken.
  var avoided: SwiftIdentifier {
    SwiftIdentifier(spelling: plain + "_")
  }

  /// The name without backticks, as attributes and diagnostics take it.
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
