import L10nProject
import L10nReview

/// A message as users see it, with a line for each set of values: `› count 3: 3 reviews`.
enum PreviewLines {
  static func lines(of previews: Previews, _ style: TextStyle) -> [String] {
    let lines = previews.lines.map { line in
      let values = line.values.map { "\(Console.printable($0.argument)) \(ShownText.line($0.text))" }
      let head = values.isEmpty ? "" : style.dim(values.joined(separator: ", ") + ": ")
      return "› \(head)\(ShownText.lines(line.texts).joined(separator: " | "))"
    }
    return lines + (previews.omitted > 0 ? ["› \(previews.omitted) more"] : [])
  }
}
