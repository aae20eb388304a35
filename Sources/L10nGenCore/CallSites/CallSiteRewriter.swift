/// Replaces lookups by keys in Swift files with accessors.
///
/// Only what is certain is replaced: the key is a literal that one string of the tables has, and each value fits an
/// argument by its position.
package struct CallSiteRewriter {
  private let accessors: CallSiteAccessors
  /// The accessors of each module; none in a project without modules.
  private let modules: [ModuleAccessors]
  /// The names of the code's own types and functions, which SwiftUI may have, too.
  private let declaredNames: DeclaredNames

  init(
    _ accessors: CallSiteAccessors, _ modules: [ModuleAccessors] = [], declaredNames: DeclaredNames = DeclaredNames()
  ) {
    self.accessors = accessors
    self.modules = modules
    self.declaredNames = declaredNames
  }

  /// Returns a rewriter that knows the types and functions of all files, given in UTF-8.
  package func knowingNames(of files: [[UInt8]]) -> CallSiteRewriter {
    let texts = files.filter { String(validating: $0, as: UTF8.self) != nil }
    let names = Concurrently.map(texts.count) { index in
      let code = SwiftCode(texts[index], in: 0..<texts[index].count)
      return DeclaredNames(in: code, SwiftTypeScopes(code))
    }
    return CallSiteRewriter(accessors, modules, declaredNames: names.reduce(into: DeclaredNames()) { $0.add($1) })
  }

  /// A Swift file with accessors in place of lookups.
  package struct Rewriting {
    /// The bytes of the file.
    package var bytes: [UInt8]
    /// The number of call sites that were replaced.
    package var count = 0
    /// The call sites that weren't, in the order of the file.
    package var leftAlone: [LeftAlone] = []
    /// The keys that aren't looked up there any more.
    package var keys = ReplacedKeys()
  }

  /// A call site that is as it was.
  package struct LeftAlone: Hashable {
    /// The line, from 1.
    package var line: Int
    /// The column in Unicode scalars, from 1.
    package var column: Int
    /// Why, as a sentence without a final full stop.
    package var reason: String
  }

  /// Returns a file, given in UTF-8, with accessors.
  ///
  /// - Parameters:
  ///   - otherTables: the tables that the file's own module has, and that have no accessors.
  ///   - module: the module of the file, or `nil` in a project without modules.
  ///   - isWritten: whether the file is written, so that places are those in the new one.
  package func rewriting(
    _ bytes: [UInt8], otherTables: Set<String> = [], module: CodeModule? = nil, isWritten: Bool = false
  ) -> Rewriting {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return Rewriting(bytes: bytes, leftAlone: [LeftAlone(line: 1, column: 1, reason: "the file isn't UTF-8")])
    }
    let scan = CallSiteScan(bytes, declaredNames: declaredNames, otherTables: otherTables) { code in
      module.map { VisibleAccessors(modules, in: code, of: $0) } ?? VisibleAccessors(accessors)
    }
    guard var scan else { return Rewriting(bytes: bytes) }
    let edits = scan.edits()
    guard !edits.isEmpty || !scan.leftAlone.isEmpty else { return Rewriting(bytes: bytes) }
    let new = TextEdit.apply(edits, to: bytes, in: 0..<bytes.count)
    let shown = isWritten ? new : bytes
    let lines = LineTable(shown)
    var scalars = ScalarCounter()
    let leftAlone = scan.leftAlone.sorted { $0.offset < $1.offset }.map { offset, reason in
      let offset = isWritten ? Self.offset(offset, after: edits) : offset
      let position = lines.position(atScalar: scalars.count(before: offset, in: shown))
      return LeftAlone(line: position.line, column: position.column, reason: reason)
    }
    return Rewriting(bytes: new, count: scan.count, leftAlone: leftAlone, keys: scan.keys)
  }

  /// Returns each of several files with accessors.
  ///
  /// - Parameter files: the files with the tables that their own modules have, and that have no accessors.
  package func rewritings(
    of files: [(bytes: [UInt8], otherTables: Set<String>, module: CodeModule?)], isWritten: Bool
  ) -> [Rewriting] {
    Concurrently.map(files.count) {
      rewriting(
        files[$0].bytes, otherTables: files[$0].otherTables, module: files[$0].module, isWritten: isWritten)
    }
  }

  /// Returns where a byte is after edits; the start of the edit that it is in, if it is in one.
  private static func offset(_ offset: Int, after edits: [TextEdit]) -> Int {
    var moved = offset
    for edit in edits where edit.range.lowerBound < offset {
      moved +=
        edit.range.upperBound <= offset
        ? edit.replacement.count - edit.range.count : edit.range.lowerBound - offset
    }
    return moved
  }
}
