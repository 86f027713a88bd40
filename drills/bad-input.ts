import fc from 'fast-check';
import { call, callWhenFree } from '#drills/parts/call.ts';
import type { Drill } from '#drills/parts/drill.ts';
import { type HostileCall, hostileCalls } from '#drills/parts/hostile-calls.ts';
import { sendHostilePictures, tellPictures } from '#drills/parts/hostile-uploads.ts';
import { inTurn } from '#drills/parts/in-turn.ts';
import { countCauses } from '#drills/parts/log-lines.ts';
import { MOST_MEMORY } from '#drills/parts/memory-watch.ts';
import { findFault, type OpenApi, type Operation, readOpenApi } from '#drills/parts/openapi-check.ts';
import type { Stage } from '#drills/parts/stage.ts';
import { createDatabase } from '#server/db/database.ts';
import { dataUrl, makeJpeg } from '#tests/factories/picture.ts';
import { fillCall, makeSender, type Prepared, type Sender } from '#tests/helpers/role-calls.ts';
import { ROLES, type Role, type Row } from '#tests/helpers/role-rows.ts';
import { listCalls, makeRoleTable } from '#tests/helpers/role-table.ts';

/** Of each call and role. Fewer only shorten a search for a fault. */
const CASES = Number(process.env.DRILL_CASES ?? 80);
/** Who asks: another contractor has no other input than the owner. */
const ASKING = ROLES.filter((role) => role !== 'other contractor');
/** How many ask at once: fewer than the server refuses for being too many. */
const AT_ONCE = 24;
/** Calls that end the session, or change what they are about so that they cannot be done again. */
const ENDING = /logout|delete|edit|update|decide|change-password/;

interface Target {
  name: string;
  operation: Operation;
  role: Role;
  seed: number;
}

/** Every call is given what nobody should send: each answer is what the call's own document promises, and none is a failure. */
export const badInput: Drill = {
  name: 'bad-input',
  does: `${CASES} calls made wrong for each call of the OpenAPI document and role, and hostile pictures at every upload`,
  async run(stage) {
    const server = await stage.startServer({ settings: { LOG_LEVEL: 'warn' } });
    const pool = server.database(12);
    // What calls are about need not survive a crash: each row would wait for the disk.
    pool.on('connect', (client) => client.query('set synchronous_commit = off'));
    const db = createDatabase(pool);
    const begun = Date.now();
    const { pid } = server;
    const table = await makeRoleTable(db);

    stage.scene('calls');
    const seed = Number(process.env.DRILL_SEED ?? Math.floor(Math.random() * 2 ** 31));
    stage.note('DRILL_SEED', String(seed));
    const { paths } = readOpenApi((await call(`${server.url}/api/v1/openapi.json`)).text);
    const picture = dataUrl(await makeJpeg(16, 12));
    const targets = listCalls({ paths }).flatMap((name, n) =>
      ASKING.map((role, column): Target => ({ name, operation: operationOf(paths, name), role, seed: seed + n * ROLES.length + column })),
    );
    const fuzzing = { url: server.url, stage, statuses: new Map<number, number>(), done: new Set<string>() };
    // Beside the calls, for pictures are unpacked by another process.
    const pictures = sendHostilePictures({ url: server.url, db }, table);
    const calls = inTurn(AT_ONCE, targets, async (target) => {
      const row = table.find(([name]) => name === target.name);
      if (!row) return stage.fail(`${target.name} has no good call to start from`);
      const prepare = async (sender: Sender | undefined) => {
        const sending = sender ?? (await makeSender(db, row, target.role));
        return { sender: sending, good: shrinkPictures(await fillCall(row, sending), picture) };
      };
      return fuzz(fuzzing, target, prepare);
    });
    const [sent] = await Promise.all([pictures, calls]);
    const { statuses, done } = fuzzing;
    const count = (from: number) =>
      [...statuses].filter(([status]) => Math.floor(status / 100) === from).reduce((sum, [, n]) => sum + n, 0);
    stage.proved(count(2) + count(4), 'answers as documented or refused');
    stage.note('of them done', count(2));
    stage.expect('5xx', count(5), '=', 0);
    const never = [...new Set(table.filter(isGranted).map(([name]) => name))].filter((name) => !done.has(name));
    stage.expect('calls of which none was done', never.length, '=', 0);
    if (never.length > 0) stage.fail(`nothing got done: ${never.join(', ')}`);

    stage.scene('pictures');
    tellPictures(stage, sent);

    stage.scene('process');
    const { peak } = server.memory();
    stage.note('memory of the server at most', peak.process, 'MB');
    stage.note('of the process that unpacks pictures', peak.children, 'MB');
    stage.expect('of both at once', peak.together, '≤', MOST_MEMORY, 'MB');
    if (server.pid !== pid || !server.isAlive) stage.fail('the process ended');
    // That somebody was told to come again is no error of the server's.
    const errors = [...countCauses(server.logFile, begun, Date.now())].filter(([cause]) => !/too_busy/.test(cause));
    stage.expect('errors in its log', errors.length, '=', 0);
    if (errors.length > 0) stage.fail(`in its log: ${errors.map(([cause, n]) => `${n} × ${cause}`).join(', ')}`);
  },
};

/** Calls that a role can get done: logins of nobody and forged notices are none. */
function isGranted([, expected]: Row) {
  return expected.some((status) => status < 300);
}

function operationOf(paths: OpenApi['paths'], name: string): Operation {
  const [method = '', path = ''] = name.split(' ');
  return paths[`/api/v1${path}`]?.[method.toLowerCase()] as Operation;
}

interface Fuzzing {
  url: string;
  stage: Stage;
  statuses: Map<number, number>;
  /** The calls that were done at least once. */
  done: Set<string>;
}

/** Makes a good call, by the same sender or another. */
type Prepare = (sender: Sender | undefined) => Promise<{ sender: Sender; good: Prepared }>;

/** Sends the cases of one call and role one after the other. A failure is told with the smallest case that shows it. */
async function fuzz({ url, stage, statuses, done }: Fuzzing, { name, operation, role, seed }: Target, prepare: Prepare) {
  const [method = 'GET', pattern = ''] = name.split(' ');
  let { sender, good } = await prepare(undefined);
  const property = fc.asyncProperty(hostileCalls(operation, method !== 'GET'), async (hostile) => {
    const answer = await callWhenFree(url + addressOf(hostile, pattern, good.url), {
      method,
      ...(good.token ? { token: good.token } : {}),
      ...bodyOf(hostile, good),
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 200 && answer.status < 300) {
      done.add(name);
      const isEnding = ENDING.test(name);
      // What was done is not done again with the same words.
      if (method !== 'GET' || isEnding) ({ sender, good } = await prepare(isEnding ? undefined : sender));
    }
    const fault = findFault(operation, answer);
    if (fault) throw new Error(fault);
  });
  const { failed, counterexample, errorInstance, numRuns } = await fc.check(property, { seed, numRuns: CASES });
  if (failed)
    stage.fail(`${name} as ${role}: ${(errorInstance as Error)?.message} to ${JSON.stringify(counterexample?.[0])?.slice(0, 400)}`);
  else if (numRuns < CASES) stage.fail(`${name} as ${role} was asked ${numRuns} times`);
}

/** Drawing a small picture anew costs little. */
function shrinkPictures({ body, ...prepared }: Prepared, picture: string): Prepared {
  if (!body) return prepared;
  return {
    ...prepared,
    body: JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'string' && value.startsWith('data:image/') ? picture : value)),
  };
}

function addressOf({ params, query }: HostileCall, pattern: string, goodUrl: string): string {
  const [goodPath = '', goodQuery = ''] = goodUrl.split('?');
  const segments = goodPath.split('/');
  const places = `/api/v1${pattern}`.split('/').flatMap((segment, place) => (segment.startsWith('{') ? [place] : []));
  for (const [n, place] of places.entries()) segments[place] = params[n] ?? segments[place] ?? '';
  const asked = query ?? goodQuery;
  return segments.join('/') + (asked ? `?${asked}` : '');
}

function bodyOf({ body }: HostileCall, good: Prepared): { body?: unknown; raw?: string; headers?: Record<string, string> } {
  switch (body.kind) {
    case 'good':
      return good.body === undefined ? {} : { body: good.body };
    case 'changed':
      return { body: { ...good.body, ...Object.fromEntries(body.changes) } };
    case 'whole':
      return { body: body.value };
    case 'raw':
      return { raw: body.text, headers: body.type === '' ? {} : { 'content-type': body.type } };
  }
}
