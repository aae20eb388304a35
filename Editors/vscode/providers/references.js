'use strict';

const vscode = require('vscode');
const files = require('../files');
const { at, location } = require('../convert');

exports.register = (server) =>
  vscode.languages.registerReferenceProvider(files.translations, {
    async provideReferences(document, position, context, token) {
      const { includeDeclaration } = context;
      const parameters = { ...at(document, position), context: { includeDeclaration } };
      const locations = await server.request('textDocument/references', parameters, token);
      return locations?.map(location);
    },
  });
