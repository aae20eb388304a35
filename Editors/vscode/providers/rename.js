'use strict';

const vscode = require('vscode');
const files = require('../files');
const { at, range, workspaceEdit } = require('../convert');

/** Renames keys. VS Code uses one rename provider in a document, and Swift files need the one of Swift's own server. */
exports.register = (server) =>
  vscode.languages.registerRenameProvider(files.translations, {
    async prepareRename(document, position, token) {
      const key = await server.request('textDocument/prepareRename', at(document, position), token);
      if (!key) throw new Error('There is no key here. Put the cursor on a key of a translation file.');
      return { range: range(key.range), placeholder: key.placeholder };
    },

    async provideRenameEdits(document, position, newName, token) {
      const edit = await server.request('textDocument/rename', { ...at(document, position), newName }, token);
      return edit && workspaceEdit(edit);
    },
  });
