import { call } from '#drills/parts/call.ts';

interface Sample {
  at: number;
  ms: number;
  status: number;
}

/** Notes how long answers took and what they were. */
export class Latencies {
  readonly #samples: Sample[] = [];
  readonly #from = performance.now();

  /** @param status 0 for an answer that never came. */
  note(ms: number, status: number) {
    this.#samples.push({ at: performance.now() - this.#from, ms, status });
  }

  get count() {
    return this.#samples.length;
  }

  /** The time in milliseconds below which this share of the answers stays. */
  quantile(share: number, samples: Sample[] = this.#samples): number {
    const sorted = samples.map(({ ms }) => ms).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
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

  /** The same figures of equal parts of the time, the first first: what shows that something grows. */
  parts(count: number): { quantile(share: number): number; count: number }[] {
    const last = this.#samples.at(-1)?.at ?? 0;
    return Array.from({ length: count }, (_, part) => {
      const samples = this.#samples.filter(({ at }) => Math.min(count - 1, Math.floor((at / last) * count)) === part);
      return { quantile: (share: number) => this.quantile(share, samples), count: samples.length };
    });
  }
}

/**
 * Asks for the paths in turn at a steady rate, whether or not earlier answers have come: what everybody else sees meanwhile.
 * @returns what ends it and waits for the last answer.
 */
export function probe(
  url: string,
  paths: string[],
  { perSecond, patience = 30_000, into = new Latencies() }: { perSecond: number; patience?: number; into?: Latencies },
): () => Promise<Latencies> {
  const open = new Set<Promise<void>>();
  const from = performance.now();
  let sent = 0;
  const ask = async (path: string) => {
    const start = performance.now();
    const { status } = await call(url + path, { patience });
    into.note(performance.now() - start, status);
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
