import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { forgetMentions, forgetReporter, selectMade } from '#server/features/reports/queries.ts';
import { FORGOTTEN, type Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The reports that an account has made, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const rows = await selectMade(db, account.kind === 'user' ? { userId: account.userId } : { businessId: account.businessId });
  return {
    reports: rows.map(({ kind, name, business_id, reason, message, created_at }) => ({
      of: kind,
      business: business_id,
      businessName: name,
      reason,
      message,
      reportedAt: created_at.toISOString(),
    })),
  };
}

/** Takes the words out of the reports that an account has made, and its proven e-mail out of what was reported without one. */
export async function forget(transaction: Transaction<DB>, { account, mentions, traces }: Person): Promise<void> {
  await forgetReporter(transaction, account);
  await forgetMentions(transaction, { mentions, traces, by: FORGOTTEN });
}
