/// Finds the types of names in the code around a place.
struct LocalNames {
  private let code: ReadCode
  private let types: ExpressionTypes

  init(_ types: ExpressionTypes) {
    self.types = types
    code = types.code
  }

  /// Returns the type of a name at a token, or `nil` if it isn't known.
  func type(of name: String, at token: Int, in file: CodeFile, depth: Int) -> TypeName? {
    var position = token
    while true {
      let opening = file.opening(around: position)
      let start = opening.map { $0 + 1 } ?? 0
      if opening == nil || file.isSign(opening ?? 0, "{") {
        switch declared(name, in: start..<position, file, depth) {
        case .some(let type): return type
        case nil: break
        }
      }
      guard let opening else { break }
      if file.isSign(opening, "{"), file.outer == nil {
        let reader = code.readers[file.index]
        if let owner = reader.bodies[opening] {
          if let property = code.table.property(name, of: owner) { return types.type(of: property, depth: depth) }
          if name == "self" || name == "Self" { return TypeName(owner) }
        } else if let parameter = reader.scopes[opening]?.first(where: { $0.name == name }) {
          return parameter.isVariadic ? TypeName("[\(parameter.type.text.dropLast(3))]") : parameter.type
        } else if let type = closureParameter(name, of: opening, file, depth) {
          return type
        } else if name == "error", file.isWord(opening - 1, "catch") {
          return TypeName("Error")
        } else if name == "newValue", let type = reader.results[opening] {
          return type
        }
      } else if file.isSign(opening, "{"), let type = closureParameter(name, of: opening, file, depth) {
        return type
      }
      position = opening
    }
    if let outer = file.outer { return type(of: name, at: outer.token, in: outer.file, depth: depth) }
    return code.table.global(name).flatMap { types.type(of: $0, depth: depth) }
  }

  /// Returns the type of the last declaration of a name before a place, directly in a block; `nil` if there is none, and
  /// an unknown type as `_`.
  private func declared(_ name: String, in range: Range<Int>, _ file: CodeFile, _ depth: Int) -> TypeName?? {
    var found: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if file.name(index) == name, isPattern(index, file, range.lowerBound) { found = index }
      if file.isSign(index, "("), let closing = file.partner(of: index), closing < range.upperBound,
        isBinding(index, file)
      {
        for inner in index + 1..<closing where file.name(inner) == name { found = inner }
      }
      index = file.next(after: index)
    }
    return found.map { typeOfPattern(at: $0, name, file, depth) }
  }

  /// Returns a Boolean value indicating whether a name is declared there.
  private func isPattern(_ token: Int, _ file: CodeFile, _ start: Int) -> Bool {
    guard token > start, let before = file.name(token - 1) else {
      // 'let a = 1, b = 2'
      return false
    }
    return before == "let" || before == "var" || before == "for" && file.isWord(token + 1, "in")
  }

  /// Returns a Boolean value indicating whether a parenthesis is part of a pattern.
  private func isBinding(_ opening: Int, _ file: CodeFile) -> Bool {
    if let before = file.name(opening - 1), ["let", "var", "for"].contains(before) { return true }
    guard file.name(opening - 1) != nil, file.isSign(opening - 2, ".") else { return false }
    var index = opening - 3
    while index >= 0, opening - index < 6, file.name(index) != nil || file.isSign(index, ".") {
      if file.isWord(index, "case") || file.isWord(index, "let") { return true }
      index -= 1
    }
    return file.isSign(index, ",") && opening - index < 6
  }

  private func typeOfPattern(at token: Int, _ name: String, _ file: CodeFile, _ depth: Int) -> TypeName? {
    if let opening = file.opening(around: token), file.isSign(opening, "("), isBinding(opening, file) {
      return typeOfBinding(at: token, in: opening, file, depth)
    }
    if file.isWord(token - 1, "for") { return typeOfElement(after: token + 1, file, depth) }
    if file.isSign(token + 1, ":") { return file.type(from: token + 2).name }
    let isConditional = ["if", "guard", "while"].contains(file.name(token - 2) ?? "") || file.isSign(token - 2, ",")
    guard file.isSign(token + 1, "=") else {
      // 'if let name {'
      return isConditional ? type(of: name, at: token - 1, in: file, depth: depth + 1)?.unwrapped : nil
    }
    let type = types.type(from: token + 2, in: file, depth: depth + 1)
    return isConditional ? type?.unwrapped : type
  }

  private func typeOfElement(after word: Int, _ file: CodeFile, _ depth: Int) -> TypeName? {
    guard file.isWord(word, "in"), !types.isEnumerated(from: word + 1, in: file) else { return nil }
    return types.type(from: word + 1, in: file, depth: depth + 1)?.element
  }

  /// Returns the type of a value in `case .failed(let name)`, or in a tuple.
  private func typeOfBinding(at token: Int, in opening: Int, _ file: CodeFile, _ depth: Int) -> TypeName? {
    var position = 0
    var index = opening + 1
    while index < token {
      if file.isSign(index, ",") { position += 1 }
      index = file.next(after: index)
    }
    if let caseName = file.name(opening - 1), file.isSign(opening - 2, ".") {
      let cases = (code.table.functions[caseName] ?? []).filter {
        $0.kind == .enumCase && $0.parameters.count > position
      }
      let found = Set(cases.map { $0.parameters[position].type })
      // '.heading(let level?)' is the value that isn't missing.
      return found.count == 1 ? (file.isSign(token + 1, "?") ? found.first?.unwrapped : found.first) : nil
    }
    guard let closing = file.partner(of: opening) else { return nil }
    let value: TypeName?
    if file.isSign(closing + 1, "=") {
      value = types.type(from: closing + 2, in: file, depth: depth + 1)
    } else if file.isWord(closing + 1, "in"), file.isWord(closing + 2, "zip") == false {
      let isEnumerated = types.isEnumerated(from: closing + 2, in: file)
      let type = types.type(from: closing + 2, in: file, depth: depth + 1)
      if isEnumerated { return position == 0 ? TypeName("Int") : type?.element }
      if let key = type?.key { return position == 0 ? key : type?.element }
      value = type?.element
    } else {
      value = nil
    }
    guard let elements = value?.elements, elements.indices.contains(position) else { return nil }
    return elements[position]
  }

  /// Returns the type of a parameter of a closure, if its place determines it.
  private func closureParameter(_ name: String, of brace: Int, _ file: CodeFile, _ depth: Int) -> TypeName? {
    var names: [String] = []
    var index = brace + 1
    if file.isSign(index, "["), let closing = file.partner(of: index) { index = closing + 1 }
    if file.isSign(index, "("), let closing = file.partner(of: index) {
      var inner = index + 1
      while inner < closing {
        if let word = file.name(inner), !file.isSign(inner - 1, ":") {
          if word == name, file.isSign(inner + 1, ":") { return file.type(from: inner + 2).name }
          names.append(word)
        }
        inner = file.isSign(inner, ":") ? file.type(from: inner + 1).end : file.next(after: inner)
      }
      index = closing + 1
    } else {
      while let word = file.name(index), word != "in" {
        names.append(word)
        index += 1
        if file.isSign(index, ",") { index += 1 }
      }
    }
    if name == "$0" || name == "$1" {
      names = ["$0", "$1"]
    } else {
      while index < file.count, index < brace + 30, !file.isWord(index, "in"), !file.isSign(index, "}") { index += 1 }
      guard file.isWord(index, "in"), names.contains(name) else { return nil }
    }
    guard let position = names.firstIndex(of: name) else { return nil }
    return element(ofCallAt: brace, position, file, depth)
  }

  /// Returns the type of the elements that a call passes to its closure: `ForEach(items) { item in`.
  private func element(ofCallAt brace: Int, _ position: Int, _ file: CodeFile, _ depth: Int) -> TypeName? {
    var last = brace - 1
    var arguments: Int?
    if file.isSign(brace - 1, "("), let outer = file.opening(around: brace) {
      last = outer - 1
    } else if file.isSign(brace - 1, ":") || file.isSign(brace - 1, ",") {
      guard let outer = file.opening(around: brace), file.isSign(outer, "(") else { return nil }
      (last, arguments) = (outer - 1, outer)
    } else if let opening = file.partner(of: brace - 1), file.isSign(opening, "(") {
      (last, arguments) = (opening - 1, opening)
    }
    guard let callee = file.name(last) else { return nil }
    if ["ForEach", "List", "Table", "OutlineGroup", "Picker"].contains(callee), let arguments {
      let type = types.type(from: arguments + 1, in: file, depth: depth + 1)
      if types.isEnumerated(from: arguments + 1, in: file) {
        return nil
      }
      guard let element = type?.element else { return nil }
      return file.isSign(arguments + 1, "$") && !file.isSign(brace + 1, "$")
        ? TypeName("Binding<\(element.text)>") : element
    }
    guard file.isSign(last - 1, "."), Self.iterations.contains(callee),
      let receiver = file.chain(endingAt: last - 2, dot: last - 1)
    else { return nil }
    let type = types.type(of: receiver, in: file, depth: depth + 1)
    if receiver.contains(where: { file.isWord($0, "enumerated") }) {
      return position == 0 ? TypeName("Int") : type?.element
    }
    guard position == 0 else { return nil }
    return type?.element ?? (type?.isOptional == true ? type?.unwrapped : nil)
  }

  private static let iterations: Set = [
    "map", "filter", "forEach", "compactMap", "flatMap", "first", "contains", "allSatisfy", "sorted", "firstIndex",
    "last", "drop", "prefix", "sink", "count", "min", "max", "removeAll",
  ]
}
