import pg from 'pg';
import type { Address } from '#server/db/address.ts';
import { DatabaseUnavailable, type Heartbeat } from '#server/db/heartbeat.ts';
import { type Hosts, hostsOf } from '#server/db/hosts.ts';
import { Sockets } from '#server/db/sockets.ts';

/** A connection of a pool to whichever of several servers took writes last. */
export class HostsClient extends pg.Client {
  constructor(config: pg.ClientConfig & { hosts?: Hosts | undefined }) {
    super({ ...config, ...config.hosts?.last });
  }
}

type Options = pg.PoolConfig & { address: Address; heartbeat?: Heartbeat | undefined };

/**
 * A pool that finds out which of several servers takes writes before it makes a connection, and that can end all that it has. With a heartbeat
 * it fails everybody who waits on it, for a connection or for an answer, as soon as the database is known not to answer.
 */
export class FailFastPool extends pg.Pool {
  readonly #hosts: Hosts | undefined;
  readonly #sockets: Sockets;
  readonly #heartbeat: Heartbeat | undefined;

  constructor({ address, heartbeat, ...options }: Options) {
    const [hosts, sockets] = [hostsOf(address), new Sockets()];
    super({ Client: HostsClient as unknown as typeof pg.Client, stream: sockets.make, ...options, ...address, hosts } as object);
    [this.#hosts, this.#sockets, this.#heartbeat] = [hosts, sockets, heartbeat];
    heartbeat?.onGone(() => this.cut(new DatabaseUnavailable()));
    // One whose server goes away in the middle of a transaction: its statement fails, and tells the caller.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  /** Fails whatever is done on its connections. */
  cut(error: Error): void {
    this.#sockets.destroy(error);
  }

  override connect(callback?: Connected): Promise<pg.PoolClient> {
    const connecting = this.#heartbeat ? this.#connectWhileBeating(this.#heartbeat) : this.#connectNow();
    if (callback) {
      connecting.then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      );
    }
    return connecting;
  }

  #connectWhileBeating(heartbeat: Heartbeat): Promise<pg.PoolClient> {
    if (!heartbeat.isBeating) return Promise.reject(new DatabaseUnavailable());
    return new Promise((resolve, reject) => {
      let isTooLate = false;
      const forget = heartbeat.onGone(() => {
        isTooLate = true;
        reject(new DatabaseUnavailable());
      });
      const connecting = this.#connectNow();
      connecting.finally(forget).then((client) => (isTooLate ? client.release() : resolve(client)), reject);
    });
  }

  /** Whoever has an idle connection, or waits for those that there are, asks nobody. */
  async #connectNow(): Promise<pg.PoolClient> {
    const isNew = this.idleCount === 0 && this.totalCount < (this.options.max ?? 0);
    if (isNew) await this.#hosts?.find();
    return super.connect();
  }
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;
