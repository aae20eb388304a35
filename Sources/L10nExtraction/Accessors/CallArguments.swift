import L10nLanguage
import L10nSwiftCode

/// The arguments that code passes to a function.
struct CallArguments {
  private(set) var all: [Argument] = []
  /// A Boolean value indicating whether all of them have labels.
  private(set) var areLabeled = true

  struct Argument {
    let name: String
    /// The type of the value; `String` if the code doesn't show it.
    let type: ArgumentType
  }

  /// - Parameter name: the range of the function's name, in bytes.
  init(after name: Range<Int>, in file: CodeFile, _ types: ExpressionTypes) {
    guard let token = file.code.tokens.firstIndex(where: { $0.range == name }),
      let call = SwiftCall(file.code, at: token + 1)
    else { return }
    for argument in call.arguments {
      guard let label = argument.label else {
        areLabeled = false
        continue
      }
      all.append(Argument(name: label, type: types.argumentType(of: argument.tokens, in: file) ?? .string))
    }
  }
}
