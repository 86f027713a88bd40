import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Stage } from '#drills/parts/stage.ts';

export interface ClientsAsked {
  url: string;
  clients: number;
  /** Milliseconds. */
  during: number;
}

/**
 * So many browsers that ask for one page, each again when it is answered or when it was told to. They have a thread of their own: what
 * is measured beside them does not wait for them.
 * @returns how many answers had which status, 0 for none.
 */
export async function askByMany(stage: Stage, asked: ClientsAsked): Promise<Record<string, number>> {
  const worker = new Worker(new URL('./clients-worker.ts', import.meta.url), { workerData: asked });
  stage.cleanUp(() => worker.terminate());
  const [statuses] = (await once(worker, 'message')) as [Record<string, number>];
  return statuses;
}
