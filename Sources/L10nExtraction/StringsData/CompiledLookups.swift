package import L10nText

/// The lookups of one file: those that the compiler found, and those of the code that it doesn't know. A build compiles
/// only the branches of `#if` for its platform, so branches in which it found nothing are read from the code.
package struct CompiledLookups {
  package private(set) var keys: [ExtractedKey] = []

  /// - Parameters:
  ///   - entries: the keys that the compiler found, in all builds of the file.
  ///   - found: the lookups that its code has.
  ///   - source: the file.
  ///   - file: its index.
  package init(_ entries: Set<StringsData.Entry>, besides found: [ExtractedKey], in source: SourceFile, file: Int) {
    let lines = LineTable(source.bytes)
    var rest = found
    for entry in entries.sorted(by: Self.precedes) {
      let byte = Self.byte(of: entry, lines)
      let nearest = rest.indices.filter { Self.fits(rest[$0], entry) }
        .min { abs(rest[$0].byte - byte) < abs(rest[$1].byte - byte) }
      let code = nearest.map { rest.remove(at: $0) }
      keys.append(ExtractedKey(entry, code, file: file, byte: min(code?.byte ?? byte, source.bytes.count)))
    }
    guard !rest.isEmpty else { return }
    let branches = ConditionalBranches(CodeFile(source, index: file))
    let compiled = Set(keys.compactMap { branches.branch(around: $0.byte) })
    keys += rest.filter { lookup in
      let branch = branches.branch(around: lookup.byte)
      return (Self.isUnknownToCompiler(lookup) || branch.map { !compiled.contains($0) } ?? false)
        && !entries.contains { $0.table == lookup.table && $0.key == lookup.key }
    }
  }

  private static func precedes(_ one: StringsData.Entry, _ other: StringsData.Entry) -> Bool {
    (one.line, one.column, one.table, one.key, one.comment ?? "", one.value ?? "")
      < (other.line, other.column, other.table, other.key, other.comment ?? "", other.value ?? "")
  }

  private static func byte(of entry: StringsData.Entry, _ lines: LineTable) -> Int {
    guard lines.byteStarts.indices.contains(entry.line - 1) else { return 0 }
    let line = lines.byteRange(ofLine: entry.line - 1)
    return line.lowerBound + min(entry.column - 1, max(0, line.count - 1))
  }

  /// Returns a Boolean value indicating whether a lookup in the code may be the one that the compiler found.
  private static func fits(_ lookup: ExtractedKey, _ entry: StringsData.Entry) -> Bool {
    guard lookup.table == entry.table else { return false }
    if let key = lookup.key { return key == entry.key }
    return CatalogKey(entry.key).map { lookup.key(among: [$0.texts: [$0]]) != nil } ?? false
  }

  /// Returns a Boolean value indicating whether a lookup isn't in the file that the compiler writes for a source. Phrases
  /// and summaries with parameters are in the file of all App Shortcuts, which has no paths.
  private static func isUnknownToCompiler(_ lookup: ExtractedKey) -> Bool {
    lookup.certainty == .possible || lookup.isByOwnLookup || lookup.isByMacro || !lookup.phrases.isEmpty
      || lookup.conversions.contains { $0?.hasPrefix("${") == true }
  }
}

extension ExtractedKey {
  /// - Parameter code: the lookup as it is in the code, or `nil` if reading the code doesn't find it.
  fileprivate init(_ entry: StringsData.Entry, _ code: ExtractedKey?, file: Int, byte: Int) {
    let value = entry.value.flatMap { $0 == entry.key ? nil : $0 }
    self.init(
      key: entry.key, table: entry.table, comment: entry.comment,
      // Only the code tells a percent sign from a conversion.
      defaultValue: value.map { $0 == code?.defaultValue ? $0 : KeyText(format: $0)?.positional ?? $0 },
      positional: code?.key == nil ? KeyText(format: entry.key)?.positional : code?.positional,
      phrases: code?.phrases ?? [],
      certainty: .certain, namesBundle: code?.namesBundle ?? false, isRedacted: code?.isRedacted ?? false, file: file,
      byte: byte, texts: code?.texts ?? [entry.key], conversions: code?.conversions ?? [])
  }
}
