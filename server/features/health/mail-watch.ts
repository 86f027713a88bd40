import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { noteMailFails, noteMailGoes } from '#server/features/health/queries.ts';
import type { MailWatch } from '#server/mail/mailer.ts';

/** That mail goes is noted once in so many milliseconds: a newsletter would write it for every reader. */
const EVERY = 30_000;

/** Notes since when the mail server takes nothing, for all processes of the database together. */
export function watchMail(db: Kysely<DB>, log: FastifyBaseLogger): MailWatch {
  let quietUntil = 0;
  const note = (noting: Promise<void>) => {
    noting.catch(({ message: reason }) => log.warn({ reason }, 'whether mail goes out could not be noted'));
  };
  return {
    goes() {
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + EVERY;
      note(noteMailGoes(db));
    },
    fails(reason) {
      quietUntil = 0;
      note(noteMailFails(db, reason));
    },
  };
}
