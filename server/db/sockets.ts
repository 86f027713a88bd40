import { Socket } from 'node:net';

/** The sockets of connections to a database, so that all can be ended at once: pg itself ends one when the server has answered, which may be gone. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /** Makes one; pg's option `stream`. */
  readonly make = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  /** Ends them. @param error what is told to whoever waits for an answer on one. */
  destroy(error?: Error): void {
    for (const socket of this.#open) socket.destroy(error);
  }
}
