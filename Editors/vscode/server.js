'use strict';

const { spawn } = require('node:child_process');
const { EventEmitter, once } = require('node:events');
const { Connection } = require('./connection');

/** The number of times that a server which ends by itself is started again within the period, in milliseconds. */
const restartLimit = 5;
const restartPeriod = 3 * 60 * 1000;
/** The time in which a server ends that is asked to, in milliseconds. */
const endPeriod = 2000;

const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  window: { showDocument: { support: true } },
  workspace: { applyEdit: true, workspaceFolders: true, inlayHint: { refreshSupport: true } },
  textDocument: {
    codeAction: { dataSupport: true, resolveSupport: { properties: ['edit', 'command'] } },
    hover: { contentFormat: ['markdown'] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    publishDiagnostics: { relatedInformation: true },
    rename: { prepareSupport: true },
  },
};

/**
 * A language server that is started again if it ends by itself. Its events are:
 *
 * - `started`: it knows no document yet
 * - `stopped`: what it has sent isn't valid any more
 * - `missing`, with an error: the program can't be started
 * - `failing`: it ended too often
 * - the methods of the server's notifications, and of its requests that need no result, with their parameters
 */
class Server extends EventEmitter {
  #settings;
  #log;
  #child;
  /** The connection to a server that is initialized. */
  #connection;
  /** The next connection, or nothing if the server ends before. */
  #nextConnection = Promise.resolve(undefined);
  #restarts = [];
  #handlers = new Map();

  /** Creates a server with a function that returns `{ command, directory, folders }`, and one that writes to a log. */
  constructor(settings, log) {
    super();
    this.#settings = settings;
    this.#log = log;
  }

  /** Starts the server, instead of one that runs, and counts its restarts from now on. */
  start() {
    if (this.#child) {
      this.#child.kill();
      this.#forget();
    }
    this.#restarts = [];
    this.#nextConnection = this.#launch();
  }

  /** Ends the server. */
  async stop() {
    const [child, connection] = [this.#child, this.#connection];
    this.#forget();
    if (child?.exitCode !== null || child.signalCode !== null) return;
    const end = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), endPeriod);
    if (connection) {
      await connection.request('shutdown').catch(() => {});
      connection.notify('exit');
    } else {
      child.kill();
    }
    await end;
    clearTimeout(timer);
  }

  /** Returns the result of a request, or `null` if there is no server or `token` was cancelled. */
  async request(method, parameters, token) {
    const connection = this.#connection ?? (await this.#nextConnection);
    return connection ? connection.request(method, parameters, token) : null;
  }

  /** Answers the server's requests of a method with what a function returns for their parameters. */
  handle(method, handler) {
    this.#handlers.set(method, handler);
  }

  /** Sends a notification to a server that is initialized. */
  notify(method, parameters) {
    this.#connection?.notify(method, parameters);
  }

  async #launch() {
    const { command, directory, folders } = this.#settings();
    const child = spawn(command, ['language-server'], { cwd: directory });
    const connection = new Connection(child.stdout, child.stdin, {
      notified: (method, parameters) => this.#notified(method, parameters),
      requested: (method, parameters) => this.#requested(method, parameters),
      failed: (error) => {
        this.#log(`The server's output can't be read: ${error.message}`);
        child.kill();
      },
    });
    this.#child = child;
    child.stderr.on('data', (text) => this.#log(String(text).trimEnd()));
    child.on('error', (error) => this.#ended(child, connection, error));
    child.on('exit', (code, signal) => {
      this.#log(`The server has ended with ${signal ?? `status ${code}`}.`);
      this.#ended(child, connection);
    });
    try {
      const rootUri = folders[0]?.uri ?? null;
      await connection.request('initialize', {
        processId: process.pid, rootUri, workspaceFolders: folders, capabilities,
      });
    } catch {
      return undefined;
    }
    if (child !== this.#child) return undefined;
    connection.notify('initialized', {});
    this.#connection = connection;
    this.emit('started');
    return connection;
  }

  #notified(method, parameters) {
    if (method === 'window/logMessage') this.#log(parameters.message);
    this.emit(method, parameters);
  }

  #requested(method, parameters) {
    const handler = this.#handlers.get(method);
    if (handler) return handler(parameters);
    return this.emit(method, parameters) ? null : undefined;
  }

  #ended(child, connection, error) {
    connection.close();
    // A server that was to end may do so late.
    if (child !== this.#child) return;
    this.#forget();
    if (error) {
      this.emit('missing', error);
      return;
    }
    const now = Date.now();
    this.#restarts = this.#restarts.filter((time) => now - time < restartPeriod);
    if (this.#restarts.length === restartLimit) {
      this.emit('failing');
      return;
    }
    this.#restarts.push(now);
    this.#nextConnection = this.#launch();
  }

  #forget() {
    this.#child = undefined;
    this.#connection = undefined;
    this.#nextConnection = Promise.resolve(undefined);
    this.emit('stopped');
  }
}

module.exports = { Server };
