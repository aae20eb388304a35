'use strict';

const vscode = require('vscode');
const files = require('../files');
const { diagnostic, inDocument, protocolRange, workspaceEdit } = require('../convert');

const kinds = [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append('l10n-gen')];

const codeAction = (value) => {
  const kind = kinds.find((kind) => kind.value === value.kind);
  const action = new vscode.CodeAction(value.title, kind);
  action.isPreferred = value.isPreferred;
  action.diagnostics = value.diagnostics.map(diagnostic);
  action.edit = workspaceEdit(value.edit);
  return action;
};

exports.register = (server) =>
  vscode.languages.registerCodeActionsProvider(
    files.translations,
    {
      async provideCodeActions(document, range, { only }, token) {
        // The server finds the diagnostics of a range itself.
        const context = { diagnostics: [], only: only && [only.value] };
        const parameters = { ...inDocument(document), range: protocolRange(range), context };
        const actions = await server.request('textDocument/codeAction', parameters, token);
        return actions?.map(codeAction);
      },
    },
    { providedCodeActionKinds: kinds },
  );
