import TestSupport
import Testing

/// `scripts/fuzz.sh` searches for more with libFuzzer.
@Suite("Input from outside")
struct FuzzTargetTests {
  @Test("inputs that once broke a reader or a parser are read", arguments: FuzzTarget.all.map(\.name))
  func known(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try FuzzInputs.inputs(of: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let violations = target.violations(input.bytes)
      #expect(violations.isEmpty, "\(name)/\(input.name)")
    }
  }

  @Test("the same inputs are read with bytes changed, lost, repeated and mixed", arguments: FuzzTarget.all.map(\.name))
  func changed(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try FuzzInputs.inputs(of: name).map(\.bytes)
    var random = SplitMix(state: 11)
    for _ in 0..<25 {
      guard var input = inputs.randomElement(using: &random) else { continue }
      for _ in 0..<Int.random(in: 1...4, using: &random) { change(&input, inputs, &random) }
      let violations = target.violations(input)
      #expect(violations.isEmpty, "\(name): \(String(decoding: input, as: UTF8.self).debugDescription)")
    }
  }

  private func change(_ input: inout [UInt8], _ others: [[UInt8]], _ random: inout SplitMix) {
    let start = Int.random(in: 0...input.count, using: &random)
    let end = min(input.count, start + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: input.removeSubrange(start..<end)
    case 1: input.insert(contentsOf: input[start..<end], at: start)
    case 2: input.insert(.random(in: 0...255, using: &random), at: start)
    default:
      let other = others.randomElement(using: &random) ?? []
      let from = Int.random(in: 0...other.count, using: &random)
      input.replaceSubrange(start..<end, with: other[from...].prefix(Int.random(in: 0...40, using: &random)))
    }
  }
}
