import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { call, createCrowd } from '#drills/parts/call.ts';
import { type Drill, LONGEST_DRILL } from '#drills/parts/drill.ts';
import { Latencies, probe } from '#drills/parts/latencies.ts';
import { MOST_MEMORY } from '#drills/parts/memory-watch.ts';
import type { Server } from '#drills/parts/server.ts';
import { makeWorld, Writers } from '#drills/parts/writers.ts';
import { startYardstick } from '#drills/parts/yardstick.ts';

/** Clients that ask again as soon as they are answered: enough to keep the process busy. */
const CLIENTS = 32;
const WARM_UP = 10_000;
/** Half of the capacity is asked for in rounds, and the capacity is measured before each: a machine that others use as well has more at one time than at another. */
const ROUNDS = 8;
const MEASURE = 5_000;
const TWICE = 20_000;
/** What is left of the drill's time when half of the capacity has been asked for: for twice as much, and to compare the writes. */
const AFTER_HALF = TWICE + 25_000;
/** How browsers ask. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };
/** One request in so many is a write. */
const WRITE_SHARE = 10;
/** What half of the capacity must keep. Milliseconds. */
const LONGEST_P99 = 300;
/** How much slower it may become from the first to the last part of the time. Per cent. */
const MOST_DRIFT = 10;
/**
 * The share of slopes below which drift is certain: of those between eight parts the lower quarter ends at the lower bound of the slope
 * with 95 % confidence (Sen 1968). Parts of two milliseconds differ by a tenth without any drift, and the middle slope with them.
 */
const CERTAIN = 0.25;
/** Requests a second of what shows how fast the machine itself is meanwhile. */
const YARDSTICK = 10;
/** Whoever asks when there is too much to do is answered or refused within that time, as long as people wait. Milliseconds. */
const LONGEST_ANSWER = 15_000;
/** From the end of too much to the first answers as fast as they should be. Milliseconds. */
const LONGEST_RECOVERY = 1_000;

/** Many people come from many addresses. */
const from = createCrowd();

/** As many people as half of what the product can do, for long; then twice as many as it can. */
export const load: Drill = {
  name: 'load',
  does: `half of capacity over reads and writes with demo data for as long as a drill may, then twice the capacity for ${TWICE / 1_000} s`,
  async run(stage) {
    const server = await stage.startServer({ settings: { DEMO: '1', LOG_LEVEL: 'warn' } });
    const writers = new Writers(server.url, await makeWorld(server.url, { users: 60 }));
    const paths = await readPaths(server);
    writers.from = from;

    stage.scene('half');
    await saturate(server, paths, writers, WARM_UP);
    const stopYardstick = probe(await startYardstick(stage), ['/'], { perSecond: YARDSTICK });
    const stolen = watchStolen();
    const rounds: { capacity: number; answers: Latencies }[] = [];
    while (rounds.length < ROUNDS) {
      const capacity = await saturate(server, paths, writers, MEASURE);
      const left = (LONGEST_DRILL - AFTER_HALF - performance.now()) / (ROUNDS - rounds.length);
      rounds.push({ capacity, answers: await mix(server, paths, writers, capacity / 2, left - MEASURE) });
    }
    const capacities = rounds.map(({ capacity }) => capacity);
    const half = Latencies.of(...rounds.map(({ answers }) => answers));
    const machine = middlesOf(await stopYardstick());
    stage.note('capacity by rounds', list(capacities), 'requests/s');
    stage.note('of the machine taken by others', stolen(), '%');
    stage.proved(half.count, 'answers');
    stage.expect(
      'not answered with success',
      half.countStatus((status) => status < 200 || status > 299),
      '=',
      0,
    );
    stage.note('which', half.failures);
    stage.note('p50', half.p50, 'ms');
    stage.expect('p99', half.p99, '≤', LONGEST_P99, 'ms');
    stage.note('seconds with slower ones', half.slowSeconds(LONGEST_P99));
    const middles = middlesOf(half);
    stage.note('p50 by parts', list(middles), 'ms');
    stage.note('of the same work beside', list(machine), 'ms');
    // What became slower in the same measure is the machine, which others may use too. One that became faster proves nothing.
    const drift = (share: number) => (Math.min(growth(middles, share), growth(middles, share) / growth(machine, 0.5)) - 1) * 100;
    stage.note('drift as it seems', drift(0.5), '%');
    stage.expect('drift for certain', drift(CERTAIN), '≤', MOST_DRIFT, '%');
    stage.expect('memory at most', server.memory().peak.together, '≤', MOST_MEMORY, 'MB');

    stage.scene('twice');
    const twice = await mix(server, paths, writers, (capacities.at(-1) as number) * 2, TWICE);
    stage.note(
      'answered',
      twice.countStatus((status) => status >= 200 && status < 300),
    );
    stage.note(
      'refused by 503',
      twice.countStatus((status) => status === 503),
    );
    stage.expect(
      'other answers, or none',
      twice.countStatus((status) => (status < 200 || status > 299) && status !== 503),
      '=',
      0,
    );
    stage.note('lost', twice.losses);
    stage.expect('p99', twice.p99, '≤', LONGEST_ANSWER, 'ms');
    stage.expect('as fast again after', await untilFast(server, paths), '≤', LONGEST_RECOVERY, 'ms');
    stage.expect('memory at most', server.memory().peak.together, '≤', MOST_MEMORY, 'MB');

    stage.scene('writes');
    await writers.ledger.settle(stage, server.database());
    stage.note(
      'answers',
      Object.entries(writers.ledger.statuses)
        .map((pair) => pair.join(' × '))
        .join(', '),
    );
  },
};

/** The middle latencies of as many parts of the time as there are rounds, in milliseconds. */
function middlesOf(latencies: Latencies): number[] {
  return latencies.parts(ROUNDS).map((part) => part.quantile(0.5));
}

/**
 * How many times as slow it is at the end as at the beginning: by the slopes between any two parts (Theil and Sen), of which a part or
 * two that the machine's neighbours disturbed do not change the middle.
 * @param share of the slopes that are below the one that is taken: 0.5 for the middle.
 */
function growth(parts: number[], share: number): number {
  const slopes = parts.flatMap((from, i) => parts.slice(i + 1).map((to, n) => (to - from) / (n + 1)));
  return 1 + (quantile(slopes, share) * (parts.length - 1)) / quantile(parts, 0.5);
}

function quantile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  return ((sorted.at(Math.floor(at)) ?? 0) + (sorted.at(Math.ceil(at)) ?? 0)) / 2;
}

function list(figures: number[]): string {
  return figures.map((figure) => figure.toFixed(1)).join(', ');
}

/** @returns what says how much of the processors' time went to the machine's neighbours since then, in per cent (proc(5), /proc/stat). */
function watchStolen(): () => number {
  const read = () => {
    const times = /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]?.split(' ').map(Number) ?? [];
    return { stolen: times[7] ?? 0, all: times.slice(0, 8).reduce((sum, time) => sum + time, 0) };
  };
  const from = read();
  return () => {
    const { stolen, all } = read();
    return (100 * (stolen - from.stolen)) / (all - from.all);
  };
}

/** What people read, as often as they do: pages, their searches, the calls behind them. */
async function readPaths({ url }: Server): Promise<string[]> {
  const search = '/api/v1/contractor/search';
  const { text } = await call(`${url}${search}?q=tiles&limit=20`);
  const { data } = JSON.parse(text) as { data: { _id: string }[] };
  const businesses = data.map(({ _id }) => _id);
  return businesses.flatMap((id, n) => [
    '/',
    `/viewdetails/${id}`,
    '/searcher?service=Plumbing%20Contractors&city=Pune&state=Maharashtra',
    `${search}?q=${encodeURIComponent(['cement', 'paint pune', 'tiles', 'plumbr', 'roof'][n % 5] as string)}`,
    `${search}?service=Cement&city=Mumbai&state=Maharashtra`,
    `/api/v1/contractor/get-details/${id}`,
    `/api/v1/review/get/${id}`,
    '/category',
    '/api/v1/service/get/all',
  ]);
}

/** Asks with `CLIENTS` at once, each again when it is answered. @returns how many were answered in a second. */
async function saturate({ url }: Server, paths: string[], writers: Writers, during: number): Promise<number> {
  const end = performance.now() + during;
  let turn = 0;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) {
      turn += 1;
      if (turn % WRITE_SHARE === 0) await writers.write();
      else if ((await call(url + paths[turn % paths.length], { headers: AS_BROWSERS, from: from() })).status !== 200) continue;
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answered / (during / 1_000);
}

/** Asks `perSecond` times a second, whatever the answers are. */
async function mix({ url }: Server, paths: string[], writers: Writers, perSecond: number, during: number): Promise<Latencies> {
  const begun = writers.latencies.mark();
  const stopWriting = writers.start(perSecond / WRITE_SHARE);
  const stopReading = probe(url, paths, { perSecond: perSecond * (1 - 1 / WRITE_SHARE), headers: AS_BROWSERS, from });
  await delay(during);
  const [reads] = await Promise.all([stopReading(), stopWriting()]);
  return Latencies.of(reads, writers.latencies.since(begun));
}

/** @returns after how many milliseconds every path was answered with success within the p99 that half of the load keeps. */
async function untilFast({ url }: Server, paths: string[]): Promise<number> {
  const from = performance.now();
  const once = [...new Set(paths)].slice(0, 9);
  for (;;) {
    const begun = performance.now() - from;
    let isFast = true;
    for (const path of once) {
      const asked = performance.now();
      const { status } = await call(url + path, { headers: AS_BROWSERS });
      isFast &&= status === 200 && performance.now() - asked <= LONGEST_P99;
    }
    if (isFast) return begun;
  }
}
