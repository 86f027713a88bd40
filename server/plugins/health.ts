import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { refusals } from '#server/errors.ts';

/** /healthz: the process runs. /readyz: the database answers, migrations are done and nothing is stopping (contract §2). */
export const health = fp(async (app: FastifyInstance, { pool }: { pool: Pool }) => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent', schema: { hide: true } }, async () => ({ success: true }));
  app.get('/readyz', { logLevel: 'silent', schema: { hide: true } }, async () => {
    if (stopping) throw refusals.unavailable();
    await pool.query('select 1').catch(() => {
      throw refusals.unavailable();
    });
    return { success: true };
  });
});
