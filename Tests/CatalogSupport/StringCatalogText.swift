/// The texts of catalogs, in the form that Xcode writes.
package enum StringCatalogText {
  /// Returns a catalog of entries, given the text between `"strings" : {` and its closing brace.
  package static func catalog(_ strings: String, source: String = "en") -> String {
    """
    {
      "sourceLanguage" : "\(source)",
      "strings" : {
    \(strings)
      },
      "version" : "1.0"
    }
    """
  }

  /// Returns an entry with localizations, each as JSON.
  package static func entry(_ key: String, _ localizations: KeyValuePairs<String, String>, fields: String = "")
    -> String
  {
    let values = localizations.map { "        \"\($0)\" : \($1)" }.joined(separator: ",\n")
    return """
          "\(key)" : {
      \(fields)      "localizations" : {
      \(values)
            }
          }
      """
  }

  package static func unit(_ value: String) -> String {
    #"{ "stringUnit" : { "state" : "translated", "value" : "\#(value)" } }"#
  }

  package static func plural(_ values: KeyValuePairs<String, String>) -> String {
    #"{ "variations" : { "plural" : { \#(list(values)) } } }"#
  }

  package static func device(_ values: KeyValuePairs<String, String>) -> String {
    #"{ "variations" : { "device" : { \#(list(values)) } } }"#
  }

  package static func list(_ values: KeyValuePairs<String, String>) -> String {
    values.map { #""\#($0)" : \#(unit($1))"# }.joined(separator: ", ")
  }

  /// Returns a substitution by a plural. `argument` is its position and `specifier` its conversion, if they are
  /// written.
  package static func substitution(
    _ name: String, argument: Int? = nil, specifier: String? = "lld", _ values: KeyValuePairs<String, String>
  ) -> String {
    let position = argument.map { #""argNum" : \#($0), "# } ?? ""
    let conversion = specifier.map { #""formatSpecifier" : "\#($0)", "# } ?? ""
    return #""\#(name)" : { \#(position)\#(conversion)"variations" : { "plural" : { \#(list(values)) } } }"#
  }

  package static func text(_ value: String, substitutions: String...) -> String {
    let unit = #""stringUnit" : { "state" : "translated", "value" : "\#(value)" }"#
    return #"{ \#(unit), "substitutions" : { \#(substitutions.joined(separator: ", ")) } }"#
  }
}
