import type { Transaction } from 'kysely';
import { Refusal } from '#server/base/errors.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { welcome } from '#server/features/accounts/mail-welcome.ts';
import { linkOf, readLink, wrongParentLink } from '#server/features/child-accounts/parent-link.ts';
import { type ChildRow, hasAgreedBy, hasChildAt, lockUser, selectChildOfLink, setAgreed } from '#server/features/child-accounts/queries.ts';
import { agree } from '#server/features/consents/keep-consent.ts';
import { mailboxOf } from '#server/features/email-addresses/mailbox.ts';
import { isChildsNumber, lockParent } from '#server/features/sessions/children.ts';
import { childrenText } from '#shared/texts.ts';

const childAgrees = () => new Refusal(409, 'child_agrees', childrenText.childAgrees);

/** The child of a link, as its page asks about them: by their address alone, as the name is whatever somebody typed. Of a wrong link none. */
export async function findChild(context: Pick<Context, 'db' | 'signer'>, token: string) {
  const linkId = readLink(context, token);
  const child = linkId && (await selectChildOfLink(context.db, linkId));
  return child ? { email: child.email ?? '', isAgreed: child.agreed_at !== null } : undefined;
}

/**
 * Keeps that a parent agrees, by the link that their address got or their number has opened: the account opens, and the child is greeted. Again, it
 * changes nothing.
 * @throws 400 for a link that is none of ours, or whose account is gone or asks another parent by now; 409 where a child would agree.
 */
export async function agreeForChild(context: Context, token: string): Promise<void> {
  const linkId = linkOf(context, token);
  await context.db.transaction().execute(async (transaction) => {
    const asked = await selectChildOfLink(transaction, linkId);
    if (!asked) throw wrongParentLink();
    await lockUser(transaction, asked.user_id);
    const isFirst = await setAgreed(transaction, linkId);
    const child = await selectChildOfLink(transaction, linkId);
    if (!child?.email) throw wrongParentLink();
    if (!isFirst) return;
    await requireNoChild(transaction, child);
    const account = { kind: 'user', userId: child.user_id } as const;
    await agree(transaction, account, 'account', child.parent_email === null ? 'form' : 'link');
    await welcome(context, transaction, account, child.email);
  });
}

/**
 * A parent is no child, and a child no parent, whichever came first. It is said here, to who holds the link: a registration would tell anybody whose
 * addresses and numbers are those of children.
 * @throws 409 where the parent's address, however it is written, or number is of a child's account, and where the child's address has agreed for another.
 */
async function requireNoChild(transaction: Transaction<DB>, { email, parent_email, parent_phone }: ChildRow): Promise<void> {
  const own = mailboxOf(email ?? '');
  const parent = parent_email === null ? (parent_phone ?? '') : mailboxOf(parent_email);
  // In one order, as two may name each other.
  for (const contact of [own, parent].toSorted()) await lockParent(transaction, contact);
  const isChilds = await (parent_email === null ? isChildsNumber(transaction, parent) : hasChildAt(transaction, parent));
  if (isChilds || (await hasAgreedBy(transaction, own))) throw childAgrees();
}
