import type { Transaction } from 'kysely';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findOwnMerge, forgetUser } from '#server/features/duplicates/merge-queries.ts';
import { returnsUntil } from '#server/features/removed-things/view.ts';
import type { Person } from '#server/features/sessions/data-subject.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** With whom the team has merged an entry, and what is kept of it to undo that, for the download of its own data. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  if (account.kind !== 'contractor') return {};
  const merge = await findOwnMerge(db, account.businessId);
  if (!merge) return { merge: null };
  const [held = {}] = merge.held;
  const { business_id: _, ...before } = held;
  return { merge: { into: merge.name, mergedAt: merge.merged_at.toISOString(), keptUntil: returnsUntil(merge.merged_at), before } };
}

/** Takes a user from what undoes merges; what there is of a business goes with it. */
export async function forget(transaction: Transaction<DB>, { account }: Person): Promise<void> {
  if (account.kind === 'user') await forgetUser(transaction, account.userId);
}
