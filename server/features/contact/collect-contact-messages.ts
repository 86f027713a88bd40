import type { Context } from '#server/context.ts';
import { type Sender, selectSent } from '#server/features/contact/queries.ts';

/** The messages to the team that an account has sent, for the download of its own data. */
export async function collectContactMessages({ db }: Pick<Context, 'db'>, sender: Sender) {
  const rows = await selectSent(db, sender);
  return rows.map(({ created_at, ...message }) => ({ ...message, sentAt: created_at.toISOString() }));
}
