import L10nFormats
import L10nLanguage

/// The printed forms of the languages that a user gets.
enum ResolutionText {
  /// Returns one language per line.
  static func list(_ resolution: Resolution) -> String {
    resolution.links.map { resolution.available[$0.index].name + "\n" }.joined()
  }

  /// Returns each language with its tier, its distance and the reason, followed by the languages that aren't in the
  /// chain.
  static func explained(_ resolution: Resolution) -> String {
    let reasons = ChainReasons(resolution: resolution)
    var text = ""
    for link in resolution.links {
      let distance = link.distance.map { ", distance \($0)" } ?? ""
      text += "\(resolution.available[link.index].name): \(link.tier.name)\(distance)\n"
      text += indented(reasons.reason(for: link))
    }
    let absent = resolution.available.indices.filter { index in !resolution.links.contains { $0.index == index } }
    if !absent.isEmpty { text += "\nNot tried:\n" }
    for language in absent.map({ resolution.available[$0] }) {
      text += "\(language.name)\n" + indented(reasons.reasonForAbsence(of: language))
    }
    if resolution.links.contains(where: { $0.distance != nil }) {
      text += "\nDistance 0 means the same language; from 50 on, users are assumed not to read it (Unicode CLDR).\n"
    }
    return text
  }

  /// Returns a document for programs. Members may be added, but existing members keep their names and meanings.
  static func json(_ resolution: Resolution) -> String {
    let reasons = ChainReasons(resolution: resolution)
    let chain = resolution.links.map { link in
      JSONValue.object([
        ("language", .string(resolution.available[link.index].name)),
        ("tier", .string(link.tier.name)),
        ("because", .string(reasons.reason(for: link))),
      ])
    }
    return JSONValue.object([("match", .optional(resolution.match?.name)), ("chain", .array(chain))]).text + "\n"
  }

  private static func indented(_ reason: String) -> String {
    WrappedText.lines(of: reason).map { "    \($0)\n" }.joined()
  }
}

extension LanguageChain.Tier {
  /// The name of the step in the output.
  fileprivate var name: String {
    switch self {
    case .match: "match"
    case .script: "script"
    case .fallback: "fallback"
    case .source: "source"
    }
  }
}
