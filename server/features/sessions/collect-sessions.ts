import type { Context } from '#server/context.ts';
import { selectSessionsOf } from '#server/features/sessions/queries.ts';
import type { SignedIn } from '#server/features/sessions/session.ts';

/** When an account signed in, for the download of its own data. */
export async function collectSessions({ db }: Pick<Context, 'db'>, account: SignedIn) {
  const rows = await selectSessionsOf(db, account);
  return rows.map((row) => ({ createdAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() }));
}
