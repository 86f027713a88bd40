import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Drill } from '#drills/parts/drill.ts';
import { createDatabase } from '#server/db/database.ts';
import type { DataKind } from '#shared/schemas/data.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { drawWrites, Mirror } from '#tests/helpers/mirror.ts';

const WRITES = 1_000;
const WRITERS = 8;
const KINDS: DataKind[] = ['businesses', 'services', 'prices', 'reviews', 'posters', 'blog', 'users', 'orders', 'enquiries'];
/** Between two tries of a call that was not answered. Milliseconds. */
const PAUSE = 200;

/** A program with a key follows the directory while it is written to and the process is killed: its copy is equal, row by row. */
export const mirror: Drill = {
  name: 'mirror',
  does: `${WRITES} writes of ${WRITERS} writers while two copies follow by a key, and kill -9 in the middle of it, twice`,
  async run(stage) {
    const server = await stage.startServer({ settings: { LOG_LEVEL: 'warn' } });
    const db = createDatabase(server.database());
    const { headers } = await makeApiKey(db, { per_minute: 100_000 });
    let refused = 0;
    const read = async (path: string) => {
      for (;;) {
        const answer = await fetch(`${server.url}/api/v1${path}`, { headers }).catch(() => undefined);
        if (answer?.ok) return answer.json() as ReturnType<ConstructorParameters<typeof Mirror>[0]>;
        if (answer && answer.status < 500) stage.fail(`${path} was answered ${answer.status}`);
        refused += 1;
        await delay(PAUSE);
      }
    };
    const copies = [new Mirror(read, KINDS), new Mirror(read, KINDS, 'updated_since')];
    const writes = drawWrites(db, WRITES, 20_261_129);
    let [done, isWriting] = [0, true];
    const following = copies.map(async (copy) => {
      while (isWriting) await copy.catchUp(20);
    });
    const writing = Array.from({ length: WRITERS }, async () => {
      for (let next = writes.next(); !next.done; next = writes.next()) {
        await next.value();
        done += 1;
      }
    });
    for (const part of [1, 2]) {
      while (done < (WRITES * part) / 3) await delay(20);
      stage.step(`kill ${part}`);
      await server.kill();
      await server.start();
    }
    await Promise.all(writing);
    isWriting = false;
    await Promise.all(following);
    stage.step('comparing');
    const whole = new Mirror(read, KINDS);
    await whole.catchUp(1_000);
    let rows = 0;
    let differing = 0;
    for (const kind of KINDS) {
      for (const copy of copies) {
        await copy.catchUp(20);
        const [has, should] = [copy.rowsOf(kind), whole.rowsOf(kind)].map((list) => list.map((row) => JSON.stringify(row)));
        rows += should?.length ?? 0;
        differing += symmetric(has ?? [], should ?? []);
      }
    }
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from businesses`.execute(db);
    stage.expect('writes', done, '=', WRITES);
    stage.expect('businesses read of those that are there', whole.rowsOf('businesses').length, '=', counted[0]?.n ?? -1);
    stage.expect(`of ${rows} rows differ`, differing, '=', 0);
    stage.note('calls tried again while it was away', refused);
  },
};

/** How many are in one of two lists alone. */
function symmetric(one: string[], other: string[]): number {
  const [first, second] = [new Set(one), new Set(other)];
  return one.filter((row) => !second.has(row)).length + other.filter((row) => !first.has(row)).length;
}
