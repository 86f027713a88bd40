import { Worker } from 'node:worker_threads';
import type { Stage } from '#drills/parts/stage.ts';

/** Rounds of a loop: some milliseconds, as an answer of the product takes. */
const WORK = 2_000_000;

/**
 * A server beside the product whose every answer takes the same work: how much slower it becomes is how much slower the machine became.
 * @returns its address.
 */
export async function startYardstick(stage: Stage): Promise<string> {
  const worker = new Worker(serve, { eval: true, workerData: WORK });
  stage.cleanUp(() => worker.terminate());
  const port = await new Promise<number>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return `http://127.0.0.1:${port}`;
}

const serve = `
  const { createServer } = require('node:http');
  const { parentPort, workerData } = require('node:worker_threads');
  const server = createServer((_request, response) => {
    let sum = 0;
    for (let round = 0; round < workerData; round++) sum = (sum + round * 7) | 0;
    response.end(String(sum));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;
