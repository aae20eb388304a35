import L10nLanguage
@_spi(Updates) import L10nReleases

@testable import L10nRuntime

/// Programs of messages: any bytes are read or refused, and a program that is read can be formatted with any values.
///
/// The first byte selects the language and the values.
enum ProgramTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard let first = input.first, input.count > 1 else { return [] }
    return input[1...].withUnsafeBufferPointer { violations($0, seed: Int(first)) }
  }

  private static let languages = ["ko", "en", "ar", "x"]
  private static let signature = MessageSignature(
    keyPath: "k",
    arguments: [
      .init(name: "at", type: .date), .init(name: "count", type: .int), .init(name: "kind", type: .select),
      .init(name: "name", type: .string), .init(name: "price", type: .decimal), .init(name: "items", type: .list),
      .init(name: "size", type: .int64), .init(name: "stay", type: .interval), .init(name: "t", type: .duration),
    ])

  private static func violations(_ program: UnsafeBufferPointer<UInt8>, seed: Int) -> [String] {
    var reader = ProgramReader(program)
    var steps = 0
    var isRead = true
    do {
      while try reader.next() != nil { steps += 1 }
    } catch {
      isRead = false
    }
    var violations: [String] = []
    if steps > program.count { violations.append("\(steps) steps in \(program.count) bytes") }
    let names = signature.arguments.map(\.name)
    for offset in [0, 3, 11] {
      let values = names.indices.map { FormattedMessage.anyValue(seed + $0 * 7 + offset) }
      FormattedMessage.format(program, language: languages[seed % languages.count], names: names, values: values)
    }
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    do throws(MessageReplacement.Rejection) {
      try MessageReplacement.check(program, isSource: false, for: signature, source: nothing)
      if !isRead { violations.append("a message that can't be read replaces another") }
    } catch {
      let hasZero = String(decoding: program, as: UTF8.self).contains("\\00")
      if error == .malformed, isRead, !hasZero { violations.append("a program that can be read is refused") }
    }
    return violations
  }
}
