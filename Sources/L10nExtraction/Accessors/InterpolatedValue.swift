import L10nLanguage
import L10nSwiftCode

/// The value of an interpolation, as an argument of an accessor.
struct InterpolatedValue {
  let expression: String
  let type: ArgumentType
  /// The name in the expression, or `nil` if it is composed.
  private let word: String?

  /// - Parameter range: the interpolation with its parentheses, in bytes of the file.
  init(
    _ range: Range<Int>, ofLiteralAt token: Int, in file: CodeFile, _ types: ExpressionTypes
  ) throws(CodeTextRefusal) {
    let inner = CodeFile(file.source, index: file.index, in: range, outer: .init(file, at: token))
    let call = SwiftCall(inner.code, at: 0)
    guard let argument = call?.arguments.first, call?.arguments.count == 1, argument.label == nil else {
      throw CodeTextRefusal(
        byte: range.lowerBound, reason: "the value has a format; format it in a variable of type String first")
    }
    guard let type = types.argumentType(of: argument.tokens, in: inner) else {
      let found = types.resolvedType(of: argument.tokens, in: inner).map { " is '\($0.text)'" } ?? " isn't known"
      throw CodeTextRefusal(
        byte: range.lowerBound,
        reason: "the type of '\(argument.text)'\(found); pass a String, Int or Double, or declare its type")
    }
    expression = argument.text
    self.type = type
    word = Self.word(in: argument.tokens, inner)
  }

  /// Returns the last name of an expression outside of brackets that isn't called: `count` in `items.count`.
  private static func word(in tokens: Range<Int>, _ file: CodeFile) -> String? {
    var found: String?
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if let name = file.name(index), !file.isSign(index + 1, "("), name != "self", name.first?.isLowercase == true {
        found = name
      }
      index = file.next(after: index)
    }
    return found
  }

  /// Returns a name for the argument that no other argument has.
  func name(besides taken: inout Set<String>) -> String {
    let name = word ?? "value"
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)\(number)"
      number += 1
    }
    return unique
  }
}

extension ExpressionTypes {
  /// Returns the type of an expression as that of an argument, or `nil` if it isn't known or no argument has it.
  func argumentType(of tokens: Range<Int>, in file: CodeFile) -> ArgumentType? {
    guard let name = resolvedType(of: tokens, in: file)?.text else { return nil }
    let types: [String: ArgumentType] = ["String": .string, "Int": .int, "Double": .double]
    return types[BuiltInTypes.aliases[name] ?? name]
  }

  /// Returns the type that an expression has without type aliases, or `nil` if it isn't known.
  fileprivate func resolvedType(of tokens: Range<Int>, in file: CodeFile) -> TypeName? {
    type(of: tokens, in: file, depth: 0).map { code.table.resolved($0) }
  }
}
