// Reads texts of a generated table by key; `scale.sh` compiles this with tables of several sizes.
import L10nRuntime

let clock = ContinuousClock()
LanguagePreferences.shared.setLanguages(["ko"])
let key = "benchmark.sample.plain"
var text: String?
let first = clock.measure { text = L10n._localization.text(forKey: key) }
precondition(text == "주문 내역 보기", "the sample's text is \(text ?? "missing")")

let count = 1_000_000
var length = 0
let others = clock.measure {
  for _ in 0..<count { length &+= L10n._localization.text(forKey: key)?.utf8.count ?? 0 }
}
precondition(length > 0)
print("first text \(first), by key each \(others / count)")
