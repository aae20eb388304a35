'use strict';

const vscode = require('vscode');
const { range, workspaceEdit } = require('./convert');

/** The commands of the server's code actions, and what they have the editor do. */
exports.register = (server) => {
  const execute = async (command, argument) => {
    try {
      await server.request('workspace/executeCommand', { command, arguments: [argument] });
    } catch (error) {
      vscode.window.showErrorMessage(error.message);
    }
  };

  /** Asks for the new key. */
  const rename = async (argument) => {
    const { key } = argument;
    const newName = await vscode.window.showInputBox({
      title: `Rename '${key}' everywhere`,
      prompt: 'The new key, or only its last part',
      value: key,
      valueSelection: [key.lastIndexOf('.') + 1, key.length],
    });
    if (newName !== undefined) await execute('l10n-gen.rename', { ...argument, newName });
  };

  server.handle('workspace/applyEdit', async ({ edit }) => ({
    applied: await vscode.workspace.applyEdit(workspaceEdit(edit)),
  }));
  server.handle('window/showDocument', async ({ uri, selection }) => {
    await vscode.window.showTextDocument(vscode.Uri.parse(uri), { selection: range(selection) });
    return { success: true };
  });
  return vscode.Disposable.from(
    vscode.commands.registerCommand('l10n-gen.rename', rename),
    vscode.commands.registerCommand('l10n-gen.show', (argument) => execute('l10n-gen.show', argument)),
  );
};
