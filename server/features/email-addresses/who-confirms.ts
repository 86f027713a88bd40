import type { Kysely, Transaction } from 'kysely';
import type { Viewer } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { hasOwner } from '#server/features/email-addresses/proof-queries.ts';
import { emailRefusals } from '#server/features/email-addresses/refusals.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/**
 * Whether somebody may confirm by a mailed link that an address belongs to an account: who is signed in to the account itself. Whoever reads the mailbox
 * may never have seen the account that names it, and what is theirs would be its maker's (docs/decisions/040-accounts.md). To a business that nobody has
 * come in to nobody is signed in.
 */
export async function mayConfirm(db: Kysely<DB>, viewer: Viewer, account: PublicAccount, locks = false): Promise<boolean> {
  if (account.kind === 'user') return viewer.kind === 'user' && viewer.userId === account.userId;
  const isAccount = viewer.kind === 'contractor' && !viewer.member && viewer.businessId === account.businessId;
  return isAccount || !(await hasOwner(db, account.businessId, locks));
}

/** The same, which holds until the transaction ends. @throws 403 for everybody else. */
export async function requireAccount(transaction: Transaction<DB>, viewer: Viewer, account: PublicAccount): Promise<void> {
  if (!(await mayConfirm(transaction, viewer, account, true))) throw emailRefusals.logInFirst();
}

/** What the page of a mailed link says of the account that names an address. */
export interface AddressAsked {
  email: string;
  kind: PublicAccount['kind'];
  /** What the account is called. */
  name: string;
  /** Whether whoever asks may confirm it. */
  isOpen: boolean;
}
