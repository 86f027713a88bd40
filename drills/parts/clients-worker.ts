import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ClientsAsked } from '#drills/parts/clients.ts';

const { url, clients, during } = workerData as ClientsAsked;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const statuses: Record<string, number> = {};
const end = performance.now() + during;

await Promise.all(
  Array.from({ length: clients }, async () => {
    while (performance.now() < end) {
      const { status, again } = await ask();
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Who is told to come again does so, not at once.
      if (again) await delay(again);
    }
  }),
);
agent.destroy();
parentPort?.postMessage(statuses);

/** @returns the status, 0 for no answer, and after how many milliseconds to come again. */
function ask(): Promise<{ status: number; again: number }> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' };
  return new Promise((resolve) => {
    const request = get(url, { agent, headers }, (response) => {
      const again = Number(response.headers['retry-after'] ?? 0) * 1_000;
      response.resume().on('close', () => resolve({ status: response.complete ? (response.statusCode ?? 0) : 0, again }));
    });
    request.on('error', () => resolve({ status: 0, again: 0 }));
  });
}
