import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Stage } from '#drills/parts/stage.ts';

/**
 * A server beside the product whose every answer takes the same work: how much slower it becomes is how much slower the machine became.
 * @returns its address.
 */
export async function startYardstick(stage: Stage): Promise<string> {
  const worker = new Worker(new URL('./yardstick-worker.ts', import.meta.url));
  stage.cleanUp(() => worker.terminate());
  const [port] = (await once(worker, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
}
