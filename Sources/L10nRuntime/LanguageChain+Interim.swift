enum LanguageChain {
  static func resolve(preferred: [String], available: [String], fallback: [String], source: String) -> [String] {
    var chain: [String] = []
    for wanted in preferred.flatMap({ [$0, String($0.prefix { $0 != "-" })] }) + fallback + [source]
    where available.contains(wanted) && !chain.contains(wanted) {
      chain.append(wanted)
    }
    return chain
  }
}
