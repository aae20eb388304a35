'use strict';

const os = require('node:os');
const path = require('node:path');
const vscode = require('vscode');
const { Server } = require('./server');

const features = [
  require('./commands'),
  require('./documents'),
  require('./hints'),
  require('./providers/code-actions'),
  require('./providers/completion'),
  require('./providers/definition'),
  require('./providers/diagnostics'),
  require('./providers/folding'),
  require('./providers/hover'),
  require('./providers/references'),
  require('./providers/rename'),
  require('./providers/symbols'),
];

const installation = 'https://github.com/l10n-gen/l10n-gen/blob/main/Documentation/Adopting.md#on-the-command-line';

let server;

/** Returns how the server is started, by the settings and folders as they are now. */
const settings = () => {
  const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
  const directory = folders[0]?.uri.fsPath ?? os.homedir();
  const written = vscode.workspace.getConfiguration('l10n-gen').get('path').trim() || 'l10n-gen';
  const home = written.replace(/^~(?=\/)/, os.homedir());
  const command = home.includes('/') ? path.resolve(directory, home) : home;
  return { command, directory, folders: folders.map(({ uri, name }) => ({ uri: uri.toString(), name })) };
};

/** Shows an error with buttons, and does what the button says that is clicked. */
const ask = async (message, actions) => {
  const button = await vscode.window.showErrorMessage(message, ...Object.keys(actions));
  return actions[button]?.();
};

const reportMissing = (error) => {
  const { command } = settings();
  const reason = {
    ENOENT: command.includes('/') ? `There is no ${command}.` : `${command} isn't in PATH.`,
    EACCES: `${command} can't be executed.`,
  }[error.code];
  const advice = "Install l10n-gen, or set its path in the setting 'l10n-gen.path'.";
  return ask(`${reason ?? `${command} can't be started: ${error.message}.`} ${advice}`, {
    'How to Install': () => vscode.env.openExternal(vscode.Uri.parse(installation)),
    'Open Settings': () => vscode.commands.executeCommand('workbench.action.openSettings', 'l10n-gen.path'),
    'Try Again': () => server?.start(),
  });
};

const restart = async () => {
  await server.stop();
  server?.start();
};

exports.activate = (context) => {
  const output = vscode.window.createOutputChannel('l10n-gen');
  server = new Server(settings, (line) => output.appendLine(line));
  server.on('missing', reportMissing);
  server.on('failing', () =>
    ask('l10n-gen has ended 6 times within 3 minutes, and is not started again.', {
      Restart: () => server?.start(),
      'Show Log': () => output.show(),
    }),
  );
  context.subscriptions.push(
    output,
    ...features.map((feature) => feature.register(server)),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('l10n-gen.path') && restart()),
  );
  server.start();
};

exports.deactivate = async () => {
  const running = server;
  server = undefined;
  await running?.stop();
};
