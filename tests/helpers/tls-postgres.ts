import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { freePort } from '#tests/helpers/free-port.ts';
import { whenDone } from '#tests/helpers/when-done.ts';

interface Changes {
  /** What it shows, and that certificate's key. */
  pair?: { cert: string; key: string };
  /** The certificates of those whose clients it believes. */
  clientAuthority?: string;
  /** Lines of pg_hba.conf for whoever does not come through the socket. */
  rules?: string;
  /** Settings of the server that hold until they are changed again. */
  settings?: Record<string, string>;
}

/** A PostgreSQL on a port of this machine with TLS, for the tests of one file. */
export async function startTlsPostgres() {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-tls-'));
  chmodSync(home, 0o755);
  const port = await freePort();
  const settings = { fsync: 'off', shared_buffers: '16MB', listen_addresses: 'localhost', port: String(port) };
  const cluster = await startCluster(home, { settings });
  whenDone(async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  });
  const folder = path.join(home, 'postgres');
  const { uid, gid } = statSync(folder);
  const fileOf = (name: string) => path.join(folder, name);
  const write = (name: string, content: string) => {
    writeFileSync(fileOf(name), content, { mode: 0o600 });
    chownSync(fileOf(name), uid, gid);
  };

  async function ask<Row extends object>(...statements: string[]): Promise<Row | undefined> {
    const client = new pg.Client({ host: cluster.socketDir, port, user: 'postgres', database: 'postgres' });
    await client.connect();
    let row: Row | undefined;
    for (const statement of statements) row = (await client.query(statement)).rows[0];
    await client.end();
    return row;
  }

  /** A connection has the time from the postmaster that made it, which has read its files then. */
  const readAt = async () => (await ask<{ at: Date }>('select pg_conf_load_time() as at'))?.at.getTime() ?? 0;

  return {
    port,
    /** @returns once whoever connects meets what was changed. */
    async change({ pair, clientAuthority, rules, settings = {} }: Changes) {
      if (pair) {
        write('server.crt', pair.cert);
        write('server.key', pair.key);
      }
      if (clientAuthority) write('clients.crt', clientAuthority);
      if (rules) write('pg_hba.conf', `local all all trust\n${rules}\n`);
      const before = await readAt();
      await ask(...Object.entries(settings).map(([name, value]) => `alter system set ${name} = '${value}'`), 'select pg_reload_conf()');
      while ((await readAt()) === before);
    },
  };
}
