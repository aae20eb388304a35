import L10nLanguage
import L10nMessages

/// An update of a catalog's localization to other texts.
///
/// Only the lines of texts that differ change. Texts with the same meaning keep their spelling, such as `%lld` instead
/// of `%1$lld`, and unknown keys are kept.
struct StringCatalogUpdate {
  /// The state of texts that differ.
  let state: String
  /// The state of all other texts, or `nil` if they keep theirs.
  let otherState: String?

  /// - Parameters:
  ///   - present: the localization in the file.
  ///   - name: the name of the localization's new state, or `nil` for the final one. The texts keep their own states if
  ///     together they already have this state, and if it is a state of the key.
  init(of present: JSONValue, state name: String?) {
    state = StringCatalogState.written(name)
    let isOfKey = name == StringCatalogState.stale.name
    otherState = isOfKey || StringCatalogState.written(StringCatalogState(of: present)?.name) == state ? nil : state
  }

  /// Returns a localization with its own texts and the new states.
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

  /// Returns a localization with new texts.
  ///
  /// - Parameter new: a localization created by `StringCatalogLocalization`.
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
        // The language has no plurals.
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
      let isSame = own["values"] == values
      if !isSame { own["values"] = values }
      if let state = isSame ? otherState : state { own.set("state", to: .string(state)) }
      result["stringSet"] = own
    }
    return result
  }

  /// Returns another localization's variants, or substitutions, in the order of the file.
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

  /// Returns a Boolean value indicating whether two texts have the same meaning.
  private static func areSame(_ text: String, _ other: String) -> Bool {
    guard text != other else { return true }
    let patterns = [text, other].map { MessageSyntax.printf.parse($0).pattern.withoutPlaces }
    return patterns[0] == patterns[1]
  }
}

extension JSONValue {
  /// Returns a language's spelling in the localizations of a string; for a new language, its name.
  func spelling(ofLanguage language: String) -> String {
    if self[language] != nil { return language }
    let tag = LanguageTag(language)
    return members.first { tag != nil && LanguageTag($0.key) == tag }?.key ?? language
  }

  /// The names of an object's members, sorted.
  fileprivate var names: [String] { members.map(\.key).sorted() }
}
