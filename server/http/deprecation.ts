import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { CallSchemas } from '#shared/calls/call-table.ts';

/** Says in the answers of calls that will go since when they are deprecated (RFC 9745), and when they go (RFC 8594). */
export const deprecation = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const { deprecated } = (routeOptions.config.zod ?? {}) as Partial<CallSchemas>;
    if (!deprecated) return;
    reply.header('deprecation', `@${Date.parse(deprecated.since) / 1_000}`).header('sunset', new Date(deprecated.until).toUTCString());
  });
});
