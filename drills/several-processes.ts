import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { requirePrograms, startBucket, startNginx, startRedis } from '#drills/parts/beside.ts';
import { call, mustCall } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { probe } from '#drills/parts/latencies.ts';
import { MailListener } from '#drills/parts/mail-listener.ts';
import { proveUsers, registerUser, registerUsers, signInAdmin } from '#drills/parts/people.ts';
import { freePort } from '#drills/parts/ports.ts';
import { startReplicatedPostgres } from '#drills/parts/replicated-postgres.ts';
import type { Server } from '#drills/parts/server.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { makeWorld, type World, Writers } from '#drills/parts/writers.ts';
import { createDatabase } from '#server/db/database.ts';

const WRITES_A_SECOND = 20;
/** How often somebody writes and reads it back at once. */
const READ_BACKS = 60;
/** Forms of one address in ten minutes (shared/limits.ts). */
const FORMS = 30;
/** What a process may still show after another has written. Milliseconds. */
const OLDEST = 2_500;
const LAST_MAIL = 60_000;

/** Two processes behind nginx must be one site: what one knows the other knows, and one of them may go. */
export const severalProcesses: Drill = {
  name: 'several-processes',
  does: 'two processes behind nginx on one PostgreSQL with a replica, a Redis and an S3 store; one is killed under writes',
  async run(stage) {
    requirePrograms('nginx', 'redis-server');
    const [mail, databases, redis, bucket] = [
      await MailListener.start(stage),
      await startReplicatedPostgres(stage),
      await startRedis(stage),
      await startBucket(stage),
    ];
    const ports = [await freePort(), await freePort()];
    const url = await startNginx(stage, ports);
    const settings = {
      PUBLIC_URL: url,
      DATABASE_URL: databases.url,
      DATABASE_REPLICA_URLS: databases.replicaUrl,
      REDIS_URL: redis,
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...bucket,
    };
    const servers = await Promise.all(ports.map((port) => stage.startServer({ port, settings })));
    const [a, b] = servers as [Server, Server];
    const world = await makeWorld(url, { users: 20, businesses: 10 });

    await compareSessions(stage, a, b);
    await compareCaches(stage, a, b);
    await comparePictures(stage, servers, world);
    await readBack(stage, url, { database: b.database(), world });
    await killOne(stage, { url, mail, victim: a, other: b, world });
    await countTogether(stage, settings);
  },
};

/** Who signs in at one is known at the other, until they sign out there. */
async function compareSessions(stage: Stage, a: Server, b: Server) {
  const { token } = await registerUser(a.url);
  const own = async (server: Server) => (await call(`${server.url}/api/v1/user/get`, { token })).status;
  stage.expect('session of one process at the other', await own(b), '=', 200);
  await call(`${b.url}/api/v1/user-auth/logout`, { token });
  stage.expect('and at the first after logging out', await own(a), '=', 401);
}

/** What the team changes at one is seen at the other. */
async function compareCaches(stage: Stage, a: Server, b: Server) {
  const token = await signInAdmin(a.url);
  const name = 'Rainwater harvesting';
  const isThere = async () => (await call(`${b.url}/api/v1/service/get/all`)).text.includes(name);
  if (await isThere()) stage.fail('the service was there before it was added');
  await mustCall(a.url, '/service/add', { method: 'POST', body: { name, category: 'contractor' }, token });
  const from = performance.now();
  while (!(await isThere()) && performance.now() - from < 2 * OLDEST) await delay(10);
  stage.expect('a new service is at the other after', performance.now() - from, '≤', OLDEST, 'ms');
}

async function comparePictures(stage: Stage, servers: Server[], world: World) {
  let shown = 0;
  for (const { id } of world.businesses) {
    const { contractor } = await mustCall<{ contractor: { image: string[] } }>(servers[0]?.url ?? '', `/contractor/get-details/${id}`);
    for (const { url } of servers) if ((await call(`${url}${contractor.image[0]}`)).status === 200) shown += 1;
  }
  stage.expect('pictures that both show', shown, '=', world.businesses.length * servers.length);
}

/** A browser keeps its cookies: through whichever process, and replica or not, it finds what it has just written. */
async function readBack(stage: Stage, url: string, { database, world: { businesses } }: { database: pg.Pool; world: World }) {
  const users = await registerUsers(url, READ_BACKS);
  await proveUsers(createDatabase(database));
  let stale = 0;
  for (const [round, { token }] of users.entries()) {
    const { id } = businesses[round % businesses.length] as { id: string };
    const details = async () => JSON.parse((await call(`${url}/api/v1/contractor/get-details/${id}`)).text).contractor;
    const { name, totalLikes } = await details();
    const liked = await call(`${url}/api/v1/contractor/like`, { method: 'PUT', body: { businessId: id }, token });
    const cookie = (liked.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    const found = await call(`${url}/api/v1/contractor/search?q=${encodeURIComponent(name)}`, { headers: { cookie } });
    const business = JSON.parse(found.text).data.find(({ _id }: { _id: string }) => _id === id);
    if (business?.totalLikes !== totalLikes + 1) stale += 1;
  }
  stage.proved(READ_BACKS, 'own writes searched for at once');
  stage.expect('of them stale', stale, '=', 0);
}

interface Killing {
  url: string;
  mail: MailListener;
  victim: Server;
  other: Server;
  world: World;
}

/** One of the two dies while people write: what was acknowledged is there, and readers hardly notice. */
async function killOne(stage: Stage, { url, mail, victim, other, world }: Killing) {
  const writers = new Writers(url, world);
  const stopWriting = writers.start(WRITES_A_SECOND);
  const stopReading = probe(url, ['/api/v1/service/get/all', '/api/v1/contractor/search?q=tiles'], { perSecond: 20 });
  await delay(4_000);
  await victim.kill();
  await delay(8_000);
  await victim.start();
  await delay(3_000);
  await stopWriting();
  const readings = await stopReading();
  const failed = readings.countStatus((status) => status !== 200);
  stage.expect(`of ${readings.count} readings failed`, failed, '=', 0);
  for (const status of [0, 502, 503])
    stage.note(
      `with ${status}`,
      readings.countStatus((each) => each === status),
    );
  stage.note('p99', readings.p99, 'ms');
  const database = other.database();
  await writers.ledger.settle(stage, database);
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from enquiries');
  const enquiries = rows[0]?.n ?? 0;
  stage.expect(`of ${enquiries} enquiries mailed`, await mail.until('enquiry-', enquiries, LAST_MAIL), '=', enquiries);
  stage.note('mailed again', mail.count('enquiry-').again);
}

/** Limits are counted in one place: asking two processes in turn gives no more than asking one. */
async function countTogether(stage: Stage, settings: Record<string, string>) {
  const limited = { ...settings, RATE_LIMITS: 'on' };
  const servers = [await stage.startServer({ settings: limited }), await stage.startServer({ settings: limited })];
  let taken = 0;
  for (let turn = 0; turn < 2 * FORMS; turn++) {
    const body = { email: `drill-reader-${turn}@example.in` };
    const { status } = await call(`${(servers[turn % 2] as Server).url}/api/v1/subscribe`, { method: 'POST', body });
    if (status === 201) taken += 1;
  }
  stage.expect('forms that two processes took together', taken, '=', FORMS);
}
