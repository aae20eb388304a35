import L10nLanguage

/// An update of a localization of a catalog to other texts.
///
/// Only the lines of texts that differ change. What means the same stays as somebody wrote it, such as `%lld` in place of
/// `%1$lld`, and so do keys that this version doesn't know.
struct StringCatalogUpdate {
  /// The state of texts that differ.
  let state: String
  /// The state of all other texts, or `nil` if they keep theirs.
  let otherState: String?

  /// - Parameters:
  ///   - present: the localization in the file.
  ///   - name: the name of the state that the localization gets, or `nil` for the final one. Its texts keep their own states
  ///     if they have it together, and if it is one of the key.
  init(of present: JSONValue, state name: String?) {
    state = StringCatalogState.written(name)
    let isOfKey = name == StringCatalogState.stale.name
    otherState = isOfKey || StringCatalogState.written(StringCatalogState(of: present)?.name) == state ? nil : state
  }

  /// Returns a localization with the states, and with its own texts.
  func unchanged(_ present: JSONValue) -> JSONValue {
    guard let otherState, case .object(let members) = present else { return present }
    return .object(
      members.map { member in
        var member = member
        if member.key == "stringUnit" || member.key == "stringSet" {
          member.value.set("state", to: .string(otherState))
        } else {
          member.value = unchanged(member.value)
        }
        return member
      })
  }

  /// Returns a localization with other texts.
  ///
  /// - Parameter new: a localization that `StringCatalogLocalization` has made.
  func updated(_ present: JSONValue, to new: JSONValue) -> JSONValue {
    guard present["substitutions"]?.names == new["substitutions"]?.names else { return new }
    var result = present
    if let substitutions = new["substitutions"] {
      result["substitutions"] = updatedMembers(of: present["substitutions"], to: substitutions)
    }
    if let unit = new["stringUnit"] {
      if let own = present["stringUnit"] {
        result["stringUnit"] = updatedUnit(own, to: unit)
      } else if let own = present["variations"]?["plural"]?["other"]?["stringUnit"],
        present["variations"]?["plural"]?.names == ["other"]
      {
        // A language without plurals.
        result["variations"]?["plural"]?["other"]?["stringUnit"] = updatedUnit(own, to: unit)
      } else {
        return new
      }
    } else if let variations = new["variations"] {
      guard let own = present["variations"], own.names == variations.names else { return new }
      for kind in variations.members {
        result["variations"]?[kind.key] = updatedMembers(of: own[kind.key], to: kind.value)
      }
    } else if let set = new["stringSet"] {
      guard var own = present["stringSet"], let values = set["values"] else { return new }
      let isSame = own["values"]?.isSame(as: values) == true
      if !isSame { own["values"] = values }
      if let state = isSame ? otherState : state { own.set("state", to: .string(state)) }
      result["stringSet"] = own
    }
    return result
  }

  /// Returns the variants, or the substitutions, of another localization, in the order of the file.
  private func updatedMembers(of present: JSONValue?, to new: JSONValue) -> JSONValue {
    guard var result = present else { return new }
    for name in result.names where new[name] == nil { result[name] = nil }
    for member in new.members {
      if let own = result[member.key] {
        result[member.key] = updated(own, to: member.value)
      } else {
        result.set(member.key, to: member.value)
      }
    }
    return result
  }

  private func updatedUnit(_ present: JSONValue, to new: JSONValue) -> JSONValue {
    guard case .string(let text)? = new["value"] else { return new }
    var unit = present
    if case .string(let own)? = present["value"], Self.areSame(own, text) {
      if let otherState { unit.set("state", to: .string(otherState)) }
    } else {
      unit.set("value", to: .string(text))
      unit.set("state", to: .string(state))
    }
    return unit
  }

  /// Returns a Boolean value indicating whether two texts say the same.
  private static func areSame(_ text: String, _ other: String) -> Bool {
    guard text != other else { return true }
    let patterns = [text, other].map { MessageSyntax.printf.parse($0).pattern.withoutPlaces }
    return patterns[0] == patterns[1]
  }
}

extension JSONValue {
  /// Returns the spelling that the localizations of a string have for a language; for a new one, its name.
  func spelling(ofLanguage language: String) -> String {
    if self[language] != nil { return language }
    let tag = LanguageTag(language)
    return members.first { tag != nil && LanguageTag($0.key) == tag }?.key ?? language
  }

  /// The names of an object's members, sorted.
  fileprivate var names: [String] { members.map(\.key).sorted() }
}
