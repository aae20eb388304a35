'use strict';

const vscode = require('vscode');
const files = require('../files');
const { at, range } = require('../convert');

exports.register = (server) =>
  vscode.languages.registerHoverProvider(files.all, {
    async provideHover(document, position, token) {
      const hover = await server.request('textDocument/hover', at(document, position), token);
      return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
    },
  });
