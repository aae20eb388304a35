'use strict';

const vscode = require('vscode');
const files = require('../files');
const { at, completionItem } = require('../convert');

exports.register = (server) =>
  vscode.languages.registerCompletionItemProvider(
    files.translations,
    {
      async provideCompletionItems(document, position, token) {
        const items = await server.request('textDocument/completion', at(document, position), token);
        return items?.map(completionItem);
      },
    },
    '{',
    '%',
    '<',
    '"',
  );
