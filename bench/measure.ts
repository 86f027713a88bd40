export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Runs `ask` with `clients` at once for `seconds`, after a warm-up, and gives its rate and times. */
export async function measure(ask: (turn: number) => Promise<unknown>, clients: number, seconds: number): Promise<Figures> {
  await run(ask, clients, Math.min(1, seconds / 4));
  const times = await run(ask, clients, seconds);
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function run(ask: (turn: number) => Promise<unknown>, clients: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let turn = 0;
  const client = async () => {
    for (;;) {
      const start = performance.now();
      if (start > end) return;
      await ask(turn++);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}
