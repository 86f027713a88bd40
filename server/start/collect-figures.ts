import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Figures, FromPrimary, FromWorker } from '#server/workers/messages.ts';

/** How long a worker may take to tell its figures; one that takes longer is left out. Milliseconds. */
const PATIENCE = 1_000;

let asked = 0;

/** The figures of all workers as one text for Prometheus: each is added up as its metric says, most are sums. */
export async function collectFigures(workers: Worker[]): Promise<string> {
  const told = await Promise.all(workers.map(askWorker));
  return AggregatorRegistry.aggregate(told.filter((figures) => figures !== undefined)).metrics();
}

function askWorker(worker: Worker): Promise<Figures | undefined> {
  asked += 1;
  const number = asked;
  return new Promise((resolve) => {
    const hear = (message: FromWorker) => {
      if (message.kind === 'own-figures' && message.number === number) done(message.figures);
    };
    const done = (figures?: Figures) => {
      clearTimeout(timer);
      worker.off('message', hear);
      resolve(figures);
    };
    const timer = setTimeout(done, PATIENCE);
    worker.on('message', hear);
    if (!worker.isConnected()) return done();
    worker.send({ kind: 'give-figures', number } satisfies FromPrimary, (error) => error && done());
  });
}
