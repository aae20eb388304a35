import L10nFormats
import L10nReleases

/// Reads `updates` of the configuration.
struct UpdatesReader {
  private(set) var settings: UpdateSettings?
  private(set) var problems: [DocumentProblem] = []

  /// The largest number of root keys: one in use, and some in reserve.
  private static let rootLimit = 8

  init(_ node: DocumentNode) {
    var fields = SettingsFields(node, of: .updates)
    let url = required("url", "the address of the releases, such as 'https://texts.example.com/l10n'", &fields, node)
    let catalog = required("catalog", "a name for these texts, such as the app's bundle identifier", &fields, node)
    let channel = fields.nonEmptyText("channel") ?? "production"
    let certificate = fields.nonEmptyText("certificate") ?? "updates.certificate"
    let roots = roots(&fields, node)
    if let url, let mistake = Self.mistake(inURL: url), let node = fields.node("url") { fields.refuse(node, mistake) }
    for (field, name) in [("catalog", catalog), ("channel", channel)] {
      guard let name, !Self.isName(name), let node = fields.node(field) else { continue }
      fields.refuse(node, "'\(name)' can't be a part of an address; use letters, digits, '.', '-' and '_'")
    }
    if channel == "packs", let node = fields.node("channel") {
      fields.refuse(node, "'packs' is the directory of all packs; choose another name for the channel")
    }
    problems += fields.finished()
    guard problems.isEmpty, let url, let catalog else { return }
    settings = UpdateSettings(
      url: url.hasSuffix("/") ? String(url.dropLast()) : url, catalog: catalog, channel: channel, roots: roots,
      certificate: certificate)
  }

  private mutating func required(
    _ name: String, _ meaning: String, _ fields: inout SettingsFields, _ node: DocumentNode
  ) -> String? {
    let text = fields.nonEmptyText(name)
    if text == nil, fields.node(name) == nil {
      problems.append(DocumentProblem(explanation: "'\(name)' is missing; write \(meaning)", offset: node.offset))
    }
    return text
  }

  private mutating func roots(_ fields: inout SettingsFields, _ node: DocumentNode) -> [String] {
    let nodes = fields.texts("roots") ?? []
    if nodes.isEmpty, problems.isEmpty {
      let advice = "'l10n-gen sign --new-root' makes one"
      problems.append(
        DocumentProblem(
          explanation: "'roots' is missing; write the public keys whose releases the app trusts; \(advice)",
          offset: node.offset))
    }
    if nodes.count > Self.rootLimit {
      fields.refuse(nodes[Self.rootLimit], "more than \(Self.rootLimit) root keys; remove some")
    }
    for (index, node) in nodes.enumerated() {
      let text = node.text ?? ""
      if PublicKeyText.bytes(text) == nil {
        fields.refuse(node, "'\(text)' is not a public key; write 'ed25519:' and the base64 of its 32 bytes")
      } else if nodes[..<index].contains(where: { $0.text == text }) {
        fields.refuse(node, SettingsDocument.secondTime(text))
      }
    }
    return nodes.compactMap(\.text)
  }

  /// Returns the mistake in an address, or `nil` if there is none. Releases without encryption are for tests on one
  /// machine.
  private static func mistake(inURL url: String) -> String? {
    let isVisible = url.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    let scheme = "https://"
    let local = ["http://127.0.0.1", "http://localhost", "http://[::1]"]
    let isLocal = local.contains { host in
      url.hasPrefix(host) && (url.dropFirst(host.count).first.map { $0 == "/" || $0 == ":" } ?? true)
    }
    guard isVisible, isLocal || url.hasPrefix(scheme) && url.count > scheme.count else {
      return "'\(url)' is not an address that begins with 'https://'"
    }
    return url.contains("?") || url.contains("#") ? "the address of releases has no '?' and no '#'; remove them" : nil
  }

  private static func isName(_ name: String) -> Bool {
    let isFit = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isFit && name.utf8.count <= 128 && name.utf8.first != UInt8(ascii: ".")
  }
}
