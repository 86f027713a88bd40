import type { Kysely } from 'kysely';
import type { DB } from '#server/db/types.ts';
import { nameBrowser } from '#server/features/sessions/name-browser.ts';
import { hashToken } from '#server/features/sessions/open-session.ts';
import { noteBrowser } from '#server/features/sessions/queries.ts';

/** Keeps with a session of the team what its browser says of itself, where that is a name. */
export async function nameSession(db: Kysely<DB>, token: string, userAgent: string | undefined): Promise<void> {
  await noteBrowser(db, hashToken(token), nameBrowser(userAgent));
}
