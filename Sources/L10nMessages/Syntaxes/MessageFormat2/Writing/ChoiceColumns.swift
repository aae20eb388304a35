import L10nLanguage

/// The selectors that a pattern's choices need, as columns of keys.
struct ChoiceColumns {
  /// A value that choices are made by.
  struct Column: Hashable {
    var argument: String
    var kind: Kind

    enum Kind: Hashable {
      case word
      case number(PluralKind, offset: Int)
    }
  }

  /// The columns in the order in which their choices are written.
  private(set) var columns: [Column] = []
  /// The losses of choices that no column can be made for.
  private(set) var losses: [PrintedMessage.Loss] = []

  init(_ pattern: MessagePattern) {
    collect(pattern)
  }

  private mutating func collect(_ pattern: MessagePattern) {
    for element in pattern.elements {
      switch element {
      case .text, .placeholder, .pluralNumber, .particle: break
      case .plural(let choice):
        if let column = choice.column { add(column) } else { losses.append(.plural(argument: choice.argument)) }
        for branch in choice.branches { collect(branch.pattern) }
      case .select(let choice):
        add(choice.column)
        for branch in choice.branches { collect(branch.pattern) }
      }
    }
  }

  private mutating func add(_ column: Column) {
    guard !columns.contains(column) else { return }
    // A value can't be a word and a number.
    let isWord = column.kind == .word
    if columns.contains(where: { $0.argument == column.argument && ($0.kind == .word) != isWord }) {
      losses.append(isWord ? .select(argument: column.argument) : .plural(argument: column.argument))
    } else {
      columns.append(column)
    }
  }
}

extension PluralChoice {
  /// The column of its keys, or `nil` if MessageFormat 2 doesn't have the offset.
  var column: ChoiceColumns.Column? {
    guard let offset = Int(exactly: offset), (-99...99).contains(offset), offset == 0 || kind == .cardinal else {
      return nil
    }
    return .init(argument: argument, kind: .number(kind, offset: offset))
  }
}

extension SelectChoice {
  var column: ChoiceColumns.Column { .init(argument: argument, kind: .word) }
}

extension MessagePattern {
  /// Returns the keys of the choices of a column, each once, without that for all other values.
  func keys(of column: ChoiceColumns.Column) -> [ChoiceKey] {
    var keys: [ChoiceKey] = []
    for element in elements {
      switch element {
      case .text, .placeholder, .pluralNumber, .particle: break
      case .plural(let choice):
        for branch in choice.branches {
          if choice.column == column { keys.append(.number(branch.selector)) }
          keys += branch.pattern.keys(of: column)
        }
      case .select(let choice):
        for branch in choice.branches {
          if choice.column == column { keys.append(.word(branch.keyword)) }
          keys += branch.pattern.keys(of: column)
        }
      }
    }
    var known: Set<ChoiceKey> = []
    return keys.filter { !$0.isOther && known.insert($0).inserted }
  }
}

/// A condition of a branch.
enum ChoiceKey: Hashable {
  case word(String)
  case number(PluralSelector)

  var isOther: Bool { self == .word("other") || self == .number(.category(.other)) }
}
