import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/base/config.ts';
import { WorkerFailed } from '#server/base/start-error.ts';
import { CallCounts } from '#server/routes/call-counts.ts';
import { collectFigures } from '#server/start/collect-figures.ts';
import { startDatabase } from '#server/start/start-database.ts';
import type { FromPrimary, FromWorker } from '#server/workers/messages.ts';

/** A worker that does not end by itself in this time is ended by force. Milliseconds. */
const LONGEST_STOP = 8_000;

/** One that ends so soon after its start is started again after a pause, each time a longer one. Milliseconds. */
const SHORT_LIFE = 10_000;
const PAUSES = [0, 500, 1_000, 2_000, 5_000];

/**
 * Serves with several processes on one port (docs/decisions/070-read-replicas.md#several-processes-on-one-port). This one starts the database, prepares it, takes
 * connections and hands them to the workers in turn; it counts what is limited and adds up their figures. A worker that ends is
 * followed by another.
 * @returns the address that they listen on and `stop`, which lets the workers finish their open requests and ends the database.
 * @throws WorkerFailed when the first worker cannot be started.
 */
export async function startWorkers(config: Config, log: FastifyBaseLogger) {
  const database = await startDatabase(config, log);
  const counts = new CallCounts();
  const ready = new Set<Worker>();
  let isStopping = false;

  const launch = () => {
    const worker = cluster.fork();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') ready.add(worker);
      if (message.kind !== 'question') return;
      const { number, question } = message;
      if (question.ask === 'count') return tell(worker, { kind: 'answer', number, answer: counts.add(question.key, question.timeWindow) });
      collectFigures([...ready]).then(
        (answer) => tell(worker, { kind: 'answer', number, answer }),
        (error) => log.error({ err: error }, 'the figures of the workers could not be added up'),
      );
    });
    worker.once('exit', () => ready.delete(worker));
    return worker;
  };

  /** Keeps one worker running from now on. */
  const keep = async (worker: Worker, early = 0): Promise<void> => {
    const from = performance.now();
    const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null];
    if (isStopping) return;
    const tries = performance.now() - from < SHORT_LIFE ? early + 1 : 0;
    log.error({ worker: worker.process.pid, code, signal }, 'a worker ended by itself: another one is started');
    await delay(PAUSES[Math.min(tries, PAUSES.length - 1)], undefined, { ref: false });
    if (!isStopping) await keep(launch(), tries);
  };

  const stop = async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        const gone = once(worker, 'exit');
        tell(worker, { kind: 'stop' });
        const timer = setTimeout(() => worker.process.kill('SIGKILL'), LONGEST_STOP);
        await gone;
        clearTimeout(timer);
      }),
    );
    await database.close();
  };

  try {
    // One after the other: what keeps the first from starting is said once.
    const first = launch();
    const address = await untilReady(first);
    void keep(first);
    const others = Array.from({ length: config.WORKERS - 1 }, launch);
    const started = Promise.allSettled(others.map(untilReady));
    for (const worker of others) void keep(worker);
    await started;
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilReady(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve(message.address);
    });
    worker.once('exit', () => reject(new WorkerFailed('a worker could not be started')));
  });
}

/** One that is ending hears nothing any more. */
function tell(worker: Worker, message: FromPrimary) {
  if (worker.isConnected()) worker.send(message, () => {});
}
