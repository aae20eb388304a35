import L10nText

/// Replaces lookups by keys in Swift files with accessors.
///
/// Only certain cases are replaced: the key is a literal for exactly one string of the tables, and each value fits an
/// argument by its position.
package struct CallSiteRewriter {
  private let accessors: CallSiteAccessors
  /// The accessors of each module; empty in a project without modules.
  private let modules: [ModuleAccessors]
  /// The names of the code's own types and functions, which SwiftUI may also have.
  private var declaredNames = DeclaredNames()
  /// The modules that the code's own modules re-export.
  private var exports = ExportedModules()
  /// The places where the code looks strings up in a language of its own choice, in bytes.
  package private(set) var languageChoices: [(file: Int, offset: Int)] = []

  init(_ accessors: CallSiteAccessors, _ modules: [ModuleAccessors] = []) {
    self.accessors = accessors
    self.modules = modules
  }

  /// A file of code.
  package struct File: Sendable {
    let bytes: [UInt8]
    /// The tables of the file's own module that have no accessors.
    let otherTables: Set<String>
    /// The modules of the file, which are several if several targets compile it; empty in a project without modules.
    let modules: [CodeModule]

    /// Creates a file.
    package init(_ bytes: [UInt8], otherTables: Set<String> = [], modules: [CodeModule] = []) {
      self.bytes = bytes
      self.otherTables = otherTables
      self.modules = modules
    }
  }

  /// Returns a rewriter that knows the types and functions of all files, which must be UTF-8, and the modules that they
  /// re-export.
  package func knowing(_ files: [File]) -> CallSiteRewriter {
    let indexes = files.indices.filter { String(validating: files[$0].bytes, as: UTF8.self) != nil }
    let known = Concurrently.map(indexes.count) { index in
      let bytes = files[indexes[index]].bytes
      let code = SwiftCode(bytes, in: 0..<bytes.count)
      return (
        names: DeclaredNames(in: code, SwiftTypeScopes(code)), exported: code.exportedModules,
        choice: code.overriddenLookup
      )
    }
    var rewriter = self
    for (index, known) in zip(indexes, known) {
      rewriter.declaredNames.add(known.names)
      for module in files[index].modules { rewriter.exports.add(known.exported, of: module.moduleName) }
      if let offset = known.choice { rewriter.languageChoices.append((index, offset)) }
    }
    return rewriter
  }

  /// A Swift file with lookups replaced by accessors.
  package struct Rewriting {
    /// The bytes of the file.
    package var bytes: [UInt8]
    /// The number of call sites that were replaced.
    package var count = 0
    /// The call sites that weren't replaced, in the order of the file.
    package var leftAlone: [LeftAlone] = []
    /// The keys that the file doesn't look up any more.
    package var keys = ReplacedKeys()
  }

  /// A call site that wasn't replaced.
  package struct LeftAlone: Hashable {
    /// The line, from 1.
    package var line: Int
    /// The column in Unicode scalars, from 1.
    package var column: Int
    /// The reason, as a sentence without a final full stop.
    package var reason: String
  }

  /// Returns a file, which must be UTF-8, with accessors.
  ///
  /// - Parameter isWritten: a Boolean value indicating whether the file will be written, so that places must be those
  ///   in the new file.
  package func rewriting(_ file: File, isWritten: Bool = false) -> Rewriting {
    let bytes = file.bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return Rewriting(bytes: bytes, leftAlone: [LeftAlone(line: 1, column: 1, reason: "the file isn't UTF-8")])
    }
    let scan = CommonEdits(of: max(1, file.modules.count), targets: file.modules.map(\.name)) { index, refusals in
      CallSiteScan(bytes, declaredNames: declaredNames, otherTables: file.otherTables, refusals: refusals) { code in
        file.modules.indices.contains(index)
          ? VisibleAccessors(modules, in: code, of: file.modules[index], exports: exports) : VisibleAccessors(accessors)
      }
    }
    guard !scan.edits.isEmpty || !scan.leftAlone.isEmpty else { return Rewriting(bytes: bytes) }
    let new = TextEdit.apply(scan.edits, to: bytes, in: 0..<bytes.count)
    let shown = isWritten ? new : bytes
    let lines = LineTable(shown)
    let leftAlone = scan.leftAlone.sorted { $0.key < $1.key }.map { offset, reason in
      let offset = isWritten ? Self.offset(offset, after: scan.edits) : offset
      let position = lines.position(atByte: offset, in: shown)
      return LeftAlone(line: position.line, column: position.column, reason: reason)
    }
    return Rewriting(bytes: new, count: scan.count, leftAlone: leftAlone, keys: scan.keys)
  }

  /// Returns each of several files with accessors.
  package func rewritings(of files: [File], isWritten: Bool) -> [Rewriting] {
    Concurrently.map(files.count) { rewriting(files[$0], isWritten: isWritten) }
  }

  /// Returns the position of a byte after edits, or the start of the edit that contains it.
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
