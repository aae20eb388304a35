'use strict';

const vscode = require('vscode');
const { diagnostic } = require('../convert');

/** Shows the findings that the server sends, also those in files that aren't open. */
exports.register = (server) => {
  const collection = vscode.languages.createDiagnosticCollection('l10n-gen');
  server.on('textDocument/publishDiagnostics', ({ uri, diagnostics }) =>
    collection.set(vscode.Uri.parse(uri), diagnostics.map(diagnostic)),
  );
  server.on('stopped', () => collection.clear());
  return collection;
};
