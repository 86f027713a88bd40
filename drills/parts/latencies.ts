import { type Answer, call } from '#drills/parts/call.ts';

interface Sample {
  /** When the answer came, by the process's own clock. */
  at: number;
  ms: number;
  status: number;
  /** Why there was no answer, such as ECONNRESET. */
  lost?: string;
}

/** Notes how long answers took and what they were. */
export class Latencies {
  readonly #samples: Sample[];

  constructor(samples: Sample[] = []) {
    this.#samples = samples;
  }

  /** @param status 0 for an answer that never came, `lost` for the reason. */
  note(ms: number, { status, lost }: Pick<Answer, 'status' | 'lost'>) {
    this.#samples.push({ at: performance.now(), ms, status, ...(lost === undefined ? {} : { lost }) });
  }

  get count() {
    return this.#samples.length;
  }

  /** The time in milliseconds below which this share of the answers stays. */
  quantile(share: number, samples: Sample[] = this.#samples): number {
    const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }

  /** A point in time for `since`. */
  mark(): number {
    return this.#samples.length;
  }

  /** What was noted after a mark. */
  since(mark: number): Latencies {
    return new Latencies(this.#samples.slice(mark));
  }

  /** What several have noted. */
  static of(...several: Latencies[]): Latencies {
    return new Latencies(several.flatMap((one) => one.#samples));
  }

  get p50() {
    return this.quantile(0.5);
  }

  get p99() {
    return this.quantile(0.99);
  }

  get longest() {
    return this.quantile(1);
  }

  /** How many answers had a status that `isMeant` says yes to; 0 is none at all. */
  countStatus(isMeant: (status: number) => boolean): number {
    return this.#samples.filter(({ status }) => isMeant(status)).length;
  }

  /** The longest time between two answers with success, in milliseconds. */
  get longestPause(): number {
    const times = this.#samples.filter(({ status }) => status >= 200 && status <= 299).map(({ at }) => at);
    return Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] as number)));
  }

  /** Why answers never came, and how many for each reason: 'ECONNRESET × 3'; 'none' where all came. */
  get losses(): string {
    return countEach(this.#samples.flatMap(({ lost }) => lost ?? []));
  }

  /** The same of all answers without success, by status where there is one: '503 × 2, ECONNRESET × 1'. */
  get failures(): string {
    return countEach(this.#samples.filter(({ status }) => status < 200 || status > 299).map(({ status, lost }) => lost ?? String(status)));
  }

  /** In how many different seconds an answer came that took longer: few are pauses of the whole, many are slowness. */
  slowSeconds(ms: number): number {
    return new Set(this.#samples.filter((sample) => sample.ms > ms).map(({ at }) => Math.floor(at / 1_000))).size;
  }

  /** The same figures of equal parts of the time, the first first: what shows that something grows. */
  parts(count: number): { quantile(share: number): number; count: number }[] {
    const times = this.#samples.map(({ at }) => at);
    const first = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const length = times.reduce((a, b) => Math.max(a, b), 0) - first;
    return Array.from({ length: count }, (_, part) => {
      const samples = this.#samples.filter(({ at }) => Math.min(count - 1, Math.floor(((at - first) / length) * count)) === part);
      return { quantile: (share: number) => this.quantile(share, samples), count: samples.length };
    });
  }
}

function countEach(reasons: string[]): string {
  const counts = Map.groupBy(reasons, (reason) => reason);
  return [...counts].map(([reason, all]) => `${reason} × ${all.length}`).join(', ') || 'none';
}

interface ProbeOptions {
  perSecond: number;
  /** How long to wait for an answer, in milliseconds. */
  patience?: number;
  into?: Latencies;
  /** Sent with each request beside what says that a page is wanted. */
  headers?: Record<string, string>;
  /** The address that each asks from (Input). */
  from?: () => string;
  /** Told of each answer. */
  look?: (answer: Answer, path: string) => void;
}

/** Who says that a page is wanted gets one, also where it only says that there is none now. */
const AS_BROWSERS = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/**
 * Asks for the paths in turn at a steady rate, whether or not earlier answers have come: what everybody else sees meanwhile.
 * @param url where; a function when it changes on the way.
 * @returns what ends it and waits for the last answer.
 */
export function probe(
  url: string | (() => string),
  paths: string[],
  { perSecond, patience = 30_000, into = new Latencies(), headers: own = {}, from: who, look = () => {} }: ProbeOptions,
): () => Promise<Latencies> {
  const open = new Set<Promise<void>>();
  const from = performance.now();
  let sent = 0;
  const ask = async (path: string) => {
    const start = performance.now();
    const headers = path.startsWith('/api/') ? own : { ...AS_BROWSERS, ...own };
    const answer = await call((typeof url === 'string' ? url : url()) + path, { patience, headers, ...(who ? { from: who() } : {}) });
    into.note(performance.now() - start, answer);
    look(answer, path);
  };
  const timer = setInterval(() => {
    for (const due = ((performance.now() - from) / 1_000) * perSecond; sent < due; sent++) {
      const asking = ask(paths[sent % paths.length] as string).finally(() => open.delete(asking));
      open.add(asking);
    }
  }, 5);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return into;
  };
}
