import type { Context } from '#server/context.ts';
import type { PublicAccount } from '#server/features/accounts/find-addressee.ts';
import { selectPhoneViews } from '#server/features/phone-views/queries.ts';

/** The phone numbers that an account has seen, for the download of its own data. */
export async function collectPhoneViews({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const views = await selectPhoneViews(db, account);
  return views.map((view) => ({ business: view.business_id, name: view.name, seenAt: view.created_at.toISOString() }));
}
