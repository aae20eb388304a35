// Reads the texts of a large catalog and prints the memory that they take, in KB of 1,000 bytes: the anonymous pages of
// the process, which no file backs, and which count against an app's limit.
//
//     catalog KEYS            the generated tables
//     catalog KEYS STRINGS    Foundation's tables, in a folder with ko.lproj
//
// KEYS is a file with a key in each line.
import Foundation
import L10nRuntime

LanguagePreferences.shared.setLanguages(["ko"])
let keys = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8).split(separator: "\n").map(String.init)
let bundle = CommandLine.arguments.dropFirst(2).first.flatMap { Bundle(path: $0 + "/ko.lproj") }

func anonymousKilobytes() throws -> Double {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") } ?? ""
  return (Double(line.split(separator: " ").dropFirst().first ?? "") ?? 0) * 1.024
}

func text(_ key: String) -> String {
  bundle?.localizedString(forKey: key, value: nil, table: nil) ?? L10n._localization.text(forKey: key) ?? key
}

// What a process has anyway, such as Foundation's own data.
_ = try anonymousKilobytes()
let before = try anonymousKilobytes()
precondition(text("benchmark.sample.plain") == "주문 내역 보기")
let first = try anonymousKilobytes()
var length = 0
for key in keys { length += text(key).utf8.count }
precondition(length > keys.count)
let all = try anonymousKilobytes()
print(Int(first - before), Int(all - before))
