'use strict';

const vscode = require('vscode');
const files = require('./files');
const { inDocument, protocolRange } = require('./convert');

/** Keeps the server's copies of the open documents the same as the editor's. */
exports.register = (server) => {
  const { workspace } = vscode;
  const isKnown = (document) => vscode.languages.match(files.all, document) > 0;

  const open = (document) => {
    if (!isKnown(document)) return;
    const { languageId, version } = document;
    const uri = document.uri.toString();
    server.notify('textDocument/didOpen', { textDocument: { uri, languageId, version, text: document.getText() } });
  };
  const change = ({ document, contentChanges }) => {
    // VS Code also reports a change when only the mark for unsaved changes appears.
    if (!isKnown(document) || contentChanges.length === 0) return;
    server.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map(({ range, text }) => ({ range: protocolRange(range), text })),
    });
  };
  const save = (document) => {
    if (isKnown(document)) server.notify('textDocument/didSave', inDocument(document));
  };
  const close = (document) => {
    if (isKnown(document)) server.notify('textDocument/didClose', inDocument(document));
  };
  const changeFolders = ({ added, removed }) => {
    const named = (folders) => folders.map(({ uri, name }) => ({ uri: uri.toString(), name }));
    const event = { added: named(added), removed: named(removed) };
    server.notify('workspace/didChangeWorkspaceFolders', { event });
  };

  server.on('started', () => workspace.textDocuments.forEach(open));
  return vscode.Disposable.from(
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument(change),
    workspace.onDidSaveTextDocument(save),
    workspace.onDidCloseTextDocument(close),
    workspace.onDidChangeWorkspaceFolders(changeFolders),
  );
};
