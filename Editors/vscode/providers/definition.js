'use strict';

const vscode = require('vscode');
const files = require('../files');
const { at, location } = require('../convert');

exports.register = (server) =>
  vscode.languages.registerDefinitionProvider(files.all, {
    async provideDefinition(document, position, token) {
      const locations = await server.request('textDocument/definition', at(document, position), token);
      return locations?.map(location);
    },
  });
