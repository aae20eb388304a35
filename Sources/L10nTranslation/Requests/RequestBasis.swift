import L10nFormats
import L10nLanguage
import L10nReleases

/// The digest of what an answer to a request depends on.
enum RequestBasis {
  /// Returns 12 hexadecimal digits, which differ if anything differs that a translation depends on.
  static func digest(of request: TranslationRequest) -> String {
    var parts: [String] = []
    func add(_ texts: VariantTexts?) {
      parts.append(texts == nil ? "-" : "+")
      for (path, text) in texts?.sorted ?? [] { parts += [path.description, text] }
    }
    add(request.source)
    add(request.present)
    parts += [request.description ?? "", request.context ?? ""]
    for argument in request.arguments {
      parts += [argument.name, argument.written ?? "", argument.type.rawValue] + argument.keywords
    }
    // The length makes the end of each part clear.
    let bytes = parts.flatMap { part in Array("\(part.utf8.count):".utf8) + Array(part.utf8) }
    return String(SHA256.hexadecimal(of: bytes).prefix(12))
  }
}
