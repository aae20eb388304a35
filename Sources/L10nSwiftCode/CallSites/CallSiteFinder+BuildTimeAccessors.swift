/// Accessors that R.swift and Tuist generate in each build.
extension CallSiteFinder {
  /// Matches `R.string.localizable.saveButton()`.
  func accessorOfRSwift(at index: Int) -> CallSite? {
    guard code.isSign(index + 1, "."), code.isWord(index + 2, "string") else { return nil }
    var options: [SwiftCall.Argument] = []
    var last = index + 2
    // The languages or the bundle to look in may be given on the way.
    func nextName() -> String? {
      if let call = SwiftCall(code, at: last + 1) {
        options += call.arguments
        last = call.end
      }
      guard code.isSign(last + 1, "."), let name = code.name(last + 2) else { return nil }
      last += 2
      return name
    }
    guard let table = nextName(), let key = nextName() else { return nil }
    guard let call = SwiftCall(code, at: last + 1) else {
      return CallSite(
        range: range(from: index, to: last),
        lookup: .refused("this is a resource of R.swift, and the accessor is a String; write the call by hand"))
    }
    var site = CallSite(range: range(from: index, to: call.end), lookup: .buildTime(.rSwift(table: table, key: key)))
    site.values = .expressions(call.arguments)
    options += call.arguments.filter { $0.label != nil }
    if let option = options.first { site.lookup = .refused(Self.reason(forOption: option.label)) }
    return site
  }

  /// Matches `AppStrings.Store.title` and `AppStrings.greeting(name)`, if the code doesn't declare such a type itself.
  func accessorOfTuist(at index: Int) -> CallSite? {
    guard let (accessor, end) = code.accessorOfTuist(at: index), let root = code.name(index),
      !declared.hasType(root, in: scopes.names(at: code.tokens[index].range.lowerBound))
    else { return nil }
    guard let call = SwiftCall(code, at: end + 1), !call.arguments.isEmpty else {
      return CallSite(range: range(from: index, to: end), lookup: .buildTime(accessor))
    }
    guard call.arguments.allSatisfy({ $0.label == nil }) else { return nil }
    var site = CallSite(range: range(from: index, to: call.end), lookup: .buildTime(accessor))
    site.values = .expressions(call.arguments)
    return site
  }
}
