import pg from 'pg';
import { DatabaseUnavailable, type Heartbeat } from '#server/db/heartbeat.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** What pg keeps of a client's connection. */
interface Connection {
  connection: { stream: { destroy(error: Error): void } };
}

/** A pool that fails everybody who waits on it, for a connection or for an answer, as soon as the database is known not to answer. */
export class FailFastPool extends pg.Pool {
  readonly #heartbeat: Heartbeat;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(options: pg.PoolConfig, heartbeat: Heartbeat) {
    super(options);
    this.#heartbeat = heartbeat;
    this.on('connect', (client) => this.#clients.add(client));
    this.on('remove', (client) => this.#clients.delete(client));
    this.#endWhenGone();
  }

  override connect(callback?: Connected): Promise<pg.PoolClient> {
    const connecting = this.#connectWhileItAnswers();
    if (callback) {
      connecting.then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      );
    }
    return connecting;
  }

  #connectWhileItAnswers(): Promise<pg.PoolClient> {
    if (!this.#heartbeat.isBeating) return Promise.reject(new DatabaseUnavailable());
    return new Promise((resolve, reject) => {
      let isTooLate = false;
      const forget = this.#heartbeat.onGone(() => {
        isTooLate = true;
        reject(new DatabaseUnavailable());
      });
      super.connect().then(
        (client) => {
          forget();
          if (isTooLate) client.release();
          else resolve(client);
        },
        (error: Error) => {
          forget();
          reject(error);
        },
      );
    });
  }

  #endWhenGone() {
    this.#heartbeat.onGone(() => {
      for (const client of this.#clients) (client as unknown as Connection).connection.stream.destroy(new DatabaseUnavailable());
      if (!this.ending) this.#endWhenGone();
    });
  }
}
