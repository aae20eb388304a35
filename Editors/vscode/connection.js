'use strict';

/** The greatest length of a header, in bytes. */
const headerLimit = 4096;

/** Divides a stream of bytes into the contents of messages (LSP 3.17, "Base Protocol"). */
class FrameReader {
  #chunks = [];
  #length = 0;
  /** The number of bytes without which there is no whole message. */
  #needed = 0;

  /** Returns the contents that end in a chunk. Throws if the stream isn't one of messages. */
  contents(chunk) {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    if (this.#length < this.#needed) return [];
    let bytes = Buffer.concat(this.#chunks);
    const contents = [];
    for (let frame = FrameReader.#frame(bytes); ; frame = FrameReader.#frame(bytes)) {
      this.#needed = frame ? frame.end : 0;
      if (!frame || bytes.length < frame.end) break;
      contents.push(bytes.toString('utf8', frame.start, frame.end));
      bytes = bytes.subarray(frame.end);
    }
    this.#chunks = [bytes];
    this.#length = bytes.length;
    return contents;
  }

  /** Returns where the first content begins and ends, or `undefined` if its header isn't complete yet. */
  static #frame(bytes) {
    const end = bytes.indexOf('\r\n\r\n');
    if (end > headerLimit || (end < 0 && bytes.length > headerLimit)) throw new Error('a header is too long');
    if (end < 0) return undefined;
    const match = /^content-length: *([0-9]+) *\r?$/im.exec(bytes.toString('latin1', 0, end));
    if (!match) throw new Error('a header has no Content-Length');
    return { start: end + 4, end: end + 4 + Number(match[1]) };
  }
}

/** A connection to a language server: JSON-RPC 2.0 over a pair of streams. */
class Connection {
  #output;
  #receiver;
  #frames = new FrameReader();
  #lastID = 0;
  #pending = new Map();
  #isClosed = false;

  /**
   * Creates a connection that calls a receiver: `notified(method, params)`; `requested(method, params)`, which returns a
   * result or the promise of one, or `undefined` for an unknown method; and `failed(error)` if the stream can't be read.
   */
  constructor(input, output, receiver) {
    this.#output = output;
    this.#receiver = receiver;
    input.on('data', (chunk) => this.#receive(chunk));
    // A server that has ended reads nothing more; its exit is handled where it was started.
    output.on('error', () => {});
  }

  /** Sends a request and returns its result, or `null` once `token` is cancelled. */
  request(method, params, token) {
    if (this.#isClosed) return Promise.reject(new Error('l10n-gen has ended'));
    if (token?.isCancellationRequested) return Promise.resolve(null);
    const id = (this.#lastID += 1);
    return new Promise((resolve, reject) => {
      const cancellation = token?.onCancellationRequested(() => {
        this.notify('$/cancelRequest', { id });
        this.#settle(id)?.resolve(null);
      });
      this.#pending.set(id, { resolve, reject, cancellation });
      this.#send({ id, method, params });
    });
  }

  notify(method, params) {
    if (!this.#isClosed) this.#send({ method, params });
  }

  /** Fails the requests that wait for an answer, and sends nothing more. */
  close() {
    this.#isClosed = true;
    for (const id of [...this.#pending.keys()]) this.#settle(id).reject(new Error('l10n-gen has ended'));
  }

  #settle(id) {
    const request = this.#pending.get(id);
    this.#pending.delete(id);
    request?.cancellation?.dispose();
    return request;
  }

  #send(message) {
    const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.#output.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.#output.write(content);
  }

  #receive(chunk) {
    if (this.#isClosed) return;
    try {
      for (const content of this.#frames.contents(chunk)) this.#take(JSON.parse(content));
    } catch (error) {
      this.#receiver.failed(error);
    }
  }

  #take(message) {
    if (message.method === undefined) {
      const request = this.#settle(message.id);
      if (message.error) request?.reject(new Error(message.error.message));
      else request?.resolve(message.result);
    } else if (message.id === undefined) {
      this.#receiver.notified(message.method, message.params);
    } else {
      this.#answer(message);
    }
  }

  async #answer({ id, method, params }) {
    try {
      const result = await this.#receiver.requested(method, params);
      const error = { code: -32601, message: `there is no method '${method}'` };
      this.#send({ id, ...(result === undefined ? { error } : { result }) });
    } catch (error) {
      this.#send({ id, error: { code: -32603, message: error.message } });
    }
  }
}

module.exports = { Connection, FrameReader };
