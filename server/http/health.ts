import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { isNearlyFull } from '#server/base/disk-full.ts';
import { refusals } from '#server/base/errors.ts';
import { type Fitness, findUnfitness } from '#server/db/fitness.ts';
import type { Heartbeat } from '#server/db/heartbeat.ts';

interface Parts {
  pool: Pool;
  heartbeat: Pick<Heartbeat, 'isBeating'> | undefined;
  fitness: Pick<Fitness, 'isFit'> | undefined;
}

/** How long is waited for the disk to say how full it is. Milliseconds. */
const LONGEST_LOOK = 30;

/**
 * /healthz: the process runs. /readyz: the database answers and has what this version reads and writes, the disk has room and nothing is
 * stopping (docs/product/calls.md). Neither waits for anything that may take long: whether the database answers is known from the heartbeat, and
 * what it has from the last look, which have connections of their own.
 */
export const health = fp(async (app: FastifyInstance, { pool, heartbeat, fitness }: Parts) => {
  let stopping = false;
  let wasFull = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({ success: true }));
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async () => {
    if (stopping || !(await answers())) throw refusals.unavailable();
    if (await isFull()) throw refusals.diskFull();
    return { success: true };
  });

  /** What the disk says, or said last: while pictures and packing take all threads, its answer would wait for them. */
  async function isFull() {
    const asking = isNearlyFull(app.context.config.DATA_DIR).then((is) => {
      wasFull = is;
    });
    await Promise.race([asking, delay(LONGEST_LOOK, undefined, { ref: false })]);
    return wasFull;
  }

  async function answers() {
    if (heartbeat && fitness) return heartbeat.isBeating && fitness.isFit;
    return findUnfitness(pool).then(
      (reason) => reason === undefined,
      () => false,
    );
  }
});
