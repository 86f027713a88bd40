import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

/** Rounds of a loop: some milliseconds, as an answer of the product takes. */
const WORK = 2_000_000;

const server = createServer((_request, response) => {
  let sum = 0;
  for (let round = 0; round < WORK; round++) sum = (sum + round * 7) | 0;
  response.end(String(sum));
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
