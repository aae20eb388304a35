extension EmissionOptions {
  /// What to say of a name for the outermost enum that Swift, or the code inside, has no place for; nil for a good one.
  package static func explainRefusal(ofEnumName name: String) -> String? {
    let possible = SwiftIdentifier.rootEnum(name).spelling
    return possible == name ? nil : "'\(name)' can't be the name of an enum here; '\(possible)' can"
  }
}
