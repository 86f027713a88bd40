import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { currentAsker } from '#server/base/asker.ts';
import { createLimiter } from '#server/base/limiter.ts';
import { createFairQueue } from '#server/features/media/pictures/fair-queue.ts';
import type { Answer, Order, Works } from '#server/features/media/pictures/messages.ts';
import type { Fault } from '#server/features/media/pictures/picture-work.ts';
import { priceOfPicture } from '#server/features/media/pictures/price.ts';

/** The process could not be started, or was ended with the server: no word about the picture. */
export class PicturesAway extends Error {}

/** The picture is not taken. */
export class PictureRefused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

export interface PictureProcess {
  /**
   * In turn with those of others (fair-queue.ts).
   * @throws PictureRefused, also when the process ended by this picture or did not come to an end with it; PicturesAway, QueueFull.
   */
  encode: Works['encode'];
  /** @throws WaitTooLong when a picture of whoever asks would not be begun in time. */
  admit(): void;
  /** @throws PicturesAway, QueueFull, WaitTooLong. */
  share: Works['share'];
  /** @throws PicturesAway */
  draw: Works['draw'];
  /** @throws PicturesAway */
  brand: Works['brand'];
  /** Process id while it runs. */
  pid(): number | undefined;
  /** Ends it; what it works on is given up. */
  close(): Promise<void>;
}

export interface PictureProcessOptions {
  /** Told in one line when the process ended by itself, or had to be ended. */
  onEnd?: (line: string) => void;
  /** How long one picture may take. Milliseconds. */
  patience?: number;
  /** After how long without a picture it is ended. Milliseconds. */
  idle?: number;
}

/** What it gets of the settings: it has to do with no secret. */
const PASSED_ON = ['HOME', 'LD_LIBRARY_PATH', 'NODE_COMPILE_CACHE', 'NODE_ENV', 'PATH', 'SystemRoot', 'TMPDIR'];

/** Two pictures at once at most. What one took goes back to the machine with its end: glibc's allocator would keep 60 MB of it. */
const BOUNDS = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Pixels are not in V8's heap, which holds the program alone (MB). `gc`: their buffers are, until they are collected. */
const SMALL = ['--max-old-space-size=48', '--max-semi-space-size=1', '--expose-gc'];

/** Seconds that whoever comes anew waits for their first picture at most: who is told to come back knows at least. */
const LONGEST_WAIT = 5;

/** One of our own in its largest width, made a JPEG. */
const SHARED_PRICE = 0.1;

/** What met another's end is begun once more. */
const TRIES = 2;

const TOO_LONG = 'a picture took too long';
const CLOSED = 'the server ends';

interface Job {
  order: Order;
  tries: number;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
}

/**
 * Works on pictures in a process of its own, which is started for the first of them and ended when there are none: what their decoders
 * take, break or let in stays there (docs/decisions/100-nothing-stops-the-site.md).
 */
export function createPictureProcess({ onEnd = () => {}, patience = 30_000, idle = 10_000 }: PictureProcessOptions = {}): PictureProcess {
  const jobs = new Map<number, Job>();
  let child: ChildProcess | undefined;
  let lastId = 0;
  let isClosed = false;
  let resting: NodeJS.Timeout | undefined;
  // One of strangers at a time: when the process ends, it is known by which. Beside it what is our own: how much that is, the demo says.
  const [uploads, shares] = [createFairQueue(64, LONGEST_WAIT), createFairQueue(32, LONGEST_WAIT)];
  const drawInTurn = createLimiter(2, Number.POSITIVE_INFINITY);

  const end = () => {
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
  };
  const settle = (id: number, finish: (job: Job) => void) => {
    const job = jobs.get(id);
    if (!job) return;
    clearTimeout(job.timer);
    jobs.delete(id);
    finish(job);
    clearTimeout(resting);
    if (jobs.size === 0) resting = setTimeout(end, idle).unref();
  };
  const hear = (answer: Answer) => {
    if (answer === 'ready') return;
    settle(answer.id, ({ resolve, reject }) => {
      if ('result' in answer) resolve(answer.result as never);
      else reject('fault' in answer ? new PictureRefused(answer.fault) : new Error(answer.failure));
    });
  };
  const refuse = (id: number, why: string) =>
    settle(id, ({ order, reject }) => reject(order.work === 'encode' ? new PictureRefused('unreadable') : new PicturesAway(why)));
  const fail = (id: number, why: string) => settle(id, ({ reject }) => reject(new PicturesAway(why)));
  /** @param at the work that it ended by, if by any. */
  const goOn = (reason: string, at?: Order['work']) => {
    onEnd(reason);
    for (const [id, { order, tries }] of [...jobs]) {
      if (order.work === at) refuse(id, reason);
      else if (tries >= TRIES) fail(id, reason);
      else send(id);
    }
  };
  const begin = () => {
    let isReady = false;
    const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
    const started = fork(new URL('./picture-child.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: SMALL,
      env: { ...env, ...BOUNDS },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const over = (reason: string) => {
      // Ended by us: who did that has said what becomes of its orders.
      if (child !== started) return;
      child = undefined;
      goOn(reason, isReady ? 'encode' : undefined);
    };
    started.on('message', (answer: Answer) => {
      isReady = true;
      hear(answer);
    });
    started.on('error', (error) => over(error.message));
    started.on('exit', (code, signal) => over(`it ended with ${signal ?? code}`));
    return started;
  };
  const send = (id: number) => {
    const job = jobs.get(id);
    if (!job) return;
    clearTimeout(resting);
    clearTimeout(job.timer);
    job.tries += 1;
    job.timer = setTimeout(() => {
      end();
      refuse(id, TOO_LONG);
      goOn(TOO_LONG);
    }, patience);
    try {
      child ??= begin();
      // What cannot be sent ends with the process.
      child.send(job.order, () => {});
    } catch (error) {
      fail(id, (error as Error).message);
    }
  };
  const give = (order: Order) =>
    new Promise<never>((resolve, reject) => {
      jobs.set(order.id, { order, tries: 0, resolve, reject });
      if (isClosed) fail(order.id, CLOSED);
      else send(order.id);
    });

  return {
    encode: (...input) => uploads.run(currentAsker(), priceOfPicture(input[0]), () => give({ id: ++lastId, work: 'encode', input })),
    admit: () => uploads.admit(currentAsker()),
    async share(...input) {
      const asker = currentAsker();
      shares.admit(asker);
      return shares.run(asker, SHARED_PRICE, () => give({ id: ++lastId, work: 'share', input }));
    },
    draw: (...input) => drawInTurn(() => give({ id: ++lastId, work: 'draw', input })),
    brand: (...input) => drawInTurn(() => give({ id: ++lastId, work: 'brand', input })),
    pid: () => child?.pid,
    async close() {
      isClosed = true;
      const gone = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      end();
      for (const id of [...jobs.keys()]) fail(id, CLOSED);
      clearTimeout(resting);
      await gone;
    },
  };
}
