import type { Kysely, Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import {
  deleteInvitationsTo,
  deleteInvitationsToNumberOf,
  findProven,
  selectOfBusiness,
  selectOfUser,
  selectOwn,
} from '#server/features/business-people/queries.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The businesses that a user works or has worked for, and those that have invited what they have proven; of a business, whom it has invited. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = account.kind === 'user' ? await selectForUser(db, account.userId) : await selectOfBusiness(db, account.businessId);
  return {
    people: rows.map(({ business_id, name, role, state, email, phone_no, created_at, joined_at, ended_at }) => ({
      ...{ business: business_id, businessName: name, role, state, contact: email ?? phone_no ?? '' },
      ...{ invitedAt: created_at.toISOString(), joinedAt: joined_at?.toISOString() ?? null, endedAt: ended_at?.toISOString() ?? null },
    })),
  };
}

async function selectForUser(db: Kysely<DB>, userId: string) {
  const proven = await findProven(db, userId);
  const waiting = proven ? (await selectOwn(db, userId, proven)).filter(({ state }) => state === 'invited') : [];
  return [...(await selectOfUser(db, userId)), ...waiting];
}

/** Takes invitations to a proven address or number away; what a user was to businesses goes with the user. */
export async function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<void> {
  if (email) await deleteInvitationsTo(transaction, email);
  if (account.kind === 'user') await deleteInvitationsToNumberOf(transaction, account.userId);
}
