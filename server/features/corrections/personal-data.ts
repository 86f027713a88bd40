import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { fieldsThatWait } from '#server/features/businesses/waiting-changes/hold-changes.ts';
import { findSuggester } from '#server/features/corrections/find-suggester.ts';
import { deleteMade, forgetMentions, selectMade, selectOf } from '#server/features/corrections/list-queries.ts';
import { presentOwnersCorrection, presentValue } from '#server/features/corrections/view.ts';
import { FORGOTTEN, type Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What an account has suggested, and for a business what was suggested of it, for the download of its own data. */
export async function collect(context: Pick<Context, 'db' | 'config'>, account: PublicAccount) {
  const { db } = context;
  const made = await selectMade(db, (await findSuggester(db, account)) ?? { account });
  const corrections = made.map((row) => ({
    business: row.business_id,
    businessName: row.name,
    field: row.field,
    value: presentValue(row.value),
    source: row.source,
    state: row.state,
    reason: row.reason,
    sentAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
  if (account.kind === 'user') return { corrections };
  const waiting = fieldsThatWait(context, 'approved');
  const ofYours = await selectOf(db, account.businessId);
  return { corrections, correctionsOfYours: ofYours.map((row) => presentOwnersCorrection(row, waiting)) };
}

/** Takes what somebody has suggested away, and their proven e-mail out of what others have written. */
export async function forget(transaction: Transaction<DB>, { account, email, mentions, traces }: Person): Promise<void> {
  await deleteMade(transaction, { account, email });
  await forgetMentions(transaction, { mentions, traces, by: FORGOTTEN });
}
