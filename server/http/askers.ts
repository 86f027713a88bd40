import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { asking } from '#server/base/asker.ts';
import { accountOf } from '#server/features/sessions/viewers.ts';
import { networkOf } from '#server/routes/rate-limits.ts';

/** Methods that bring no pictures. */
const READING = new Set(['GET', 'HEAD']);

/** Says for whom a call or a form is worked on, to what takes turns (fair-queue.ts). */
export const askers = fp(async (app: FastifyInstance) => {
  // The last hook before the handler: bodies have been read, which ends what was said before.
  app.addHook('preHandler', ({ method, ip, viewer }, _reply, done) => {
    if (READING.has(method)) return done();
    const by = { network: networkOf(ip ?? '', 3), account: accountOf(viewer) };
    asking({ ...by, countPictures: (count) => app.countPictures(by, count) }, done);
  });
});
