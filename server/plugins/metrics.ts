import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { lastBackupSeconds } from '#server/backup/nightly-backup.ts';

/** Figures of the process and of every route at /metrics, for Prometheus. Routes are named by pattern: no ids, no words of a search. */
export const metrics = fp(async (app: FastifyInstance, { pool, backups }: { pool: Pool; backups: string | undefined }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the main pool, by what they do',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  if (backups) {
    new Gauge({
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the newest backup in BACKUP_DIR was begun; 0 when there is none',
      registers: [registry],
      async collect() {
        this.set(await lastBackupSeconds(backups));
      },
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics());
  });
});
