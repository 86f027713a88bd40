import type { Context } from '#server/context.ts';
import { welcome } from '#server/features/accounts/mail-welcome.ts';
import { childOf, readChildOf, wrongParentLink } from '#server/features/child-accounts/parent-link.ts';
import { lockUser, selectChild, setAgreed } from '#server/features/child-accounts/queries.ts';
import { agree } from '#server/features/consents/keep-consent.ts';

/** The child of a link, as its page asks about them: by their address alone, as the name is whatever somebody typed. Of a wrong link none. */
export async function findChild(context: Pick<Context, 'db' | 'signer'>, token: string) {
  const userId = readChildOf(context, token);
  const child = userId && (await selectChild(context.db, userId));
  return child ? { email: child.email ?? '', isAgreed: child.agreed_at !== null } : undefined;
}

/**
 * Keeps that a parent agrees, by the link that their address got or their number has opened: the account opens, and the child is greeted. Again, it
 * changes nothing.
 * @throws 400 for a link that is none of ours, or whose account is gone.
 */
export async function agreeForChild(context: Context, token: string): Promise<void> {
  const userId = childOf(context, token);
  await context.db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const isFirst = await setAgreed(transaction, userId);
    const child = await selectChild(transaction, userId);
    if (!child?.email) throw wrongParentLink();
    if (!isFirst) return;
    const account = { kind: 'user', userId } as const;
    await agree(transaction, account, 'account', child.parent_email === null ? 'form' : 'link');
    await welcome(context, transaction, account, child.email);
  });
}
