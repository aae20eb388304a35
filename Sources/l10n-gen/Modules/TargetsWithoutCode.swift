import L10nProject

/// The Xcode targets whose code calls accessors and that don't compile the generated files yet.
struct TargetsWithoutCode {
  /// The directory of the generated files.
  let directory: String
  /// The names of the targets, sorted; at least one.
  let names: [String]

  /// Creates the targets, or returns `nil` if all compile the files.
  ///
  /// - Parameters:
  ///   - callers: the names of the targets whose code calls the accessors.
  ///   - generated: the path of a generated file.
  init?(_ callers: Set<String>, of generated: String, in directory: String, _ xcode: XcodeMembership) {
    let names = callers.subtracting(xcode.targets(of: generated)).sorted()
    guard !names.isEmpty else { return nil }
    self.directory = directory
    self.names = names
  }

  /// The instruction to add them.
  var note: String {
    let list = names.map { "'\(Console.printable($0))'" }.joined(separator: ", ")
    return "note: add '\(Console.printable(directory))' and the package product L10nRuntime to "
      + "\(names.count == 1 ? "the target" : "the targets") \(list), whose code calls the accessors"
  }
}
