/// `unknown-language`: files and settings whose language can't be told.
struct UnknownLanguage: BundleProblemRule {
  let id = RuleID.unknownLanguage
  let defaultSeverity = Severity.error
  var summary: String {
    "the language of a file or of a setting can't be told, or is written in two ways"
  }
  var explanation: String {
    """
    A file's language is a part of its path that is a tag of BCP 47: ko.yml, ko/store.yml, store.zh-Hans.yml. With \
    'languages' in the configuration only those count, else all that CLDR has data for.

    Country codes are found that people mean as languages (kr, cn, jp, tw), two languages in one path, one language \
    written in two ways (zh-CN.yml beside zh-Hans/store.yml), languages that the configuration doesn't list, and \
    languages it lists that have no file. A file without any language in its path is only a warning: it may be no bundle.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "title: 매장\n", "cn.yml": "title: 门店\n"],
      finding: "'cn' is a country, not a language; name the file after the language 'zh-Hans'",
      fixed: ["ko.yml": "title: 매장\n", "zh-Hans.yml": "title: 门店\n"])
  }

  func report(_ problem: BundleProblem, to reporter: inout Reporter) {
    func report(_ words: String, grade: Severity? = nil, related: [Report.Related] = []) {
      reporter.report(id, words, of: problem, grade: grade, related: related)
    }
    switch problem.kind {
    case .countryCode(let code, let suggestion, let holder):
      let advice =
        switch holder {
        case .path: "name the file after the language '\(suggestion)'"
        case .rootKey: "name the key after the language '\(suggestion)'"
        case .configuration: "write '\(suggestion)'"
        }
      report("'\(code)' is a country, not a language; \(advice)")
    case .twoLanguages(let first, let second):
      report(
        "the path has two languages, '\(first)' and '\(second)'; leave one of them out, or list in 'languages' those "
          + "that are meant")
    case .twoSpellings(let first, let second, let other):
      report(
        "'\(second)' is the same language as '\(first)'; write it in one way",
        related: [.init(place: other, words: "written '\(first)' here")])
    case .noLanguage:
      report(
        "this file isn't read, since no part of its path is a language; name it like 'store.ko.yml' or 'ko/store.yml'",
        grade: .warning)
    case .unlistedLanguage(let language):
      report(
        "this isn't read, since '\(language)' is not among the configured languages; add it to 'languages', or remove "
          + "the texts", grade: .warning)
    case .notATag(let name):
      report("'\(name)' is not a language tag; write one of BCP 47, such as 'ko', 'pt-BR' or 'zh-Hans'")
    case .unknownFallback(let name):
      report("the fallback '\(name)' is none of the catalog's languages; add its files, or remove it")
    case .noFiles(let name, let isSource):
      let language = isSource ? "source language '\(name)'" : "language '\(name)'"
      let otherwise = isSource ? "name another source" : "remove the language"
      report("there is no file of the \(language); add '\(name).yml', or \(otherwise)")
    case .syntax, .encoding, .duplicateKey, .rootMismatch, .idleInclude, .idleMetadata, .idleArgument: break
    }
  }
}
