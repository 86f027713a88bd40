import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Drill } from '#drills/parts/drill.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { createDatabase } from '#server/db/database.ts';
import { type DataKind, dataKinds } from '#shared/schemas/data.ts';
import { makeApiKey } from '#tests/factories/api-key.ts';
import { makeWebhook } from '#tests/factories/webhook.ts';
import { drawWrites, Mirror } from '#tests/helpers/mirror.ts';

const WRITES = 1_000;
const WRITERS = 8;
const KILLS = 2;
/** Between two tries of a call that was not answered. Milliseconds. */
const PAUSE = 200;
/** What a killed process had on its way another one sends a minute later, at the next look. Milliseconds. */
const LAST_WEBHOOK = 180_000;

/** Programs follow the directory while it is written to and the process is killed: their copies are equal, row by row. */
export const mirror: Drill = {
  name: 'mirror',
  does: `${WRITES} writes of ${WRITERS} writers while copies follow by cursor, by time and by webhooks, and kill -9 in the middle of it, twice`,
  async run(stage) {
    const partner = await startPartner(stage);
    const server = await stage.startServer({ settings: { LOG_LEVEL: 'warn', WEBHOOK_STAND_IN: partner.url } });
    const db = createDatabase(server.database());
    const { headers } = await makeApiKey(db, { per_minute: 100_000 });
    await makeWebhook(db, { url: `${partner.url}/hook` });
    let again = 0;
    // An answer that a kill cuts short is none.
    const readOnce = async (path: string) => {
      const answer = await fetch(`${server.url}/api/v1${path}`, { headers });
      if (answer.status >= 400 && answer.status < 500) stage.fail(`${path} was answered ${answer.status}`);
      return answer.ok ? await answer.json() : undefined;
    };
    const read = async (path: string) => {
      for (;;) {
        const answer = await readOnce(path).catch(() => undefined);
        if (answer) return answer as ReturnType<ConstructorParameters<typeof Mirror>[0]>;
        again += 1;
        await delay(PAUSE);
      }
    };
    const copies = [new Mirror(read, dataKinds), new Mirror(read, dataKinds, 'updated_since')];
    const told = new Mirror(read, ['businesses']);
    // Told of something it reads what changed, once at a time: after the last message there is nothing more.
    let reading = Promise.resolve();
    partner.onMessage(() => {
      reading = reading.then(() => told.catchUp());
      return reading;
    });

    const writes = drawWrites(db, WRITES, 20_261_129);
    let [done, isWriting] = [0, true];
    const following = copies.map(async (copy) => {
      while (isWriting) await copy.catchUp(20);
    });
    const writing = Array.from({ length: WRITERS }, async () => {
      for (let next = writes.next(); !next.done; next = writes.next()) {
        await untilDone(next.value);
        done += 1;
      }
    });
    for (let part = 1; part <= KILLS; part += 1) {
      while (done < (WRITES * part) / (KILLS + 1)) await delay(20);
      stage.step(`kill ${part} of ${KILLS}`);
      await server.kill();
      await server.start();
    }
    await Promise.all(writing);
    isWriting = false;
    await Promise.all(following);

    stage.step('the last webhooks');
    const count = async (state: string) =>
      (await sql<{ n: number }>`select count(*)::int as n from webhook_deliveries where state = ${state}`.execute(db)).rows[0]?.n ?? -1;
    for (const from = performance.now(); (await count('waiting')) > 0 && performance.now() - from < LAST_WEBHOOK; ) await delay(PAUSE);
    await reading;

    stage.step('comparing');
    const whole = new Mirror(read, dataKinds);
    await whole.catchUp(1_000);
    const differing = (copy: Mirror, kind: DataKind) => symmetric(copy.rowsOf(kind), whole.rowsOf(kind));
    const byWebhooks = differing(told, 'businesses');
    for (const copy of copies) await copy.catchUp(20);
    const [byCursor, byTime] = copies.map((copy) => dataKinds.reduce((sum, kind) => sum + differing(copy, kind), 0));
    const rows = dataKinds.reduce((sum, kind) => sum + whole.rowsOf(kind).length, 0);
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from businesses`.execute(db);
    stage.expect('writes', done, '=', WRITES);
    stage.proved(rows, 'rows compared with each copy');
    stage.expect('businesses read of those that are there', whole.rowsOf('businesses').length, '=', counted[0]?.n ?? -1);
    stage.expect('differ by cursor', byCursor ?? -1, '=', 0);
    stage.expect('by time', byTime ?? -1, '=', 0);
    stage.expect('of the businesses by webhooks', byWebhooks, '=', 0);
    stage.expect('webhooks that wait', await count('waiting'), '=', 0);
    stage.expect('things told of those that happened', partner.ids.size, '=', await count('sent'));
    stage.note('messages that came twice', partner.messages() - partner.ids.size);
    stage.note('calls tried again while it was away', again);
  },
};

/** Tries a write until the database has taken it: it goes and comes back with the process. */
async function untilDone(write: () => Promise<void>) {
  while (
    !(await write().then(
      () => true,
      () => false,
    ))
  )
    await delay(PAUSE);
}

/** How many rows are in one of two copies alone, or other there. */
function symmetric(one: object[], other: object[]): number {
  const [first, second] = [one, other].map((rows) => new Set(rows.map((row) => JSON.stringify(row)))) as [Set<string>, Set<string>];
  return [...first].filter((row) => !second.has(row)).length + [...second].filter((row) => !first.has(row)).length;
}

/** A partner's server, which takes every message once it has read what changed. */
async function startPartner(stage: Stage) {
  const ids = new Set<string>();
  let messages = 0;
  let act: () => Promise<void> = async () => {};
  const server = http.createServer((request, response) => {
    request.resume().on('end', async () => {
      messages += 1;
      await act();
      ids.add(String(request.headers['webhook-id']));
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stage.cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  const onMessage = (next: () => Promise<void>) => {
    act = next;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ids, messages: () => messages, onMessage };
}
