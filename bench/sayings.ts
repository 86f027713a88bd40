// How much of what people say leads to whom they need, on the demo directory, beside the plain rule of written words; and how fast
// it is read at a million businesses where `npm run bench` has built them. FAILING=1 prints the sayings of seen.tsv that fail.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '#server/base/log.ts';
import { createPool } from '#server/db/database.ts';
import { startCluster } from '#server/db/embedded-postgres.ts';
import { loadGazetteer } from '#server/features/places/gazetteer.ts';
import { cityKey } from '#server/features/places/names.ts';
import { createSearchEngine, type SearchEngine } from '#server/features/search/search-engine.ts';
import { prepareDatabase } from '#server/start/prepare-database.ts';
import { largest } from './arguments.ts';
import { type BenchDatabase, openBuilt } from './databases.ts';
import { typedStates } from './keystrokes.ts';
import { measure } from './measure.ts';
import { readSayings, type Saying, withEnding } from './sayings/read-sayings.ts';
import { printGoals, printTable } from './table.ts';

const SHOWN = 5;
const REMEMBERED = { city: 'Pune', state: 'Maharashtra' };
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

interface Outcome {
  isRight: boolean;
  isEmpty: boolean;
  /** For people who look why: what was understood and shown. */
  seen: string;
}
interface Judged {
  saying: Saying;
  meant: Outcome;
  plain: Outcome;
  /** The first suggestion while it is typed. */
  suggested: Suggested;
}
/** Whether the first suggestion has a right trade, and names a city though none was said and none, or another, is remembered. */
interface Suggested {
  isRight: boolean;
  isForeign: boolean;
  seen: string;
}

const seen = await judgeOnDemo();
for (const { name, judged } of seen) printShares(name, judged);
if (process.env.FAILING === '1') printFailing(seen.find(({ name }) => name === 'seen')?.judged ?? []);
const unseen = seen.find(({ name }) => name === 'unseen')?.judged ?? [];
const kinds = [...groupsOf(unseen).entries()].filter(([group]) => group !== 'all').map(([, judged]) => shareRight(judged));
const million = await openBuilt(largest);
const rate = million ? await measureSpeed(million).finally(million.stop) : undefined;
printGoals([
  ['right of the unseen half', shareRight(unseen), '≥', 95, '%'],
  ['the least of its kinds and scripts', Math.min(...kinds), '≥', 90, '%'],
  ['first suggestions of the right trade, unseen half', share(unseen, ({ suggested }) => suggested.isRight), '≥', 95, '%'],
  ['first suggestions that name a city nobody named', share(unseen, ({ suggested }) => suggested.isForeign), '≤', 1, '%'],
  ...(rate
    ? ([
        ['a keystroke among a million, p50, one client', rate.p50, '≤', 0.3, 'ms'],
        ['a keystroke among a million, p99, one client', rate.p99, '≤', 5, 'ms'],
      ] as Parameters<typeof printGoals>[0])
    : []),
]);

async function judgeOnDemo() {
  const home = mkdtempSync(path.join(tmpdir(), 'nirmaan-sayings-'));
  chmodSync(home, 0o755);
  const cluster = await startCluster(home, { settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } });
  const address = { host: cluster.socketDir, user: 'postgres', database: 'postgres' };
  const pool = createPool(address, { max: 4, genericPlans: true });
  try {
    await prepareDatabase({ address, config: { DEMO: true }, log: createLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }) });
    const engine = await createSearchEngine({ pool, gazetteer: loadGazetteer(), remember: false });
    const { rows } = await pool.query<{ city: string; service: string }>(
      "select distinct city, service from businesses where status = 'approved'",
    );
    const listed = new Set(rows.map(({ city, service }) => `${cityKey(city)}\n${service}`));
    const judged = [];
    for (const name of ['seen', 'unseen'] as const) {
      const all: Judged[] = [];
      for (const [at, saying] of readSayings(name).entries()) {
        all.push(await judge({ ...saying, saying: withEnding(saying, at) }, engine, listed));
      }
      judged.push({ name, judged: all });
    }
    return judged;
  } finally {
    await pool.end();
    await cluster.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

async function judge(saying: Saying, engine: SearchEngine, listed: Set<string>): Promise<Judged> {
  const search = { q: saying.saying, page: 1, limit: SHOWN, withTotal: true };
  const [meant, plain] = [await engine.searchByMeaning(search), await engine.searchByKeyword(search)];
  const { city, trades } = saying;
  const hasNone = city !== undefined && !trades.some((trade) => listed.has(`${cityKey(city)}\n${trade}`));
  const outcome = ({ rows, understood }: { rows: typeof meant.rows; understood?: typeof meant.understood }): Outcome => {
    const isThere = (row: (typeof rows)[number]) =>
      city === undefined || cityKey(row.city) === cityKey(city) || (hasNone && understood?.widened !== undefined);
    return {
      isRight: rows.some((row) => trades.includes(row.service) && isThere(row)),
      isEmpty: rows.length === 0,
      seen: `${understood?.label ?? 'nothing understood'} → ${rows.map(({ service, city }) => `${service} (${city})`).join(', ')}`,
    };
  };
  return { saying, meant: outcome(meant), plain: outcome({ rows: plain.rows }), suggested: await judgeSuggestion(saying, engine) };
}

/** Without a remembered place and with one: both must be right. */
async function judgeSuggestion({ saying, trades, city }: Saying, engine: SearchEngine): Promise<Suggested> {
  const outcomes = [];
  for (const at of [undefined, REMEMBERED]) {
    const { rows, understood } = await engine.searchByMeaning({ q: saying, page: 1, limit: 4, withTotal: false, at });
    const [first] = understood?.meanings ?? [];
    // Where a city was said, whether the list is in that one is seen on the page.
    const isForeign = city === undefined && first?.city !== undefined && cityKey(first.city) !== cityKey(at?.city ?? '');
    const trade = first?.service ?? rows[0]?.service;
    outcomes.push({ isRight: trade !== undefined && trades.includes(trade), isForeign, seen: first?.label ?? trade ?? 'nothing' });
  }
  return {
    isRight: outcomes.every(({ isRight }) => isRight),
    isForeign: outcomes.some(({ isForeign }) => isForeign),
    seen: outcomes.map(({ seen }) => seen).join(' | '),
  };
}

function groupsOf(judged: Judged[]): Map<string, Judged[]> {
  const groups = new Map([['all', judged]]);
  for (const one of judged) {
    for (const group of [one.saying.kind, one.saying.script]) groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups;
}

function share(judged: Judged[], holds: (one: Judged) => boolean): number {
  return (100 * judged.filter(holds).length) / judged.length;
}

function shareRight(judged: Judged[]): number {
  return share(judged, ({ meant }) => meant.isRight);
}

function printShares(name: string, judged: Judged[]) {
  const percent = (holds: (one: Judged) => boolean, group: Judged[]) => `${share(group, holds).toFixed(1)}%`;
  printTable(
    [
      `${name}.tsv`,
      'sayings',
      'right',
      'finds nothing',
      'first suggestion: right',
      'a city nobody named',
      'plain rule: right',
      'finds nothing',
    ],
    [...groupsOf(judged)].map(([group, within]) => [
      group,
      String(within.length),
      percent(({ meant }) => meant.isRight, within),
      percent(({ meant }) => meant.isEmpty, within),
      percent(({ suggested }) => suggested.isRight, within),
      percent(({ suggested }) => suggested.isForeign, within),
      percent(({ plain }) => plain.isRight, within),
      percent(({ plain }) => plain.isEmpty, within),
    ]),
  );
}

function printFailing(judged: Judged[]) {
  for (const { saying, meant, suggested } of judged) {
    if (!suggested.isRight || suggested.isForeign)
      console.log(`${saying.saying} [${saying.trades.join('|')}]: suggested ${suggested.seen}`);
    if (!meant.isRight) console.log(`${saying.saying} [${saying.trades.join('|')}${saying.city ? `, ${saying.city}` : ''}]: ${meant.seen}`);
  }
}

/** Every state of the search box while names, trades, places and sayings are typed, as suggestions ask for them. */
async function measureSpeed({ address }: BenchDatabase) {
  const pool = createPool(address, { max: 4, genericPlans: true });
  try {
    const engine = await createSearchEngine({ pool, gazetteer: loadGazetteer(), remember: false });
    const typed = typedStates();
    return await measure(
      (turn) => engine.searchByMeaning({ q: typed[turn % typed.length] as string, page: 1, limit: 4, withTotal: false }),
      1,
      SECONDS,
    );
  } finally {
    await pool.end();
  }
}
