import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends what it is told to, byte by byte, and reads only when it wants to. */
export class RawSocket {
  readonly socket: Socket;
  #received = '';
  #bytes = 0;
  #closed = false;
  readonly #closing = new AbortController();

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#closed = true;
      this.#closing.abort();
    });
  }

  /** @param options.reads whether it takes what comes; one that does not fills the server's buffers. */
  static async open(port: number, { reads = true } = {}): Promise<RawSocket> {
    const socket = connect(port, '127.0.0.1');
    const client = new RawSocket(socket);
    if (reads) client.read();
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    return client;
  }

  /** Begins to take what comes. */
  read() {
    this.socket.on('data', (chunk: Buffer) => {
      this.#bytes += chunk.length;
      this.#received = (this.#received + chunk.toString('latin1')).slice(-16_384);
    });
  }

  /** @returns whether the kernel took it: a server that does not read stops it. */
  send(text: string | Uint8Array): boolean {
    return !this.#closed && this.socket.write(text);
  }

  /** The last 16 KiB that came. */
  get received() {
    return this.#received;
  }

  get bytes() {
    return this.#bytes;
  }

  /** Ends what waits for something on this connection. */
  get whenClosed(): AbortSignal {
    return this.#closing.signal;
  }

  get isClosed() {
    return this.#closed;
  }

  /** Waits until the other side has closed it. @returns whether it has within `patience`, in milliseconds. */
  async closedWithin(patience: number): Promise<boolean> {
    if (!this.#closed) await once(this.socket, 'close', { signal: AbortSignal.timeout(patience) }).catch(() => {});
    return this.#closed;
  }

  /** Goes away at once. */
  destroy() {
    this.socket.destroy();
  }
}
