import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { Count, FromPrimary, FromWorker, Question } from '#server/workers/messages.ts';

/** What a worker may ask of its primary. */
export interface Link {
  /** Counts a call among those of all workers. @throws when the primary does not answer. */
  count(key: string, timeWindow: number): Promise<Count>;
  /** The figures of all workers as text. @throws when the primary does not answer. */
  collectFigures(): Promise<string>;
}

/** How long an answer is waited for, in milliseconds. */
const PATIENCE = { count: 500, figures: 5_000 };

let asked = 0;
const waiting = new Map<number, (answer: Count | string) => void>();

/** The link to the primary, in a worker; a process that serves alone has none. */
export function findLink(): Link | undefined {
  if (!cluster.isWorker) return undefined;
  hear();
  return {
    count: (key, timeWindow) => ask({ ask: 'count', key, timeWindow }),
    collectFigures: () => ask({ ask: 'figures' }),
  };
}

/** Says that this worker serves, and on which address. */
export function tellReady(address: string): void {
  tell({ kind: 'ready', address });
}

/** @param end is called once when the primary stops. */
export function onStop(end: () => void): void {
  process.on('message', ({ kind }: FromPrimary) => {
    if (kind === 'stop') end();
  });
}

/** Gives this worker's figures to the primary whenever it asks for them. */
export function shareFigures(registry: Registry): void {
  process.on('message', async (message: FromPrimary) => {
    if (message.kind !== 'give-figures') return;
    tell({ kind: 'own-figures', number: message.number, figures: await registry.getMetricsAsJSON() });
  });
}

let isHearing = false;

function hear() {
  if (isHearing) return;
  isHearing = true;
  process.on('message', (message: FromPrimary) => {
    if (message.kind !== 'answer') return;
    waiting.get(message.number)?.(message.answer);
  });
}

function ask<Answer extends Count | string>(question: Question): Promise<Answer> {
  asked += 1;
  const number = asked;
  return new Promise((resolve, reject) => {
    // Not at once: where this process was held up, the answer waits to be read.
    const giveUp = () => {
      if (waiting.delete(number)) reject(new Error('the primary does not answer'));
    };
    const timer = setTimeout(() => setImmediate(giveUp), PATIENCE[question.ask]);
    waiting.set(number, (answer) => {
      clearTimeout(timer);
      waiting.delete(number);
      resolve(answer as Answer);
    });
    tell({ kind: 'question', number, question });
  });
}

/** A primary that is gone hears nothing; this process ends with it. */
function tell(message: FromWorker) {
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}
