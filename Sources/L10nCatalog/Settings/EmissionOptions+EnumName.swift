extension EmissionOptions {
  /// Returns an explanation if Swift or the generated code can't use a name for the outermost enum, or `nil` if it can.
  package static func explainRefusal(ofEnumName name: String) -> String? {
    let possible = SwiftIdentifier.rootEnum(name).spelling
    return possible == name ? nil : "'\(name)' can't be the name of an enum here; '\(possible)' can"
  }
}
