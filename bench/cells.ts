// Whether four PostgreSQL servers, each with the listings of some states (docs/growing.md, 'Cells'), answer as the one does that feeds
// them: pages, totals and counts; how fast, how far behind, and how large they are. All of them are on this machine.
import { cpus, loadavg } from 'node:os';
import { createRandom } from '#server/demo/random.ts';
import { sizes } from './arguments.ts';
import { type Answer, type Ask, listOf, meantBy, openPart, type Part, writtenAs, writtenInTurn } from './cell-search.ts';
import { type Cell, type Divided, openDivided, type Server, until, waitForAll } from './cell-servers.ts';
import { datasetCities } from './dataset.ts';
import { TYPED } from './keystrokes.ts';
import { misspell } from './open-vocabulary.ts';
import { readSayings } from './sayings/read-sayings.ts';
import { printTable } from './table.ts';

const ROUNDS = 2;
/** Businesses that are approved one after the other, and all at once. */
const APPROVED = { singly: 200, together: 1_000 };

/** What is said of a question that was not answered in time. */
const UNANSWERED = 'no answer';

/** Questions of one kind. */
interface Kind {
  name: string;
  questions: { said: string; ask: Ask; state?: string | undefined }[];
  /** Whether the cell of its state alone is asked, or all are. */
  asked: 'one' | 'all';
  /** Whether cells know the words of all others. */
  isLent?: boolean;
}

const divided = await openDivided(sizes[0] as number);
const parts: Part[] = [];
try {
  await serveOtherStates(divided);
  const [whole, cells, lent] = await openParts(divided);
  console.log(`Everything was copied after ${divided.copied.toFixed(0)} s, and could be searched after ${divided.ready.toFixed(0)} s.\n`);
  await printCells(divided, cells);
  await printAnswers(await kindsOf(whole, divided.primary), { whole, cells, lent });
  console.log(`Load of the machine at the end: ${loadavg()[1]?.toFixed(0)} on ${cpus().length} processors`);
} finally {
  for (const part of parts) await part.close();
  await divided.stop();
}

async function openParts({ primary, cells }: Divided): Promise<[whole: Part, own: Part[], lent: Part[]]> {
  const open = async (server: Server, words?: [string, number][]) => {
    const part = await openPart(server, words);
    parts.push(part);
    return part;
  };
  const whole = await open(primary);
  const { rows } = await primary.admin.query<{ word: string; n: number }>("select word, n from search_words where word <> ''");
  const words = rows.map(({ word, n }): [string, number] => [word, n]);
  const own = [];
  const lent = [];
  for (const cell of cells) {
    own.push(await open(cell));
    lent.push(await open(cell, words));
  }
  return [whole, own, lent];
}

/** Some businesses come to a city of another cell. */
async function serveOtherStates({ primary, cells }: Divided) {
  for (const [at, { name, state }] of servedCities().entries()) {
    const others = cells.filter(({ states }) => states.every(({ name }) => name !== state));
    await primary.admin.query(
      `insert into served_cities (business_id, state_key, city_key)
       select business_id, search_key($1), search_key($2) from listings where state_key = $3 order by pop desc limit 5`,
      [state, name, others[at % others.length]?.states[0]?.key],
    );
  }
  await waitForAll(primary, cells);
}

/** Not the first ones: those are lists that others look at. */
function servedCities() {
  return datasetCities().slice(60, 80);
}

async function kindsOf({ reader }: Part, { admin }: Server): Promise<Kind[]> {
  const towns = datasetCities().slice(0, 60);
  const { rows: services } = await admin.query<{ name: string }>('select name from services order by name');
  const tradeAt = (at: number) => services[at % services.length]?.name as string;
  const inTowns = (askOf: (town: (typeof towns)[number], at: number) => Ask, of = towns) =>
    of.map((town, at) => ({ said: `${town.name} ${at}`, ask: askOf(town, at), state: town.state }));
  const states = [...new Set(towns.map(({ state }) => state))];
  const { rows: named } = await admin.query<{ name: string }>(
    `select name from businesses where status = 'approved' order by md5(business_id::text) limit 60`,
  );
  const random = createRandom('cells');
  const { understand } = await reader.current();
  const typed = [...TYPED, ...readSayings('seen').flatMap(({ saying }, at) => (at % 12 === 0 ? [saying] : []))].map((q) => {
    const { places, isPlaceCompleted } = understand(q, {});
    return { said: q, ask: meantBy(q), state: isPlaceCompleted ? undefined : places[0]?.state };
  });
  const [somewhere, anywhere] = [typed.filter(({ state }) => state !== undefined), typed.filter(({ state }) => state === undefined)];
  const around = inTowns(({ name: city, state }) => listOf({ city, state, radius: 50, counts: true }));
  const served = inTowns(({ name: city, state }) => listOf({ city, state }), servedCities());
  const names = named.map(({ name }) => ({ said: name, ask: writtenAs(name) }));
  const misspelt = named.map(({ name }) => {
    const q = name
      .split(' ')
      .map((word) => misspell(word, random))
      .join(' ');
    return { said: q, ask: writtenAs(q) };
  });
  const inTurn = (those: typeof names) => those.map(({ said }) => ({ said, ask: writtenInTurn(said) }));
  const everywhere = (search: Parameters<typeof listOf>[0], page?: number) =>
    services.map(({ name }) => ({ said: name, ask: listOf({ ...search, service: name }, page) }));
  return [
    {
      name: 'a trade in a city',
      asked: 'one',
      questions: inTowns(({ name: city, state }, at) => listOf({ city, state, service: tradeAt(at) })),
    },
    { name: 'a trade in all India', asked: 'all', questions: everywhere({}) },
    {
      name: 'a trade in a city, nearest first',
      asked: 'one',
      questions: inTowns(({ name: city, state, lat, lng }, at) => listOf({ city, state, service: tradeAt(at), lat, lng })),
    },
    {
      name: 'a state, 4 stars, with counts',
      asked: 'one',
      questions: states.map((state) => ({ said: state, state, ask: listOf({ state, rating: 4, counts: true }) })),
    },
    { name: '50 km around a city, with counts', asked: 'one', questions: around },
    { name: '50 km around a city, with counts', asked: 'all', questions: around },
    { name: 'a city to which others come', asked: 'one', questions: served },
    { name: 'a city to which others come', asked: 'all', questions: served },
    { name: 'a trade in all India, third page', asked: 'all', questions: everywhere({}, 3) },
    { name: 'a trade in all India, 4 stars, with counts', asked: 'all', questions: everywhere({ rating: 4, counts: true }) },
    { name: 'a trade in all India, best rated', asked: 'all', questions: everywhere({ sort: 'rating' }) },
    { name: 'a trade in all India, newest', asked: 'all', questions: everywhere({ sort: 'newest' }) },
    { name: 'names', asked: 'all', questions: names },
    { name: 'names, in turn', asked: 'all', questions: inTurn(names) },
    { name: 'names, in turn, words of all lent', asked: 'all', questions: inTurn(names), isLent: true },
    { name: 'misspelt names', asked: 'all', questions: misspelt },
    { name: 'misspelt names, in turn', asked: 'all', questions: inTurn(misspelt) },
    { name: 'misspelt names, in turn, words of all lent', asked: 'all', questions: inTurn(misspelt), isLent: true },
    { name: 'typed, with a place', asked: 'one', questions: somewhere },
    { name: 'typed, with a place', asked: 'all', questions: somewhere },
    { name: 'typed, with a place, words of all lent', asked: 'all', questions: somewhere, isLent: true },
    { name: 'typed, without a place', asked: 'all', questions: anywhere },
    { name: 'typed, without a place, words of all lent', asked: 'all', questions: anywhere, isLent: true },
  ];
}

async function printAnswers(kinds: Kind[], { whole, cells, lent }: { whole: Part; cells: Part[]; lent: Part[] }) {
  const rows = [];
  for (const { name, questions, asked, isLent } of kinds) {
    const all = isLent ? lent : cells;
    const those = (state: string | undefined) => (asked === 'all' ? all : all.filter((_, at) => hasState(divided.cells[at], state)));
    const different = [];
    for (const question of questions) {
      const difference = await differenceOf(question.ask, whole, those(question.state));
      if (difference) different.push(`${question.said} (${difference})`);
    }
    const times: { one: number[]; merged: number[] } = { one: [], merged: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const { ask, state } of questions) {
        times.one.push(await timeOf(() => answerOf(ask, [whole])));
        times.merged.push(await timeOf(() => answerOf(ask, those(state))));
      }
    }
    const same = `${questions.length - different.length} of ${questions.length}`;
    rows.push([name, asked, same, ...[times.one, times.merged].flatMap((list) => [percentile(list, 0.5), percentile(list, 0.99)])]);
    if (different.length > 0) console.log(`${name}, ${asked} asked, other: ${different.slice(0, 8).join('; ')}\n`);
  }
  printTable(['question', 'cells asked', 'the same', 'whole, p50 ms', 'p99', 'cells, p50 ms', 'p99'], rows);
}

function hasState(cell: Cell | undefined, state: string | undefined): boolean {
  return cell?.states.some(({ name }) => name === state) === true;
}

/** What of an answer is not the same; nothing where all is. */
async function differenceOf(ask: Ask, whole: Part, cells: Part[]): Promise<string> {
  const one = await answerOf(ask, [whole]);
  const merged = await answerOf(ask, cells);
  if (!one || !merged) return one ? UNANSWERED : `${UNANSWERED} of the whole`;
  const isSame = (key: keyof Answer) => JSON.stringify(one[key]) === JSON.stringify(merged[key]);
  return (['ids', 'total', 'counts'] as const).filter((key) => !isSame(key)).join(', ');
}

/** Nothing where a statement took too long. */
async function answerOf(ask: Ask, of: Part[]): Promise<Answer | undefined> {
  return ask(of).catch(() => undefined);
}

/** How large each is, and how long it takes until it has what was approved. */
async function printCells({ primary, cells }: Divided, own: Part[]) {
  const { rows: waiting } = await primary.admin.query<{ id: string; state: string }>(
    `select business_id as id, state from businesses where status = 'pending' order by md5(business_id::text) limit $1`,
    [APPROVED.singly + APPROVED.together],
  );
  const lags = cells.map((): number[] => []);
  for (const { id, state } of waiting.splice(0, APPROVED.singly)) {
    await primary.admin.query("update businesses set status = 'approved' where business_id = $1", [id]);
    const place = cells.findIndex((cell) => hasState(cell, state));
    lags[place]?.push(await timeOf(() => until(async () => (await listed(cells[place] as Cell, [id])) === 1)));
  }
  const ids = waiting.map(({ id }) => id);
  const taken = await timeOf(() => primary.admin.query("update businesses set status = 'approved' where business_id = any ($1)", [ids]));
  const together = await Promise.all(
    cells.map((cell) => {
      const its = waiting.filter(({ state }) => hasState(cell, state)).map(({ id }) => id);
      return timeOf(() => until(async () => (await listed(cell, its)) === its.length));
    }),
  );
  const rows = [];
  for (const [place, server] of [primary, ...cells].entries()) {
    const { rows: said } = await server.admin.query<{ listings: number; words: number; size: number }>(
      `select (select count(*)::int from listings) as listings, (select count(*)::int from search_words) as words,
        pg_database_size(current_database())::float8 / 1e6 as size`,
    );
    const { listings, words, size } = said[0] as (typeof said)[number];
    const behind = place === 0 ? ['', '', `${taken.toFixed(0)} (written)`] : behindOf(lags[place - 1], together[place - 1]);
    rows.push([server.name, String(listings), size.toFixed(0), String(words), ...behind]);
  }
  printTable(['', 'listings', 'MB', 'words', 'one approved, p50 ms', 'p99', `${ids.length} approved at once, ms`], rows);
  console.log(`Words that a process holds: ${own.map(({ words }) => words).join(', ')}\n`);
}

function behindOf(lags: number[] = [], together = Number.NaN): string[] {
  return [percentile(lags, 0.5), percentile(lags, 0.99), together.toFixed(0)];
}

async function listed({ admin }: Server, ids: string[]): Promise<number> {
  const { rows } = await admin.query<{ n: number }>('select count(*)::int as n from listings where business_id = any ($1)', [ids]);
  return rows[0]?.n ?? 0;
}

function percentile(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(2);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
