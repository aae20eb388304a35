'use strict';

const vscode = require('vscode');
const files = require('../files');
const { inDocument } = require('../convert');

exports.register = (server) =>
  vscode.languages.registerFoldingRangeProvider(files.translations, {
    async provideFoldingRanges(document, context, token) {
      const ranges = await server.request('textDocument/foldingRange', inDocument(document), token);
      return ranges?.map(({ startLine, endLine }) => new vscode.FoldingRange(startLine, endLine));
    },
  });
