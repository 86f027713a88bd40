import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import type { Pulse } from '#server/db/pulse.ts';
import { isNearlyFull } from '#server/disk-full.ts';
import { refusals } from '#server/errors.ts';

interface Parts {
  pool: Pool;
  pulse: Pick<Pulse, 'isBeating'> | undefined;
}

/**
 * /healthz: the process runs. /readyz: the database answers, migrations are done, the disk has room and nothing is stopping
 * (contract §2). Neither waits for anything that may take long.
 */
export const health = fp(async (app: FastifyInstance, { pool, pulse }: Parts) => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({ success: true }));
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async () => {
    if (stopping || !(await answers())) throw refusals.unavailable();
    if (await isNearlyFull(app.context.config.DATA_DIR)) throw refusals.diskFull();
    return { success: true };
  });

  async function answers() {
    if (pulse) return pulse.isBeating;
    return pool.query('select 1').then(
      () => true,
      () => false,
    );
  }
});
