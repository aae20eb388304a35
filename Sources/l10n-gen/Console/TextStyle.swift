import L10nText

/// The colours of a terminal (ECMA-48, SGR), if any.
struct TextStyle {
  let isColored: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func dim(_ text: String) -> String { styled(text, "2") }
  func heading(_ text: String) -> String { styled(text, "1;4") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: styled(severity.rawValue, "1;31")
    case .warning: styled(severity.rawValue, "1;33")
    case .info: styled(severity.rawValue, "1;36")
    }
  }

  func pointer(_ text: String) -> String { styled(text, "1;32") }
  func added(_ text: String) -> String { styled(text, "32") }
  func removed(_ text: String) -> String { styled(text, "31") }

  private func styled(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
