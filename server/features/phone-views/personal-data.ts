import type { Context } from '#server/context.ts';
import { selectPhoneViews } from '#server/features/phone-views/queries.ts';
import type { PublicAccount } from '#server/features/sessions/session.ts';

/** The phone numbers that an account has seen, for the download of its own data; they go with the account. */
export async function collect({ db }: Pick<Context, 'db'>, account: PublicAccount) {
  const views = await selectPhoneViews(db, account);
  return { phoneViews: views.map((view) => ({ business: view.business_id, name: view.name, seenAt: view.created_at.toISOString() })) };
}
