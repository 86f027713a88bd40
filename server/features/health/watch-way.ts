import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { type FailingWay, noteFails, noteGoes } from '#server/features/health/queries.ts';
import type { MailWatch } from '#server/mail/mailer.ts';

/** That something goes is noted once in so many milliseconds: a newsletter would write it for every reader. */
const EVERY = 30_000;

/** Notes since when a way by which something leaves the site takes nothing, for all processes of the database together. */
export function watchWay(db: Kysely<DB>, log: FastifyBaseLogger, name: FailingWay): MailWatch {
  let quietUntil = 0;
  const note = (noting: Promise<void>) => {
    noting.catch(({ message: reason }) => log.warn({ reason }, 'whether mail and messages go out could not be noted'));
  };
  return {
    goes() {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + EVERY;
      note(noteGoes(db, name));
    },
    fails(reason) {
      quietUntil = 0;
      note(noteFails(db, name, reason));
    },
  };
}
