import type { Context } from '#server/context.ts';
import { selectPhoneViews } from '#server/features/phone-views/queries.ts';

/** The phone numbers that a user has seen, for the download of their own data. */
export async function collectPhoneViews({ db }: Pick<Context, 'db'>, userId: string) {
  const views = await selectPhoneViews(db, userId);
  return views.map((view) => ({ business: view.business_id, name: view.name, seenAt: view.created_at.toISOString() }));
}
