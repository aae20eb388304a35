'use strict';

const vscode = require('vscode');

// Both count lines and units of UTF-16 from 0. The protocol counts kinds and severities from 1, VS Code from 0.

// What VS Code has, as the protocol writes it.

const protocolPosition = ({ line, character }) => ({ line, character });

const protocolRange = ({ start, end }) => ({ start: protocolPosition(start), end: protocolPosition(end) });

/** The parameters that name a document. */
const inDocument = (document) => ({ textDocument: { uri: document.uri.toString() } });

/** The parameters that name a place in a document. */
const at = (document, position) => ({ ...inDocument(document), position: protocolPosition(position) });

// What the protocol has, as VS Code needs it.

const range = ({ start, end }) => new vscode.Range(start.line, start.character, end.line, end.character);

const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));

const diagnostic = (value) => {
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.source = value.source;
  result.code = value.code;
  result.relatedInformation = value.relatedInformation?.map(
    (other) => new vscode.DiagnosticRelatedInformation(location(other.location), other.message),
  );
  return result;
};

const workspaceEdit = ({ changes }) => {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(changes)) {
    for (const edit of edits) result.replace(vscode.Uri.parse(uri), range(edit.range), edit.newText);
  }
  return result;
};

const completionItem = (value) => {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  item.detail = value.detail;
  item.filterText = value.filterText;
  item.range = range(value.textEdit.range);
  item.insertText = value.textEdit.newText;
  return item;
};

const documentSymbol = (value) => {
  const { name, kind, selectionRange } = value;
  const symbol = new vscode.DocumentSymbol(name, '', kind - 1, range(value.range), range(selectionRange));
  symbol.children = (value.children ?? []).map(documentSymbol);
  return symbol;
};

module.exports = {
  at, completionItem, diagnostic, documentSymbol, inDocument, location, protocolRange, range, workspaceEdit,
};
