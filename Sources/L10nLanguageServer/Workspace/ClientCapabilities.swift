import L10nFormats

/// The features of a client that change what the server sends.
struct ClientCapabilities {
  /// The client asks for diagnostics, so that they aren't sent unasked.
  var pullsDiagnostics = false
  /// The client asks again when it is told that diagnostics have changed.
  var refreshesDiagnostics = false
  /// The client asks again when it is told that inlay hints have changed.
  var refreshesInlayHints = false
  var showsRelatedInformation = false
  var nestsSymbols = false
  var showsMarkdown = false

  /// The client asks for the edit of a code action once a person has chosen it.
  var resolvesCodeActions = false
  var appliesEdits = false
  var showsDocuments = false

  init() {}

  /// - Parameter capabilities: the client's capabilities in `initialize`.
  init(_ capabilities: JSONValue?) {
    let document = capabilities?["textDocument"]
    pullsDiagnostics = document?["diagnostic"] != nil
    refreshesDiagnostics = capabilities?.at("workspace", "diagnostics", "refreshSupport")?.bool ?? false
    refreshesInlayHints = capabilities?.at("workspace", "inlayHint", "refreshSupport")?.bool ?? false
    showsRelatedInformation = document?.at("publishDiagnostics", "relatedInformation")?.bool ?? false
    nestsSymbols = document?.at("documentSymbol", "hierarchicalDocumentSymbolSupport")?.bool ?? false
    let resolved = document?.at("codeAction", "resolveSupport", "properties")?.elements ?? []
    resolvesCodeActions = resolved.contains("edit") && document?.at("codeAction", "dataSupport")?.bool ?? false
    appliesEdits = capabilities?.at("workspace", "applyEdit")?.bool ?? false
    showsDocuments = capabilities?.at("window", "showDocument", "support")?.bool ?? false
    showsMarkdown = document?.at("hover", "contentFormat")?.elements.contains("markdown") ?? false
  }
}
