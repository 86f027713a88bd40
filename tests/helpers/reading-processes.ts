import { signInAdmin } from '#tests/factories/session.ts';
import { call, createTestApp } from '#tests/helpers/test-app.ts';
import { createTestDatabase } from '#tests/helpers/test-database.ts';

/** Two processes on one database, and how each reads what is typed. */
export async function startReadingProcesses() {
  const database = await createTestDatabase();
  const [here, there] = [await createTestApp({}, { database }), await createTestApp({}, { database })];
  const { headers } = await signInAdmin(here.db);
  /** The trades for which a process takes a query. */
  async function trades({ app }: typeof here, q: string): Promise<string[]> {
    const { body } = await call(app, 'GET', `/api/v1/admin/saying/read?${new URLSearchParams({ q })}`, undefined, headers);
    return body.reading.trades.map(({ service }: { service: string }) => service);
  }
  /** Waited for as long as a busy machine needs; server/cache/table-values.test.ts has how a notice ends what was kept. */
  const patience = { timeout: 60_000, interval: 20 };
  return { here, there, db: here.db, headers, trades, patience };
}
