'use strict';

const vscode = require('vscode');
const files = require('../files');
const { documentSymbol, inDocument } = require('../convert');

exports.register = (server) =>
  vscode.languages.registerDocumentSymbolProvider(
    files.translations,
    {
      async provideDocumentSymbols(document, token) {
        const symbols = await server.request('textDocument/documentSymbol', inDocument(document), token);
        return symbols?.map(documentSymbol);
      },
    },
    { label: 'l10n-gen' },
  );
