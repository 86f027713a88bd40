import path from 'node:path';
import pg from 'pg';
import { freezePostgres, thawPostgres } from '#drills/parts/processes.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { type Cluster, socketDirOf, startCluster } from '#server/db/embedded-postgres.ts';

/** A PostgreSQL of the drill's own, that the product reaches by DATABASE_URL and does not start again when it is gone. */
export class OwnPostgres {
  readonly #home: string;
  #cluster: Cluster | undefined;

  private constructor(home: string) {
    this.#home = home;
  }

  /** Makes and starts it, with an empty database. */
  static async start(stage: Stage): Promise<OwnPostgres> {
    const own = new OwnPostgres(stage.makeFolder('postgres'));
    await own.start();
    stage.cleanUp(() => own.#end());
    const admin = new pg.Client({ host: socketDirOf(own.#home), user: 'postgres', database: 'postgres' });
    await admin.connect();
    await admin.query('create database nirmaan');
    await admin.end();
    return own;
  }

  /** What DATABASE_URL is to be. */
  get url() {
    return `postgres://postgres@localhost/nirmaan?host=${encodeURIComponent(socketDirOf(this.#home))}`;
  }

  get socketDir() {
    return socketDirOf(this.#home);
  }

  /** The number of its first process. */
  get pid() {
    if (!this.#cluster) throw new Error('the PostgreSQL of the drill does not run');
    return this.#cluster.pid();
  }

  get dataDir() {
    return path.join(this.#home, 'postgres');
  }

  async start() {
    this.#cluster = await startCluster(this.#home);
  }

  /** Goes away: who is connected is cut off. */
  async stop() {
    await this.#cluster?.stop();
    this.#cluster = undefined;
  }

  /** A frozen one must be woken up before it can end. */
  async #end() {
    if (this.#cluster) this.thaw();
    await this.stop();
  }

  freeze() {
    freezePostgres(this.pid);
  }

  thaw() {
    thawPostgres(this.pid);
  }
}
