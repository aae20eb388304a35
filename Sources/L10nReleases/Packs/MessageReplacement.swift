public import L10nLanguage

/// The checks for a message of a pack before it replaces the one that an app was built with.
///
/// If a message fails a check, the app shows the one that it was built with, which is known to be valid. So no
/// downloaded text can crash the app, show braces, leave a label empty or show its key.
@_spi(Updates)
public enum MessageReplacement {
  /// The maximum length of a line, in bytes.
  public static let lineLimit = 64 << 10

  /// The reason why a message isn't used.
  public enum Rejection: Error, Equatable, Sendable {
    /// The line has more than ``lineLimit`` bytes.
    case tooLong
    /// The line isn't a program, or has U+0000.
    case malformed
    /// A list replaces a text, or a text a list.
    case otherShape
    /// The message uses an argument that the app's code doesn't pass.
    case unknownArgument(String)
    /// The message uses an argument in a way that its type doesn't allow.
    case argumentType(String)
    /// A choice has no branch for the remaining numbers or words.
    case missingOther
    /// Only white space replaces a text, or a text in the source language is withdrawn.
    case blank
  }

  /// Checks the line of a message. An empty line withdraws a message, so that the user gets it in the next language.
  ///
  /// - Parameters:
  ///   - isSource: whether the line is in the source language. Its messages can't be withdrawn, since no other language
  ///     follows.
  ///   - signature: the message's key path and arguments in the app as it was built.
  ///   - source: the line of the message in the source language, in the app as it was built; empty if there is none.
  public static func check(
    _ line: UnsafeBufferPointer<UInt8>, isSource: Bool, for signature: MessageSignature,
    source: UnsafeBufferPointer<UInt8>
  ) throws(Rejection) {
    guard line.count <= lineLimit else { throw .tooLong }
    guard !line.isEmpty else {
      guard !isSource || source.isEmpty else { throw .blank }
      return
    }
    let steps = try ProgramSteps(line)
    guard !line.hasEscapedZero else { throw .malformed }
    if !source.isEmpty {
      let original = try ProgramSteps(source)
      guard steps.isList == original.isList else { throw .otherShape }
      guard !steps.isBlank || original.isBlank else { throw .blank }
    }
    guard steps.haveOther else { throw .missingOther }
    for step in steps.steps { try check(step, for: signature) }
  }

  private static func check(_ step: ProgramStep, for signature: MessageSignature) throws(Rejection) {
    switch step {
    case .argument(let name, let format): try check(name, for: signature) { format.accepts($0) }
    case .plural(let name, _, _): try check(name, for: signature) { $0.isNumber }
    case .select(let name): try check(name, for: signature) { $0 == .select || $0 == .string }
    case .text, .branch, .exactBranch, .keyword, .endOfChoice, .pluralNumber, .particle, .item: break
    }
  }

  private static func check(
    _ argument: String, for signature: MessageSignature, accepts: (ArgumentType) -> Bool
  ) throws(Rejection) {
    guard let declared = signature.arguments.first(where: { $0.name == argument }) else {
      throw .unknownArgument(argument)
    }
    guard accepts(declared.type) else { throw .argumentType(argument) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value indicating whether the line has U+0000, where C functions would stop reading a text.
  fileprivate var hasEscapedZero: Bool {
    indices.dropLast(2).contains { index in
      self[index] == RowLine.backslash && self[index + 1] == UInt8(ascii: "0") && self[index + 2] == UInt8(ascii: "0")
    }
  }
}

/// All steps of a program.
private struct ProgramSteps {
  let isList: Bool
  private(set) var steps: [ProgramStep] = []

  init(_ line: UnsafeBufferPointer<UInt8>) throws(MessageReplacement.Rejection) {
    var reader = ProgramReader(line)
    isList = reader.isList
    do throws(ProgramReader.Malformed) {
      while let step = try reader.next() { steps.append(step) }
    } catch {
      throw .malformed
    }
  }

  /// A Boolean value indicating whether the message consists only of white space. A list without items doesn't.
  var isBlank: Bool {
    if isList, steps.isEmpty { return false }
    return steps.allSatisfy { step in
      switch step {
      // The generator leaves out such texts in the same way.
      case .text(let text): text.utf8.allSatisfy { $0 <= 0x20 }
      case .argument, .pluralNumber, .particle: false
      case .plural, .select, .branch, .exactBranch, .keyword, .endOfChoice, .item: true
      }
    }
  }

  /// A Boolean value indicating whether each choice has a branch for the remaining numbers or words.
  var haveOther: Bool {
    var choices: [Bool] = []
    for step in steps {
      switch step {
      case .plural, .select: choices.append(false)
      case .branch(.other), .keyword("other"): choices[choices.count - 1] = true
      case .endOfChoice: if choices.popLast() == false { return false }
      case .text, .argument, .branch, .exactBranch, .keyword, .pluralNumber, .particle, .item: break
      }
    }
    return true
  }
}
