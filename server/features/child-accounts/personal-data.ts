import type { Context } from '#server/context.ts';
import { selectChild } from '#server/features/child-accounts/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Which parent was asked, for the download of an account's own data. What is kept goes with the account by itself. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind !== 'user') return {};
  const child = await selectChild(db, account.userId);
  if (!child) return { parent: null };
  const { parent_email: email, parent_phone: phoneNo, asked_at, agreed_at } = child;
  return { parent: { email, phoneNo, askedAt: asked_at.toISOString(), agreedAt: agreed_at?.toISOString() ?? null } };
}
