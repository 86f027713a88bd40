import type { Context } from '#server/context.ts';
import { selectCounts } from '#server/features/activity/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** What was counted around a business, for the download of its owner's data; it goes with the business. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  return account.kind === 'contractor' ? { activity: await selectCounts(db, account.businessId) } : {};
}
