import L10nFormats
import L10nJSONRPC

extension LanguageServer {
  /// The answers to requests by method.
  static let features: [String: @Sendable (inout LanguageServer, JSONValue) throws(ResponseError) -> JSONValue] = [
    "textDocument/diagnostic": { server, parameters throws(ResponseError) in
      try server.workspace.pulledDiagnostics(parameters)
    },
    "workspace/diagnostic": { server, parameters in server.workspace.pulledWorkspaceDiagnostics(parameters) },
    "textDocument/hover": { server, parameters throws(ResponseError) in try server.workspace.hover(parameters) },
    "textDocument/definition": { server, parameters throws(ResponseError) in
      try server.workspace.definition(parameters)
    },
    "textDocument/documentSymbol": { server, parameters throws(ResponseError) in
      try server.workspace.documentSymbols(parameters)
    },
    "textDocument/foldingRange": { server, parameters throws(ResponseError) in
      try server.workspace.foldingRanges(parameters)
    },
    "textDocument/completion": { server, parameters throws(ResponseError) in
      try server.workspace.completion(parameters)
    },
    "textDocument/codeAction": { server, parameters throws(ResponseError) in
      try server.workspace.codeActions(parameters)
    },
    "codeAction/resolve": { server, parameters throws(ResponseError) in
      try server.workspace.resolvedAction(parameters)
    },
    "workspace/executeCommand": { server, parameters throws(ResponseError) in try server.execute(parameters) },
    "textDocument/inlayHint": { server, parameters throws(ResponseError) in
      try server.workspace.inlayHints(parameters)
    },
    "textDocument/references": { server, parameters throws(ResponseError) in
      try server.workspace.references(parameters)
    },
    "textDocument/prepareRename": { server, parameters throws(ResponseError) in
      try server.workspace.prepareRename(parameters)
    },
    "textDocument/rename": { server, parameters throws(ResponseError) in try server.workspace.rename(parameters) },
  ]

  /// The features of the server, as it answers `initialize`.
  var capabilitiesOfServer: JSONValue {
    var capabilities: JSONValue = [
      "positionEncoding": .string(workspace.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      "hoverProvider": true,
      "definitionProvider": true,
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "completionProvider": ["triggerCharacters": ["{", "%", "<", "\""]],
      "codeActionProvider": [
        "codeActionKinds": ["quickfix", "refactor", "refactor.extract", "source.fixAll"], "resolveProvider": true,
      ],
      "executeCommandProvider": ["commands": .array(Command.allCases.map { .string($0.rawValue) })],
      "inlayHintProvider": true,
      "referencesProvider": true,
      "renameProvider": ["prepareProvider": true],
    ]
    if workspace.client.pullsDiagnostics {
      capabilities["diagnosticProvider"] = [
        "identifier": "l10n-gen", "interFileDependencies": true, "workspaceDiagnostics": true,
      ]
    }
    return capabilities
  }
}
