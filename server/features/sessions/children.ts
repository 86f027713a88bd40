import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#server/db/types.ts';
import {
  findChildAccount,
  hasChildsAddress,
  hasChildsNumber,
  hasParentsNumber,
  lockContactOfParent,
} from '#server/features/sessions/queries.ts';
import { sessionRefusals } from '#server/features/sessions/refusals.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** Whether an account is that of somebody younger than 18: it is not followed, and gets no newsletter. */
export async function isChild(db: Kysely<DB>, account: PublicAccount): Promise<boolean> {
  return account.kind === 'user' && (await findChildAccount(db, account.userId)) !== undefined;
}

/** Whether an address is that of a child's account, in whatever case. */
export function isChildsAddress(db: Kysely<DB>, email: string): Promise<boolean> {
  return hasChildsAddress(db, email);
}

/** Whether a number of ten digits is that of a child's account. */
export function isChildsNumber(db: Kysely<DB>, phoneNo: string): Promise<boolean> {
  return hasChildsNumber(db, phoneNo);
}

/** Nobody else agrees as a parent by this number or mailbox, is agreed for, or takes it for a child's own, until the transaction ends. */
export function lockParent(transaction: Transaction<DB>, contact: string): Promise<void> {
  return lockContactOfParent(transaction, contact);
}

/**
 * Lets no child take for their own the number by which a parent agrees, their own or another's.
 * @throws 409 'number_of_parent'.
 */
export async function refuseParentsNumber(transaction: Transaction<DB>, account: PublicAccount, phoneNo: string): Promise<void> {
  if (!(await isChild(transaction, account))) return;
  await lockParent(transaction, phoneNo);
  if (await hasParentsNumber(transaction, phoneNo)) throw sessionRefusals.numberOfParent();
}

/**
 * Lets nobody in to a child's account until a parent has agreed.
 * @throws 403 'waits_for_parent'.
 */
export async function requireParentsWord(db: Kysely<DB>, account: PublicAccount): Promise<void> {
  if (account.kind !== 'user') return;
  const child = await findChildAccount(db, account.userId);
  if (child && !child.agreed_at) throw sessionRefusals.waitsForParent();
}
