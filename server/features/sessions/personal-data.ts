import type { Context } from '#server/context.ts';
import { selectSessionsOf } from '#server/features/sessions/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** When an account signed in, for the download of its own data. Its sessions go with it. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectSessionsOf(db, account);
  return { sessions: rows.map((row) => ({ createdAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() })) };
}
