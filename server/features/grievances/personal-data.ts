import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { type Complainant, forgetComplainant, selectMade } from '#server/features/grievances/queries.ts';
import { FORMER_USER, type Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

const complainantOf = (account: PublicAccount): Complainant =>
  account.kind === 'user' ? { userId: account.userId } : { businessId: account.businessId };

/** The complaints that an account has made, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectMade(db, complainantOf(account));
  return {
    grievances: rows.map(({ number, kind, page, message, name, email, action, outcome, created_at, decided_at }) => ({
      number: number,
      kind,
      page,
      message,
      name,
      email,
      action,
      outcome,
      sentAt: created_at.toISOString(),
      decidedAt: decided_at?.toISOString() ?? null,
    })),
  };
}

/** Takes name, e-mail and words out of the complaints of an account, and of those that came from its proven e-mail without it. */
export async function forget(transaction: Transaction<DB>, { account, email }: Person): Promise<void> {
  await forgetComplainant(transaction, complainantOf(account), email, FORMER_USER);
}
