'use strict';

const vscode = require('vscode');
const files = require('../files');
const { diagnostic, inDocument, protocolRange, workspaceEdit } = require('../convert');

const { QuickFix, Refactor, RefactorExtract, SourceFixAll } = vscode.CodeActionKind;
const kinds = [QuickFix, Refactor, RefactorExtract, SourceFixAll.append('l10n-gen')];

/** The actions as the server sent them, which it is asked about again. */
const sent = new WeakMap();

const codeAction = (value) => {
  const kind = kinds.find((kind) => kind.value === value.kind);
  const action = new vscode.CodeAction(value.title, kind);
  action.isPreferred = value.isPreferred;
  action.diagnostics = value.diagnostics?.map(diagnostic);
  action.edit = value.edit && workspaceEdit(value.edit);
  action.command = value.command;
  sent.set(action, value);
  return action;
};

exports.register = (server) =>
  vscode.languages.registerCodeActionsProvider(
    files.all,
    {
      async provideCodeActions(document, range, { only }, token) {
        // The server finds the diagnostics of a range itself.
        const context = { diagnostics: [], only: only && [only.value] };
        const parameters = { ...inDocument(document), range: protocolRange(range), context };
        const actions = await server.request('textDocument/codeAction', parameters, token);
        return actions?.map(codeAction);
      },

      async resolveCodeAction(action, token) {
        if (!sent.get(action)?.data) return action;
        try {
          const value = await server.request('codeAction/resolve', sent.get(action), token);
          action.edit = value?.edit && workspaceEdit(value.edit);
          action.command = value?.command;
        } catch (error) {
          // VS Code only logs it.
          vscode.window.showErrorMessage(error.message);
        }
        return action;
      },
    },
    { providedCodeActionKinds: kinds },
  );
