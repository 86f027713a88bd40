import type pg from 'pg';
import type { Address } from '#server/db/address.ts';
import { DatabaseUnavailable, type Heartbeat } from '#server/db/heartbeat.ts';
import { HostsPool } from '#server/db/hosts.ts';

/** A pool that fails everybody who waits on it, for a connection or for an answer, as soon as the database is known not to answer. */
export class FailFastPool extends HostsPool {
  readonly #heartbeat: Heartbeat;

  constructor(options: pg.PoolConfig & { address: Address }, heartbeat: Heartbeat) {
    super(options);
    this.#heartbeat = heartbeat;
    this.#endWhenGone();
  }

  protected override connectNow(): Promise<pg.PoolClient> {
    if (!this.#heartbeat.isBeating) return Promise.reject(new DatabaseUnavailable());
    return new Promise((resolve, reject) => {
      let isTooLate = false;
      const forget = this.#heartbeat.onGone(() => {
        isTooLate = true;
        reject(new DatabaseUnavailable());
      });
      super.connectNow().then(
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
      this.cut(new DatabaseUnavailable());
      if (!this.ending) this.#endWhenGone();
    });
  }
}
