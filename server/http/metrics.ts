import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/base/config.ts';
import { refusals } from '#server/base/errors.ts';
import { causeName } from '#server/features/health/health-counter.ts';
import { registerHealthFigures } from '#server/features/health/health-figures.ts';
import { findLink, shareFigures } from '#server/workers/link.ts';

/**
 * Figures of the process, or of all workers together, and of every route at /metrics, for Prometheus. Routes are named by pattern: no
 * ids, no words of a search.
 */
export const metrics = fp(async (app: FastifyInstance, { pool, config }: { pool: Pool; config: Config }) => {
  const { METRICS_TOKEN } = config;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const link = findLink();
  if (link) shareFigures(registry);
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
  new Gauge({
    name: 'worker_processes',
    help: 'Processes that these figures are of: what is no rate is their sum',
    registers: [registry],
    collect() {
      this.set(1);
    },
  });
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers from 500 on of this process, or of its workers together, by cause',
    labelNames: ['cause'],
    registers: [registry],
  });
  const cached = new Counter({
    name: 'response_cache_answers_total',
    help: 'Pages and answers of calls that can be kept, by how the response cache came to them (Cache-Status)',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });
  registerHealthFigures(registry, app.context);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { cacheStatus: status } = request;
    if (status) cached.inc({ kind: route === '/*' ? 'page' : 'call', status });
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    // Programs that ask whether the site is there meet no failure, they are told of one.
    if (reply.statusCode >= 500 && request.routeOptions.logLevel !== 'silent') {
      const cause = causeName(request.failureCause ?? 'page');
      failures.inc({ cause });
      app.context.health.count('failure', cause);
    }
    done();
  });
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, METRICS_TOKEN)) throw refusals.notAllowed();
    return reply.type(registry.contentType).send(await (link ? link.collectFigures() : registry.metrics()));
  });
});

/** Headers by which a proxy says that it passes on what somebody else asked. */
const PASSED_ON = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;

/** Whether this machine itself asks: a proxy on it asks for others. */
function isFromHere({ headers, ip, socket }: FastifyRequest) {
  return LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK.test(ip) && !PASSED_ON.some((name) => name in headers);
}

function hasToken({ headers }: FastifyRequest, token: string | undefined) {
  if (token === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
