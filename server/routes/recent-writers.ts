import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { getWritePosition } from '#server/db/replicas.ts';
import { cookieAttributes } from '#server/routes/cookie-attributes.ts';

/** Up to where the database's log must be replayed before a replica shows what the browser wrote. */
const POSITION_COOKIE = 'nirmaan_lsn';

/** Seconds; a replica that is further behind may show the writer the state before. */
const LIFETIME = 60;

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Who has written reads what they wrote: every call that changed something says where in the log it ended. Needed with replicas alone. */
export const recentWriters = fp(async (app: FastifyInstance) => {
  const { config, db } = app.context;
  if (!config.DATABASE_REPLICA_URLS) return;
  const attributes = { ...cookieAttributes(config), maxAge: LIFETIME };
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (READING.has(request.method) || reply.statusCode < 200 || reply.statusCode > 299) return;
    try {
      reply.setCookie(POSITION_COOKIE, await getWritePosition(db), attributes);
    } catch (error) {
      // What was written is written: the call does not fail for it.
      request.log.warn({ err: error }, 'position of a write unknown');
    }
  });
});

/** The position of the browser's last write, if it wrote lately. */
export function lastWriteLsnOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const position = cookies[POSITION_COOKIE];
  return position !== undefined && POSITION.test(position) ? position : undefined;
}
