import TestSupport

/// A file with a random change, for readers that must always agree.
struct RandomChange {
  let bytes: [UInt8]
  /// The text around the change.
  let shown: String

  /// - Parameter pieces: the texts that may replace a few bytes.
  init(of text: [UInt8], by pieces: [String], _ generator: inout SplitMix) {
    var changed = text
    let index = Int.random(in: 0..<text.count - 8, using: &generator)
    let range = index..<index + Int.random(in: 0...8, using: &generator)
    changed.replaceSubrange(range, with: Array((pieces.randomElement(using: &generator) ?? "").utf8))
    bytes = changed
    shown = String(decoding: changed[max(0, index - 40)..<min(changed.count, index + 60)], as: UTF8.self)
  }
}
